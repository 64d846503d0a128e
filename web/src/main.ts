import { mount } from 'svelte'
import './styles/tokens.css'
import './styles/shared.css'
import './styles/page.css'
import App from './App.svelte'
import { openAudioOnGesture } from './lib/sound'
import { words } from './lib/words.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')

openAudioOnGesture()
await words.load('common', 'site', 'errors')
mount(App, { target })
