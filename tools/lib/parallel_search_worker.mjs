// One worker of `parallel_search_bench.mjs`: a session that runs some searches of a rung, and writes to the others.

import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Failure } from './failure.mjs';
import { loadReadyModule } from './learned_weights.mjs';

/** Nodes between two looks at what has come, as many as a page's worker thinks in a slice. */
const SLICE = 2000;

/** Nodes of a search before the one that is timed, as a share of that one's. */
const WARM_UP = 0.3;

const { game, rung, searches, start, nodes } = workerData;
const module = await loadReadyModule(game);
const session = new module.Session();
warmUp();
for (const refusal of [
  session.configure(rung, 1, null, ''),
  session.runOnly(searches),
  session.set(start, ''),
]) {
  if (refusal !== '') throw new Failure(refusal);
}

/** The engine is compiled well only once it has run for a while. */
function warmUp() {
  const alone = new module.Session();
  for (const refusal of [alone.configure(rung, 1, null, ''), alone.set(start, '')]) {
    if (refusal !== '') throw new Failure(refusal);
  }
  alone.begin(Math.ceil(WARM_UP * nodes));
  while (alone.advance(SLICE));
  alone.delete();
}

parentPort?.on('message', (/** @type {'begin' | Int32Array} */ message) => {
  if (message === 'begin') void think();
  else session.deliver(message);
  wake();
});
parentPort?.postMessage({ kind: 'ready' });

let wake = () => {};

async function think() {
  session.begin(nodes);
  while (session.advance(SLICE)) {
    send();
    await (session.waits() ? new Promise((resolve) => (wake = () => resolve(null))) : setImmediate());
  }
  send();
  parentPort?.postMessage({ kind: 'finished', best: session.best(), nodes: session.info()[0] });
}

function send() {
  for (const message of session.takeMessages()) parentPort?.postMessage({ kind: 'sync', message });
}
