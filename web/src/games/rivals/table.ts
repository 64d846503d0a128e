// Shadow Rivals at the table.
import '../../styles/rivals.css'
import '../../styles/rivals-hand.css'
import '../../styles/rivals-end.css'
import { t } from '../../lib/words.svelte'
import type { GameTable, Tab } from '../../table/game'
import EndBody from './end/EndBody.svelte'
import { headline, verdict } from './end/ending'
import Play from './hand/Play.svelte'
import TwoParts from './hand/TwoParts.svelte'
import Upgrade from './hand/Upgrade.svelte'
import { keys } from './keys'
import { linesOf } from './log'
import OptionPicture from './parts/OptionPicture.svelte'
import SeatFace from './parts/SeatFace.svelte'
import Shown from './parts/Shown.svelte'
import SummaryCells from './parts/SummaryCells.svelte'
import Supply from './parts/Supply.svelte'
import { choiceWords, questionWords, waitingWords } from './questions'
import { Ballroom } from './scene.svelte'
import Stage from './Stage.svelte'
import { timelineOf } from './timeline'

export const rivals: GameTable<Ballroom> = {
  id: 'rivals',
  scene: (setup) => new Ballroom(rivals as unknown as GameTable, setup),
  Stage,
  Aside: Supply,
  tabs: tabsOf,
  Shown,
  OptionPicture,
  bodies: { play: Play, move: TwoParts, name_family: TwoParts, upgrade: Upgrade },
  summary: {
    Face: SeatFace,
    heads: () => [t('rivals-end-roses'), t('rivals-about-loot'), t('rivals-about-hand'), t('rivals-tiles-left'), t('rivals-about-front')],
    Cells: SummaryCells,
  },
  EndBody,
  // Cards and mansions are listed as they lie.
  gathering: { fromLeft: false },
  keys,
  linesOf: (events, { mySeat }) => linesOf(events, mySeat),
  timelineOf,
  questionWords,
  waitingWords,
  choiceWords,
  headline,
  verdict,
}

function tabsOf(ball: Ballroom): Tab[] {
  return [
    ...(ball.own ? [{ id: 'card', icon: 'hand', label: t('rivals-tab-own') } as const] : []),
    { id: 'supply', icon: 'loot', label: t('rivals-supply') },
    { id: 'log', icon: 'chat', label: t('table-tab-log') },
    { id: 'players', icon: 'players', label: t('table-tab-players') },
  ]
}
