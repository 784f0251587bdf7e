import { plural } from '../../i18n/plural';
import type { RungWords } from '../../i18n/rungs';

/** Tactics’ words in English; its keys are every table’s. Entries that take values are functions. */
export const en = {
  beat: (name: string) => `Beat ${name}`,
  stepOf: (step: number, count: number) => `Step ${step} of ${count}`,
  continueRound: (round: number, name: string) => `Round ${round}, against ${name}`,

  tacticsRules:
    'Each unit moves, then strikes once in a straight line. When you are done, end the turn. The side with the last unit standing wins.',

  strongestIs: (name: string, idea: string) => `${name}, the strongest: ${idea}`,

  sideFirst: 'Blue',
  sideSecond: 'Amber',
  unitsLeft: (count: number) => `${count} ${plural('en', count, 'unit', 'units')}`,
  hitPointsLeft: (points: number) => `${points} ${plural('en', points, 'hit point', 'hit points')}`,

  fighter: 'Fighter',
  archer: 'Archer',
  wizard: 'Wizard',

  round: (round: number, last: number) => `Round ${round} of ${last}`,
  ringSoon: (rounds: number) =>
    rounds === 1 ? 'The edge falls next round' : `The edge falls in ${rounds} rounds`,
  ringNow: 'The cracked squares fall at the end of this round',
  shortened: 'Second side: moves one square less from round 11 on',

  enemyTurn: (name: string) => `${name}’s turn`,
  reset: 'Restart',
  advanceRest: 'Advance',
  threats: 'Threats',
  noThreats: 'None of your units can be hit next turn.',
  endTurn: 'End turn',
  endTurnTitle: 'End the turn?',
  endTurnIdle: (count: number) => `${count} ${plural('en', count, 'unit has', 'units have')} not acted.`,

  pickUnit: 'Choose a unit.',
  pickUnitHint: 'Then a square to move to, or an enemy to strike.',
  allActed: 'All your units have acted.',
  waitHere: 'Stay here',
  moveHere: 'Move here',
  strike: 'Strike',
  hasActed: 'has acted',
  planIsWon: (rounds: number) =>
    rounds <= 1 ? 'wins this round' : `wins in ${rounds} rounds, whatever the enemy does`,
  planIsLost: (rounds: number) =>
    rounds <= 1 ? 'loses this round' : `loses in ${rounds} rounds, if the enemy plays well`,
  planIsDraw: 'a draw, if both play well',
  announces: (name: string, certain: string) => `${name}: ${certain}`,

  whyWall: 'A wall',
  whyWater: 'Water: only arrows cross it',
  whyFallen: 'The ground has fallen',
  whyFar: 'Too far away',
  whyNoLine: 'No square in reach to strike from',
  whyActed: 'Has acted this turn',

  turnOf: (side: string, round: number) => `${round} · ${side}`,
  moveMoves: (unit: string, from: string, to: string) => `${unit} ${from}–${to}`,
  moveStays: (unit: string, at: string) => `${unit} ${at}`,
  moveHit: (unit: string, damage: number) => `${unit} −${damage}`,
  moveKill: (unit: string) => `${unit} falls`,
  moveEnd: 'ends the turn',
  seed: 'Map',
  campaign: 'Campaign',
  personalities: {
    cyborgs: { name: 'Cyborgs', way: 'The opponent at full strength.' },
    orcs: { name: 'Orcs', way: 'Only attack.' },
    elves: { name: 'Elves', way: 'Shoot from afar, hide, lay bait.' },
    zombies: { name: 'Zombies', way: 'Run forward and strike.' },
  },
  yourSide: 'Your side',
  rematchSwap: 'Swap sides',
  rematchNew: 'New map',

  victory: 'Victory',
  defeat: 'Defeat',
  whyNoUnits: (side: string, rounds: number) =>
    `${side} was wiped out in ${rounds} ${plural('en', rounds, 'round', 'rounds')}.`,
  whyCondition: 'The task of this battle decides.',
  whyLastRound: 'The last round is over. Hit points decide.',
  whyRing: 'The edge took the last units of both sides. Their hit points before that decide.',
  equalHitPoints: 'Both sides are equal.',
  playOnFrom: (round: number) => `Play on from round ${round}`,
  afterRounds: (rounds: number) => `After ${rounds} ${plural('en', rounds, 'round', 'rounds')}.`,
  battleText: 'Battle',
  actionCount: (actions: number) => `${actions} ${plural('en', actions, 'action', 'actions')}`,

  teachTitle: 'Learn in a minute',
  teachContents: '3 puzzles, then a 3-v-3 skirmish',

  savedWonBattles: 'battles won against Dice',
  savedLessons: 'lessons opened before',
  savedMap: 'the map you drew',
  savedCampaign: 'progress in the campaign',

  boardHelp:
    'Arrow keys move, Enter acts, Escape steps back, U undoes, R restarts the turn, E ends it, A advances the rest, T shows threats, S skips the opponent’s moves, H gives a hint. A question mark lists the keys.',
  cellGround: 'ground',
  cellWall: 'wall',
  cellWater: 'water',
  cellFallen: 'fallen',
  cellCracked: 'cracked ground',
  cellUnit: (side: string, type: string, points: number, full: number) =>
    `${side} ${type}, ${points} of ${full}`,
  cellReachable: 'in reach',
  cellTarget: 'can be struck',
  cellSelected: 'selected',
  cellThreatened: (enemies: number, deadly: boolean) =>
    `${enemies} ${plural('en', enemies, 'enemy', 'enemies')} could strike it${deadly ? ', deadly' : ''}`,
  saidMoved: (unit: string, to: string) => `${unit} to ${to}.`,
  saidHit: (unit: string, damage: number, left: number) => `${unit} loses ${damage}, ${left} left.`,
  saidFell: (unit: string) => `${unit} falls.`,
  saidTurn: (side: string, round: number) => `Round ${round}, ${side} moves.`,

  player: 'Player',

  /** Of the engine’s rungs it says its own words. */
  rungs: {} as RungWords,

  ladderStory: 'Fifteen steps from artificial idiot to opponent',
};
