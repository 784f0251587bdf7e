import { describe, expect, it } from 'vitest';
import type { Bytes } from '../../../web/src/engine/data_cache';
import { DataFileError } from '../../../web/src/engine/data_file';
import { Weights } from '../../../web/src/engine/weights';

/** Weights whose loading the test ends as it likes. */
function setUp() {
  const loads: {
    progress: (bytes: number) => void;
    come: (bytes: Bytes) => void;
    fail: (thrown: unknown) => void;
  }[] = [];
  const weights = new Weights(
    1000,
    (progress) => new Promise((come, fail) => loads.push({ progress, come, fail })),
  );
  return { weights, loads, load: () => loads.at(-1)! };
}

describe('weights', () => {
  it('are fetched once, however often they are wanted', () => {
    const { weights, loads } = setUp();
    expect(weights.state.value).toEqual({ kind: 'unasked' });
    weights.want();
    weights.want();
    expect(loads).toHaveLength(1);
    expect(weights.state.value).toEqual({ kind: 'coming', share: 0 });
  });

  it('tell how far they have come, in whole percents, and that they are here', async () => {
    const { weights, load } = setUp();
    const shares: number[] = [];
    weights.state.subscribe((state) => void (state.kind === 'coming' && shares.push(state.share)));
    weights.want();
    for (const bytes of [4, 9, 10, 500, 505, 1000]) load().progress(bytes);
    expect(shares).toEqual([0, 0.01, 0.5, 1]);
    load().come(Uint8Array.of(1, 2));
    await expect.poll(() => weights.state.value).toEqual({ kind: 'here', bytes: Uint8Array.of(1, 2) });
  });

  it('that did not come are fetched anew only when somebody says so', async () => {
    const { weights, loads, load } = setUp();
    weights.want();
    load().fail(new DataFileError('damaged', 'not that one'));
    await expect.poll(() => weights.state.value).toEqual({ kind: 'failed', failure: 'damaged' });
    weights.want();
    expect(loads).toHaveLength(1);
    weights.retry();
    expect(loads).toHaveLength(2);
    load().fail(new Error('something else'));
    await expect.poll(() => weights.state.value).toEqual({ kind: 'failed', failure: 'unreachable' });
  });
});
