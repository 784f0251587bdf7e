import { tellTrouble } from '../shell/engine_trouble';
import type { Saves } from '../shell/storage';
import { whenIdle } from '../shell/when_idle';
import type { Finished, Played, Scored } from './entry';
import { recordScript } from './script';

/** Gets what keeps finished games, so that it is there at the end even if the connection has gone by then. */
export function prepareRecord(): void {
  whenIdle(() => void recordScript().catch(() => {}));
}

/** Enters a game against an opponent into the player's record. */
export function keepPlayed(saves: Saves, finished: Finished<Played>): void {
  recordScript()
    .then(({ enterPlayed }) => enterPlayed(saves, finished))
    .catch(tellTrouble);
}

/** Enters a game for points into the player's record. */
export function keepScored(saves: Saves, finished: Finished<Scored>): void {
  recordScript()
    .then(({ enterScored }) => enterScored(saves, finished))
    .catch(tellTrouble);
}
