import { Worker } from 'node:worker_threads';
import { Failure } from './failure.mjs';
import { loadModule } from './wasm_module.mjs';

/**
 * How many times as fast parallel searches are on two workers as on one, under Node: the least time of some rounds against
 * the least time.
 * @param {string} game
 * @param {object} size
 * @param {number} size.nodes of the search that is timed; what the main search has to do alone is a small part of many
 * @param {number} size.rounds one worker and two take turns this many times, so that a slow moment of the machine meets both
 * @returns {Promise<number | null>} null where no rung has parallel searches
 * @throws {Failure} when the two did not find the same
 */
export async function speedOfTwoWorkers(game, { nodes, rounds }) {
  const module = await loadModule(game);
  /** @type {{ rung: number, searches?: number }[]} */
  const ladder = JSON.parse(module.ladder());
  const on = ladder.findLast(({ searches }) => searches !== undefined);
  if (on === undefined) return null;
  const rules = new module.Game();
  rules.start(1);
  const search = { game, rung: on.rung, start: rules.text(), nodes };
  rules.delete();
  const least = { one: Number.POSITIVE_INFINITY, two: Number.POSITIVE_INFINITY };
  for (let round = 0; round < rounds; ++round) {
    const one = await think(search, [0b1111]);
    const two = await think(search, [0b0101, 0b1010]);
    if (one.found !== two.found)
      throw new Failure(`${game}: one worker found ${one.found}, two found ${two.found}.`);
    least.one = Math.min(least.one, one.milliseconds);
    least.two = Math.min(least.two, two.milliseconds);
  }
  return Number((least.one / least.two).toFixed(2));
}

/**
 * One rung on workers that have these searches each, as bits; the first has the main search. Their messages go through this
 * thread, as they go through the page.
 * @param {object} search
 * @param {readonly number[]} shares
 * @returns {Promise<{ found: string, milliseconds: number }>}
 */
function think(search, shares) {
  return new Promise((resolve, reject) => {
    const workers = shares.map((searches) => {
      const workerData = { ...search, searches };
      return new Worker(new URL('./parallel_search_worker.mjs', import.meta.url), { workerData });
    });
    let starting = workers.length;
    let began = 0;
    for (const worker of workers) {
      worker.on('error', reject);
      worker.on('message', (message) => {
        if (message.kind === 'ready' && --starting === 0) {
          began = performance.now();
          for (const each of workers) each.postMessage('begin');
        }
        if (message.kind === 'sync')
          for (const each of workers) if (each !== worker) each.postMessage(message.message);
        if (message.kind !== 'finished' || worker !== workers[0]) return;
        const milliseconds = performance.now() - began;
        for (const each of workers) void each.terminate();
        resolve({ found: `${message.best} after ${message.nodes} nodes`, milliseconds });
      });
    }
  });
}
