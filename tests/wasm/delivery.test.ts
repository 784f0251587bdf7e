import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { GLUE, WASM_BYTES } from './support/tactics_module';

/** What is delivered with a page: its size and what it asks of the page's policy. */

const LARGEST_BYTES = 150 * 1024;

it('module and glue together stay within their size, compressed', () => {
  expect(gzipSync(WASM_BYTES).length + gzipSync(GLUE).length).toBeLessThanOrEqual(LARGEST_BYTES);
});

it('the glue makes no code from text', () => {
  expect(GLUE).not.toMatch(/\beval\s*\(|\bnew Function\b|\bnewFunc\(Function|[^.\w]Function\s*\(/);
});
