import { EngineError } from '../../engine/engine_error';
import type { Messages } from '../../i18n/messages';
import { isMissing, wordsForMissing } from './missing_files';

/** A sentence for whatever kept something from opening. */
export function troubleWords(t: Messages, thrown: unknown): string {
  if (isMissing(thrown)) return wordsForMissing(thrown.message);
  if (!(thrown instanceof EngineError)) return t.brokenBody;
  const bodies = {
    unsupported: t.failedUnsupported,
    fetch: wordsForMissing(''),
    compile: t.failedStart,
    start: t.failedStart,
  };
  return bodies[thrown.failure];
}
