import { BoardGame } from '../../../../web/src/boardgame/game';
import { paceOf } from '../../../../web/src/boardgame/pace';
import { Timeline } from '../../../../web/src/boardgame/timeline';
import { WaitLog } from '../../../../web/src/conductor/wait_log';
import type { Begun, SavedGame, Side } from '../../../../web/src/play/game_types';
import type { Cue } from '../../../../web/src/sound/cues';
import { FakeThinker } from '../../support/fake_players';
import { FakeFrames, FakeVisibility } from '../../support/fake_time';
import { START, ToadRules } from './toads';
import { TOADS, type Toads } from './toads_spec';

export const PACE = paceOf('brisk');

/** A game of toads from a position, against a thinker that holds what the test gives it; frames come every 16 ms. */
export function setUp(side: Side = 0, position = START, begun?: Begun) {
  const rules = new ToadRules();
  rules.load(position);
  const thinker = new FakeThinker();
  const frames = new FakeFrames();
  const log = new WaitLog(
    () => frames.now(),
    () => false,
  );
  const heard: Cue[] = [];
  const cues = { hear: (some: readonly Cue[]) => void heard.push(...some), hush: () => {} };
  /** The game as it was kept, the latest last. */
  const kept: SavedGame[] = [];
  const visibility = new FakeVisibility();
  const game = new BoardGame<Toads>(
    TOADS,
    {
      rules,
      thinker,
      frames,
      planning: frames,
      log,
      openStage: (snapshot) =>
        new Timeline(TOADS, snapshot, { pace: () => PACE, motion: () => 'travel', cues }),
      firstAnswer: PACE.answer,
      blur: null,
      keep: (saved) => void kept.push(saved),
      visibility,
    },
    { rung: 20, seed: 7, side, nodes: 0 },
    begun,
  );
  /** Lets time pass; the board is drawn meanwhile. */
  const pass = (length: number) => {
    frames.paintUntil(frames.now() + length);
    game.stage.sceneAt(frames.now());
  };
  /** The opponent plays `action` when its time has come, and no longer than it is announced. */
  const answer = (action: number) => {
    thinker.hold(rules.key(), action);
    pass(PACE.answer + 32);
  };
  return { game, rules, thinker, frames, log, heard, kept, visibility, pass, answer };
}
