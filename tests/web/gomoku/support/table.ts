import { GomokuGame } from '../../../../web/src/boardgame/game';
import { paceOf } from '../../../../web/src/boardgame/pace';
import { GAME_PLACE, type GameSettings, type SavedGame } from '../../../../web/src/boardgame/saved_game';
import { WaitLog } from '../../../../web/src/conductor/wait_log';
import { openSaves } from '../../../../web/src/shell/storage';
import { FakeThinker } from '../../support/fake_players';
import { FakeFrames } from '../../support/fake_time';
import { FakeGomoku } from './fake_module';

export const PACE = paceOf('brisk');

/** A game against a thinker that holds what the test gives it, at tempo brisk; frames come every 16 ms. */
export function setUp(settings: Partial<GameSettings> = {}, saved?: SavedGame) {
  const rules = new FakeGomoku();
  const thinker = new FakeThinker();
  const frames = new FakeFrames();
  const saves = openSaves(() => {
    throw new Error('no storage');
  });
  const log = new WaitLog(
    () => frames.now(),
    () => false,
  );
  const game = new GomokuGame(
    {
      rules,
      thinker,
      frames,
      planning: frames,
      log,
      keep: (kept) => saves.write(GAME_PLACE, kept),
      stage: { pace: () => PACE, motion: () => 'travel' },
    },
    { rung: 20, seed: 7, side: 0, size: 15, rule: 'freestyle', opening: 'free', nodes: 0, ...settings },
    saved,
  );
  /** Lets time pass; the board is drawn meanwhile. */
  const pass = (length: number) => {
    frames.paintUntil(frames.now() + length);
    game.stage.sceneAt(frames.now());
  };
  /** The opponent plays `code` when its time has come. */
  const answer = (code: number) => {
    thinker.hold(rules.text(), code);
    pass(PACE.answer + PACE.choice);
  };
  return { game, rules, thinker, frames, saves, log, pass, answer };
}

/** Cells by their names on a board of 15. */
export function at(name: string): number {
  return 20 * (15 - Number(name.slice(1))) + name.charCodeAt(0) - 97;
}
