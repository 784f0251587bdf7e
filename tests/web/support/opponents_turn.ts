import { Conductor } from '../../../web/src/conductor/conductor';
import type { Frames, WaitRecord } from '../../../web/src/conductor/contract';
import { WaitLog } from '../../../web/src/conductor/wait_log';
import { FakeGame } from './fake_game';
import { FakeStage, FakeThinker } from './fake_players';
import { FakeFrames, FakeVisibility } from './fake_time';

interface Setting {
  nodes?: number;
  length?: number;
  lastTurn?: number;
}

/** A conductor of the fake game in turn 0, whose steps take 100 ms; frames come every 16 ms. */
export function setUp({ nodes = 0, length = 100, lastTurn = 1000 }: Setting = {}) {
  const rules = new FakeGame(lastTurn);
  const thinker = new FakeThinker();
  const stage = new FakeStage(length);
  const frames = new FakeFrames();
  const visibility = new FakeVisibility();
  const log = new WaitLog(
    () => frames.now(),
    () => false,
  );
  const told: string[] = [];
  const conductor = new Conductor({
    rules,
    thinker,
    stage,
    frames: frames as Frames,
    visibility,
    log,
    opponent: { rung: 50, seed: 1, blur: null, nodes },
    onTurnOver: (at) => told.push(`turn over ${at}`),
    onGameOver: (at) => told.push(`game over ${at}`),
    onCommit: ({ action }) => told.push(`commit ${action}`),
    onFallback: (reason) => told.push(`fallback ${reason}`),
  });
  const record = (waitMs: number, starved = false): WaitRecord => ({ rung: 50, waitMs, starved });
  return { rules, thinker, stage, frames, visibility, log, told, conductor, record };
}

/** Actions 1, 2 and 3 are at hand for the whole of turn 0. */
export function holdTurn(thinker: FakeThinker): void {
  thinker.hold('0/', 1);
  thinker.hold('0/1', 2);
  thinker.hold('0/1,2', 3);
}
