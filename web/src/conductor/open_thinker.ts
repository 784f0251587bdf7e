import { pageClock } from './clock';
import type { Thinker } from './contract';
import { watchLivenessLock } from './liveness_lock';
import { type ThinkerOptions, WorkerThinker } from './thinker';

/** A thinker for a game whose module the page has compiled. That of the `analysis` thinks for the player. */
export interface ThinkerWanted extends Omit<ThinkerOptions, 'spawn' | 'clock' | 'cores'> {
  /** Its name in the list of games, as tools see it on the worker. */
  game: string;
  role: 'thinker' | 'analysis';
}

/** Opens a thinker; its worker starts at once. */
export function openThinker(wanted: ThinkerWanted): Thinker {
  return new WorkerThinker({
    ...wanted,
    clock: pageClock,
    // What is thought for the player is not to slow down what the opponent thinks.
    cores: wanted.role === 'thinker' ? navigator.hardwareConcurrency : 1,
    spawn: () => spawnWorker(`${wanted.game} ${wanted.role}`),
  });
}

let workers = 0;

/** A worker whose end is an error that it is heard of by, however it comes about. Its name is its liveness lock's. */
function spawnWorker(role: string): Worker {
  // Locks are the browser's, shared by all pages of an address.
  const name = `${performance.timeOrigin} ${Math.random()} ${++workers} ${role}`;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });
  const end = () => worker.dispatchEvent(new ErrorEvent('error', { message: 'The worker was ended.' }));
  // Whatever it says first, it says with the liveness lock in its hand.
  worker.addEventListener('message', () => watchLivenessLock(name, end), { once: true });
  return worker;
}
