import type { GameName } from '../engine/games';
import { pageClock } from './clock';
import type { Thinker } from './contract';
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
    spawn: () =>
      new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: `${game} ${role}` }),
    onFailure,
  });
}
