import { WaitLog } from '../../../../web/src/conductor/wait_log';
import { openSaves, type Saves } from '../../../../web/src/shell/storage';
import { Preferences } from '../../../../web/src/twenty48/preferences';
import { GAME_PLACE, type SavedGame } from '../../../../web/src/twenty48/saved_game';
import { Twenty48Game } from '../../../../web/src/twenty48/twenty48_game';
import { FakeThinker } from '../../support/fake_players';
import { FakeFrames, FakeVisibility } from '../../support/fake_time';
import { FakeTwenty48 } from './fake_module';

export const SLIDE_MS = 100;
/** The rung that advises, and the one that plays when asked to. */
export const ANALYSIS = 70;
export const PLAYER = 20;

export function emptySaves(): Saves {
  return openSaves(() => {
    throw new Error('no storage');
  });
}

interface Options {
  saves?: Saves;
  saved?: SavedGame;
  ranks?: readonly number[];
  rules?: FakeTwenty48;
}

/** A game with a thinker that holds what the test gives it; frames come every 16 ms. */
export function setUp(options: Options = {}) {
  const { saves = emptySaves(), saved, ranks, rules = new FakeTwenty48() } = options;
  if (ranks !== undefined) rules.start = () => rules.put(ranks);
  const thinker = new FakeThinker();
  const frames = new FakeFrames();
  const preferences = Preferences.of(saves);
  const log = new WaitLog(
    () => frames.now(),
    () => false,
  );
  const visibility = new FakeVisibility();
  const game = new Twenty48Game(
    {
      rules,
      thinker,
      frames,
      planning: frames,
      log,
      keep: (kept) => saves.write(GAME_PLACE, kept),
      preferences,
      analysis: ANALYSIS,
      autoplayer: () => PLAYER,
      stage: { slide: () => SLIDE_MS, motion: () => 'travel' },
      visibility,
    },
    { seed: 7, nodes: 0 },
    saved,
  );
  /** Lets time pass; the board is drawn meanwhile. */
  const pass = (length: number) => {
    frames.paintUntil(frames.now() + length);
    game.stage.sceneAt(frames.now());
  };
  return { game, rules, thinker, frames, saves, preferences, log, visibility, pass };
}
