import { Preferences as BoardPreferences } from '../../../../web/src/boardgame/preferences';
import { ProgressKept } from '../../../../web/src/boardgame/puzzles/puzzle_progress';
import { GOMOKU } from '../../../../web/src/gomoku/spec';
import { LossMemory } from '../../../../web/src/play/losses/loss_memory';
import { gamePlace } from '../../../../web/src/play/saved_game';
import { SETTINGS_PLACE } from '../../../../web/src/shell/storage/settings_store';
import type { Saves } from '../../../../web/src/shell/storage/storage';
import { BATTLE as BATTLE_CARD } from '../../../../web/src/tactics/card_spec';
import { wonLines } from '../../../../web/src/tactics/losses/lost_battles';
import { isTaught } from '../../../../web/src/tactics/teaching/teaching_memory';
import { Preferences as Twenty48Preferences } from '../../../../web/src/twenty48/preferences';
import { ADVERSARY_PLACE } from '../../../../web/src/twenty48/saved_adversary';
import { COMPARISON_PLACE } from '../../../../web/src/twenty48/saved_comparison';
import { GAME_PLACE } from '../../../../web/src/twenty48/saved_game';

const BATTLE = {
  settings: { rung: 50, map: 7, seed: 8, side: 0, nodes: 0, start: 'tactics 1', personality: 'orcs' },
  actions: [1, 255],
  over: false,
  number: 2,
};
/** As earlier releases keep it. */
const EARLIER_BATTLE = {
  settings: { rung: 50, seed: 7, side: 0, nodes: 0 },
  start: 'tactics 1',
  actions: [1, 255],
  round: 2,
  over: false,
};
const GAME = {
  settings: { rung: 50, seed: 7, side: 1, size: 15, rule: 'renju', opening: 'swap2', nodes: 0 },
  actions: [147, 400],
  conceded: false,
  over: false,
};
const SLIDES = { seed: 7, moves: 'urDL', moments: [900], played: 1500, score: 12, over: false };
const ADVERSARY = {
  settings: { role: 'slides', rung: 70, seed: 7, nodes: 0 },
  actions: '0a1z',
  over: false,
};
const LOST = { rung: 50, side: 1, size: 15, rule: 'freestyle', opening: 'free', moves: 'h8i9' };
const SETTINGS = {
  theme: 'dark',
  language: 'en',
  tempo: 'fast',
  rung: 50,
  sound: false,
  volume: 0.4,
  lines: false,
};

function noRules(): never {
  throw new Error('reading asks no rules');
}

export interface Kept {
  key: string;
  good: unknown;
  /** Values that must not pass. */
  bad: unknown[];
  read(saves: Saves): unknown;
}

const settingsOf = (game: { settings: object }, settings: object) => ({
  ...game,
  settings: { ...game.settings, ...settings },
});
const numbersOutOfLimits = (game: { settings: object }) =>
  [{ rung: -1 }, { rung: 1e15 }, { nodes: -5 }, { seed: 2 ** 32 }, { seed: 0.5 }].map((wrong) =>
    settingsOf(game, wrong),
  );

const WON_LINE = { start: 'tactics 1', side: 0, turns: [[1, 2], []] };

