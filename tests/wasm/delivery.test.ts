import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ENGINES } from '../../tools/lib/games.mjs';

/** What is delivered with a page: its size and what it asks of the page's policy. */

/**
 * In KB. Gomoku's module has its network in it, some 42 KB as compressed; that of tactics its own, and the campaign: conditions,
 * traits, musters and the endless game, some 10 KB.
 */
const LARGEST: Record<string, number> = { gomoku: 161, tactics: 164 };
const largestBytes = (game: string) => (LARGEST[game] ?? 152) * 1024;

const built = (name: string) => readFileSync(new URL(`../../build/wasm/${name}`, import.meta.url));

describe.each(ENGINES)('%s', (game) => {
  const glue = built(`${game}.mjs`);

  it('module and glue together stay within their size, compressed', () => {
    const bytes = gzipSync(built(`${game}.wasm`)).length + gzipSync(glue).length;
    expect(bytes).toBeLessThanOrEqual(largestBytes(game));
  });

  it('the glue makes no code from text', () => {
    expect(glue.toString()).not.toMatch(
      /\beval\s*\(|\bnew Function\b|\bnewFunc\(Function|[^.\w]Function\s*\(/,
    );
  });
});
