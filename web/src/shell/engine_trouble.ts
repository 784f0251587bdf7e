import { EngineError } from '../engine/engine_error';
import { type Messages, messages } from '../i18n/messages';
import { notify } from './notices';

/** A sentence for whatever kept an engine from starting. */
export function engineTrouble(t: Messages, thrown: unknown): string {
  if (!(thrown instanceof EngineError)) return t.brokenBody;
  const bodies = {
    unsupported: t.failedUnsupported,
    fetch: t.failedFetch,
    compile: t.failedCompile,
    start: t.failedStart,
  };
  return bodies[thrown.failure];
}

/** Says it on whatever screen there is. */
export function tellTrouble(thrown: unknown): void {
  notify(() => engineTrouble(messages.value, thrown), 'error');
}
