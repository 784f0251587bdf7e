import type { Twenty48Game as Rules } from '../../../../wasm/twenty48';
import { WaitLog } from '../../../../web/src/conductor/wait_log';
import { openSaves, type Saves } from '../../../../web/src/shell/storage/storage';
import { Preferences } from '../../../../web/src/twenty48/preferences';
import { GAME_PLACE, type SavedGame } from '../../../../web/src/twenty48/saved_game';
import { Twenty48Game } from '../../../../web/src/twenty48/twenty48_game';
import { FakeThinker } from '../../support/fake_players';
import { FakeFrames, FakeVisibility } from '../../support/fake_time';
import { SEED, twenty48 } from './module';

export const SLIDE_MS = 100;
/** The rung that advises, and the one that plays when asked to. */
export const ANALYSIS = 70;
/** Who thinks before anybody asks. */
export const IDLE_ANALYSIS = 60;
export const PLAYER = 20;

export function emptySaves(): Saves {
  return openSaves(() => {
    throw new Error('no storage');
  });
}

/** A game that was opened at a position, as it is kept; `moves`: slides since. */
export function openedAt(start: string, moves = ''): SavedGame {
  return { seed: SEED, start, moves, moments: [], played: 0, score: 0, over: false };
}

interface Options {
  saves?: Saves;
  /** The game to go on with; a new one without it. */
  saved?: SavedGame;
  rules?: Rules;
}

/** A game by the engine's rules, with a thinker that holds what the test gives it; frames come every 16 ms. */
export function setUp(options: Options = {}) {
  const { saves = emptySaves(), saved, rules = new twenty48.Game() } = options;
  const thinker = new FakeThinker();
  const frames = new FakeFrames();
  const preferences = Preferences.of(saves);
  const log = new WaitLog(
    () => frames.now(),
    () => false,
  );
  const visibility = new FakeVisibility();
  // Its first ones are the game's; others look back.
  const opened = [rules];
  const game = new Twenty48Game(
    {
      openRules: () => opened.shift() ?? new twenty48.Game(),
      thinker,
      frames,
      planning: frames,
      log,
      keep: (kept) => saves.write(GAME_PLACE, kept),
      preferences,
      analysis: (asked) => (asked ? ANALYSIS : IDLE_ANALYSIS),
      autoplayer: () => PLAYER,
      stage: { slide: () => SLIDE_MS, motion: () => 'travel' },
      visibility,
    },
    { seed: SEED, nodes: 0 },
    saved,
  );
  /** Lets time pass; the board is drawn meanwhile. */
  const pass = (length: number) => {
    frames.paintUntil(frames.now() + length);
    game.stage.sceneAt(frames.now());
  };
  return { game, rules, thinker, frames, saves, preferences, log, visibility, pass };
}
