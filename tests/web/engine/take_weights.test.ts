import { describe, expect, it, vi } from 'vitest';
import type { EngineModule } from '../../../wasm/engine';
import { takeMoreWeights, takeWeights } from '../../../web/src/engine/take_weights';

const BYTES = new Uint8Array([1, 2, 3]);

/** A module that has what of an engine's matters here. */
const moduleOf = (parts: object): EngineModule => parts as EngineModule;

describe('an engine takes up its weights', () => {
  it('and what it says against them is thrown', () => {
    const installWeights = vi.fn((bytes: Uint8Array) => (bytes.length === 3 ? '' : 'cut short'));
    takeWeights(moduleOf({ installWeights }), BYTES);
    expect(installWeights).toHaveBeenCalledWith(BYTES);
    expect(() => takeWeights(moduleOf({ installWeights }), BYTES.slice(1))).toThrow('cut short');
    expect(() => takeWeights(moduleOf({}), BYTES)).toThrow('This engine takes no weights.');
  });

  it('and the rest of them, where it left any', () => {
    const unpackWeights = vi.fn().mockReturnValueOnce(true).mockReturnValue(false);
    const packed = moduleOf({ installWeights: () => '', unpackWeights });
    expect([takeMoreWeights(packed), takeMoreWeights(packed)]).toEqual([true, false]);
    expect(takeMoreWeights(moduleOf({ installWeights: () => '' }))).toBe(false);
    expect(takeMoreWeights(moduleOf({}))).toBe(false);
  });
});
