import type { EngineModule } from '../../../../wasm/engine';
import type { Milliseconds } from '../../conductor/contract';

/** So long is measured at least. */
const MEASURED_MS: Milliseconds = 60;
/** Nodes between two looks at the clock. */
const SLICE = 4000;

/** Nodes a second that a rung searches here, at the position of a text; the page waits for as long as it takes. */
export function ownSpeed(module: EngineModule, rung: number, position: string, now: () => number): number {
  const session = new module.Session();
  session.configure(rung, 1, null, '');
  session.set(position, '');
  const began = now();
  let nodes = 0;
  while (now() - began < MEASURED_MS) {
    session.abort();
    session.begin(0);
    while (session.advance(SLICE));
    nodes += session.info()[1] ?? 0;
  }
  const seconds = (now() - began) / 1000;
  session.delete();
  return nodes / seconds;
}
