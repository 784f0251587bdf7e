import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SOURCES_ON_GPU } from '../../../tools/lib/gpu_sources.mjs';
import { inRoot } from '../../../tools/lib/paths.mjs';

/** The trainer for graphics cards is built where there is one, so that its list is tested by name alone. */
it('every source of the trainer for graphics cards is there', () => {
  expect(SOURCES_ON_GPU.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
});
