import type { GameName } from '../engine/games';
import { pageClock } from './clock';
import type { Thinker } from './contract';
import { watchLifeline } from './lifeline';
import { WorkerThinker } from './thinker';

/**
 * Opens a thinker for a game whose module the page has compiled; its worker starts at once. An `adviser` is one that
 * thinks for the player.
 */
export function openThinker(
  game: GameName,
  compiled: WebAssembly.Module,
  role: 'thinker' | 'adviser' = 'thinker',
  onFailure?: (reason: string) => void,
): Thinker {
  return new WorkerThinker({
    game,
    compiled,
    clock: pageClock,
    spawn: () => spawnWorker(`${game} ${role}`),
    onFailure,
  });
}

let workers = 0;

/** A worker whose end is an error that it is heard of by, however it comes about. Its name is its lifeline's. */
function spawnWorker(role: string): Worker {
  // Locks are the browser's, shared by all pages of an address.
  const name = `${performance.timeOrigin} ${Math.random()} ${++workers} ${role}`;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });
  const end = () => worker.dispatchEvent(new ErrorEvent('error', { message: 'The worker was ended.' }));
  // Whatever it says first, it says with the lifeline in its hand.
  worker.addEventListener('message', () => watchLifeline(name, end), { once: true });
  return worker;
}
