import type { Opponent, Thoughts } from '../../../web/src/conductor/contract';
import { type ThinkerOptions, WorkerThinker } from '../../../web/src/conductor/thinker';
import { EMPTY_MODULE } from './empty_module';
import { position } from './fake_game';
import { FakeClock } from './fake_time';
import { FakeWorker } from './fake_worker';

export const OPPONENT: Opponent = { rung: 50, seed: 1, blur: null, nodes: 0 };
export const NONE = { action: -1, finished: false };
export const THOUGHTS: Thoughts = {
  score: 3,
  depth: 1,
  busyShare: 0.9,
  finished: false,
};

/** A thinker whose workers are told what to say, with all that it has spawned and heard. */
export function setUp(
  spawn = () => new FakeWorker(),
  onFailure: () => void = () => {},
  more: Partial<ThinkerOptions> = {},
) {
  const workers: FakeWorker[] = [];
  const failures: string[] = [];
  const clock = new FakeClock();
  const thinker = new WorkerThinker({
    glue: 'assets/tactics.js',
    compiled: EMPTY_MODULE,
    clock,
    spawn: () => {
      const worker = spawn();
      workers.push(worker);
      return worker;
    },
    onFailure: (reason) => {
      failures.push(reason);
      onFailure();
    },
    ...more,
  });
  const worker = () => workers.at(-1)!;
  /** A thinker that has an opponent and thinks about "a" (position 1). */
  const thinking = () => {
    worker().ready();
    thinker.configure(OPPONENT);
    thinker.think(position('a'));
  };
  const best = (position: number, action: number, finished = false) =>
    worker().say({ type: 'best', position, action, finished });
  return { thinker, workers, worker, clock, failures, thinking, best };
}
