import { readdirSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { installLearned, loadReadyModule } from '../../../tools/lib/learned_weights.mjs';
import { inRoot } from '../../../tools/lib/paths.mjs';
import { loadPlainModule } from '../../../tools/lib/wasm_module.mjs';
import { gomokuIn } from '../support/gomoku_page';
import { test } from '../support/test';

/** Browsers from before 2023 compile no module with SIMD. */

const names = (folder: string) =>
  readdirSync(folder).flatMap((file) => /^(.+)\.wasm$/.exec(file)?.[1]?.replace(/-.{8}$/, '') ?? []);
const plain = names(inRoot('build', 'wasm', 'plain'));

test('without SIMD a game is played with a module that has none', async ({ visit, site }) => {
  const { page } = await visit('about:blank');
  const fetched: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.wasm')) fetched.push(/([^/]+)-.{8}\.wasm$/.exec(request.url())?.[1]);
  });
  await page.addInitScript(() => {
    WebAssembly.validate = () => false;
  });
  await page.goto(`${site.url}?game=gomoku&ai=160&nodes=200&seed=3&tempo=fast&perf=1&lang=en`);
  const game = await gomokuIn(page);
  const { length } = await game.playersTurn();
  await page.getByTestId(`cell-${await game.goodAction()}`).click();
  await expect.poll(() => game.length()).toBe(length + 2);
  expect(fetched).toEqual(['gomoku.plain']);
});

describe('a module without SIMD', () => {
  test('is beside each that has it', () => {
    const modules = names(inRoot('build', 'page', 'assets'));
    expect(plain.toSorted()).toEqual(['gomoku', 'othello', 'tactics', 'xiangqi']);
    for (const name of plain) {
      expect(modules).toContain(`${name}.simd`);
      expect(modules).toContain(`${name}.plain`);
    }
  });

  test.for(plain)('searches what the other one does: %s', async (game) => {
    const module = await loadPlainModule(game);
    installLearned(game, module);
    expect(module.bench()).toBe((await loadReadyModule(game)).bench());
  });
});