/** Everything that the page keeps, as it is and as it must not be. */
export const KEPT: readonly Kept[] = [
  {
    key: 'tactics.battle',
    good: BATTLE,
    bad: [
      ...numbersOutOfLimits(BATTLE),
      settingsOf(BATTLE, { side: 2 }),
      settingsOf(BATTLE, { map: -1 }),
      settingsOf(BATTLE, { map: undefined }),
      settingsOf(BATTLE, { personality: 'elephants' }),
      { ...BATTLE, actions: [-7] },
      { ...BATTLE, ending: { winner: 2, by: 'time' } },
      { ...BATTLE, aid: 'oracle' },
    ],
    read: (saves) => saves.read(gamePlace(BATTLE_CARD)),
  },
  {
    key: 'tactics.battle',
    good: EARLIER_BATTLE,
    bad: [
      ...numbersOutOfLimits(EARLIER_BATTLE),
      settingsOf(EARLIER_BATTLE, { side: 2 }),
      settingsOf(EARLIER_BATTLE, { temper: 1.5 }),
      settingsOf(EARLIER_BATTLE, { temper: null }),
      { ...EARLIER_BATTLE, actions: [-7] },
      { ...EARLIER_BATTLE, actions: [1, 'x'] },
      { ...EARLIER_BATTLE, start: undefined },
    ],
    read: (saves) => saves.read(gamePlace(BATTLE_CARD)),
  },
  {
    key: 'gomoku.game',
    good: GAME,
    bad: [
      ...numbersOutOfLimits(GAME),
      settingsOf(GAME, { size: 8 }),
      settingsOf(GAME, { rule: 'chess' }),
      { ...GAME, actions: 'h8' },
    ],
    read: (saves) => saves.read(gamePlace(GOMOKU)),
  },
  {
    key: 'twenty48.game',
    good: SLIDES,
    bad: [
      { ...SLIDES, seed: -1 },
      { ...SLIDES, moves: 'up' },
      { ...SLIDES, score: 1.5 },
    ],
    read: (saves) => saves.read(GAME_PLACE),
  },
  {
    key: 'twenty48.adversary',
    good: ADVERSARY,
    bad: [
      ...numbersOutOfLimits(ADVERSARY),
      settingsOf(ADVERSARY, { role: 'both' }),
      { ...ADVERSARY, actions: 'A' },
    ],
    read: (saves) => saves.read(ADVERSARY_PLACE),
  },
  {
    key: 'twenty48.comparison',
    good: { rungs: [10, 20], seed: 7, games: [SLIDES, SLIDES] },
    bad: [
      { rungs: [10, -1], seed: 7, games: [SLIDES, SLIDES] },
      { rungs: [10, 20], seed: 8, games: [SLIDES, SLIDES] },
      { rungs: [10], seed: 7, games: [SLIDES] },
    ],
    read: (saves) => saves.read(COMPARISON_PLACE),
  },
  {
    key: 'gomoku.preferences',
    good: { rung: 50, numbers: true, confirm: false, places: false },
    bad: [{ rung: -1, numbers: true, confirm: false, places: false }, { rung: 50 }],
    read: (saves) => BoardPreferences.of(saves, GOMOKU),
  },
  {
    key: 'twenty48.preferences',
    good: { rung: null, speed: '20', stopAt: 11, best: 5000 },
    bad: [
      { rung: 1e15, speed: '20', stopAt: 11, best: 5000 },
      { rung: null, speed: '9', stopAt: 11, best: -1 },
    ],
    read: (saves) => Twenty48Preferences.of(saves),
  },
  {
    key: 'settings',
    good: SETTINGS,
    bad: [
      { ...SETTINGS, rung: -1 },
      { ...SETTINGS, theme: 'pink' },
      { ...SETTINGS, volume: 1.5 },
    ],
    read: (saves) => saves.read(SETTINGS_PLACE),
  },
  {
    key: 'gomoku.losses',
    good: [LOST],
    bad: [[LOST, { ...LOST, rung: -1 }], { length: 1 }],
    read: (saves) => new LossMemory({ spec: GOMOKU, openRules: noRules, saves }).games().length || null,
  },
  {
    key: 'gomoku.puzzles',
    good: { a: 'clean', b: 'helped' },
    bad: [{ a: 'clean', b: 'guessed' }, ['clean']],
    read: (saves) => new ProgressKept('gomoku', saves).read(),
  },
  {
    key: 'tactics.losses',
    good: [WON_LINE],
    bad: [[WON_LINE, { ...WON_LINE, side: 2 }], [{ ...WON_LINE, turns: [[-7]] }], { length: 1 }],
    read: (saves) => wonLines(saves).length || null,
  },
  { key: 'tactics.taught', good: true, bad: [false, 1], read: (saves) => isTaught(saves) || null },
];
