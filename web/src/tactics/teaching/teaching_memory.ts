import type { Saves } from '../../shell/storage';

const KEY = 'tactics.taught';
const VERSION = 1;

/** Whether the course need not be offered any more: it was opened, or a battle was begun without it. */
export function isTaught(saves: Saves): boolean {
  return saves.read(KEY, VERSION, (value) => value === true) === true;
}

export function rememberTaught(saves: Saves): void {
  if (!isTaught(saves)) saves.write(KEY, VERSION, true);
}
