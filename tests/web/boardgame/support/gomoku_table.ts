import { BoardGame } from '../../../../web/src/boardgame/game';
import { paceOf } from '../../../../web/src/boardgame/pace';
import { Timeline } from '../../../../web/src/boardgame/timeline';
import { WaitLog } from '../../../../web/src/conductor/wait_log';
import type { Gomoku } from '../../../../web/src/gomoku/gomoku_types';
import type { Setup } from '../../../../web/src/gomoku/setup';
import { GOMOKU } from '../../../../web/src/gomoku/spec';
import type { Begun, Settings } from '../../../../web/src/play/game_types';
import { gamePlace } from '../../../../web/src/play/saved_game';
import { forgetfulSaves } from '../../../../web/src/shell/storage/storage';
import { openRules } from '../../gomoku/support/module';
import { FakeThinker } from '../../support/fake_players';
import { FakeFrames, FakeVisibility } from '../../support/fake_time';

export const PACE = paceOf('brisk');

/** A game against a thinker that holds what the test gives it, at tempo brisk; frames come every 16 ms. */
export function setUp(changed: Partial<Settings<Setup>> = {}, begun?: Begun) {
  const settings = { ...GOMOKU.setup.usual, rung: 20, seed: 7, side: 0, nodes: 0, ...changed } as const;
  const rules = openRules(settings);
  const thinker = new FakeThinker();
  const frames = new FakeFrames();
  const saves = forgetfulSaves();
  const log = new WaitLog(
    () => frames.now(),
    () => false,
  );
  const game = new BoardGame<Gomoku>(
    GOMOKU,
    {
      rules,
      thinker,
      frames,
      planning: frames,
      log,
      openStage: (snapshot) => new Timeline(GOMOKU, snapshot, { pace: () => PACE, motion: () => 'travel' }),
      firstAnswer: PACE.answer,
      blur: 0,
      visibility: new FakeVisibility(),
      keep: (saved) => saves.write(gamePlace(GOMOKU), saved),
    },
    settings,
    begun,
  );
  /** Lets time pass; the board is drawn meanwhile. */
  const pass = (length: number) => {
    frames.paintUntil(frames.now() + length);
    game.stage.sceneAt(frames.now());
  };
  /** The opponent plays `action` when its time has come. */
  const answer = (action: number) => {
    thinker.hold(rules.key(), action);
    pass(PACE.answer + PACE.announcement);
  };
  return { game, rules, thinker, frames, saves, log, pass, answer };
}
