// Shadowlord at the table.
import '../../styles/shadowlord.css'
import '../../styles/shadowlord-map.css'
import '../../styles/shadowlord-alliance.css'
import '../../styles/shadowlord-timer.css'
import '../../styles/shadowlord-battle.css'
import '../../styles/shadowlord-end.css'
import { t } from '../../lib/words.svelte'
import type { GameTable, Tab } from '../../table/game'
import SeatFace from './alliance/SeatFace.svelte'
import { heads } from './alliance/summary'
import SummaryCells from './alliance/SummaryCells.svelte'
import EndBody from './end/EndBody.svelte'
import { headline, verdict } from './end/ending'
import { keys } from './keys'
import { linesOf } from './log'
import Build from './panels/Build.svelte'
import Commit from './panels/Commit.svelte'
import Move from './panels/Move.svelte'
import Passage from './panels/Passage.svelte'
import PlaceCard from './panels/PlaceCard.svelte'
import Recruit from './panels/Recruit.svelte'
import Shadows from './panels/Shadows.svelte'
import BarVariant from './parts/BarVariant.svelte'
import OptionPicture from './parts/OptionPicture.svelte'
import Shown from './parts/Shown.svelte'
import { choiceWords, idleNote, questionWords, waitingWords } from './questions'
import { Space } from './scene.svelte'
import Stage from './Stage.svelte'
import { timelineOf } from './timeline'
import Timer from './timer/Timer.svelte'

export const shadowlord: GameTable<Space> = {
  id: 'shadowlord',
  scene: (setup) => new Space(shadowlord as unknown as GameTable, setup),
  Stage,
  Aside: Timer,
  BarButtons: BarVariant,
  tabs: tabsOf,
  Shown,
  OptionPicture,
  bodies: {
    build: Build, share_ships: Build, place_card: PlaceCard, move: Move, go_on: Move, shadow: Shadows, passage: Passage, recruit: Recruit, commit: Commit,
  },
  summary: { Face: SeatFace, heads, Cells: SummaryCells, out: (seat, space) => !(space as Space).players[seat]?.alive },
  EndBody,
  // Galaxies and characters are listed as they are offered.
  gathering: { fromLeft: false, declining: ['pass', 'keep', 'leave', 'decline', 'dismiss', 'done', 'stay', 'refuse'] },
  keys,
  linesOf: (events, { mySeat }) => linesOf(events, mySeat),
  timelineOf,
  questionWords,
  waitingWords,
  idleNote,
  choiceWords,
  headline,
  verdict,
}

function tabsOf(space: Space): Tab[] {
  return [
    ...(space.own
      ? [{ id: 'alliance', icon: 'players', label: t('shadowlord-tab-alliance') } as const, { id: 'hand', icon: 'hand', label: t('shadowlord-tab-hand') } as const]
      : []),
    { id: 'log', icon: 'chat', label: t('table-tab-log') },
    { id: 'players', icon: 'map', label: t('table-tab-players') },
  ]
}
