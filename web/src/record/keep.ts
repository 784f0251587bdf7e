import { messages } from '../i18n/messages';
import type { Saves } from '../shell/storage/storage';
import { insist } from '../shell/ui/insist';
import { whenIdle } from '../shell/ui/when_idle';
import type { Finished, Played, Scored } from './entry';
import { recordScript } from './script';

/** Gets what keeps finished games, so that it is there at the end even if the connection has gone by then. */
export function prepareRecord(): void {
  whenIdle(() => void recordScript().catch(() => {}));
}

/** Does something with a game that is over, now or as soon as what it needs has come. */
export function keepFinished(task: () => Promise<void>): void {
  insist(() => messages.value.notRecorded, task);
}

/** Enters a game against an opponent into the player's record. */
export function keepPlayed(saves: Saves, finished: Finished<Played>): void {
  keepFinished(async () => (await recordScript()).enterPlayed(saves, finished));
}

/** Enters a game for points into the player's record. */
export function keepScored(saves: Saves, finished: Finished<Scored>): void {
  keepFinished(async () => (await recordScript()).enterScored(saves, finished));
}
