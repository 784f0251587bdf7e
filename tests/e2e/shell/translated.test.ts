import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { translate } from '../../web/support/translator';
import { BattlePage } from '../support/battle_page';
import { gomokuIn } from '../support/gomoku_page';
import { othelloIn } from '../support/othello_page';
import { test } from '../support/test';
import { Twenty48Page } from '../support/twenty48_page';

/** A browser's translator goes over the page, and over whatever changes on it; the page is played and looked through. */

/** Translates a page for good, as browsers do; `source`: of `translate`. */
function translateForGood(source: string): void {
  const go = new Function(`return ${source}`)() as typeof translate;
  const all = () => go(document.body, 'replaces');
  all();
  new MutationObserver(all).observe(document.body, { childList: true, characterData: true, subtree: true });
}

interface Made {
  type: unknown;
  props: { textContent?: string } | string;
  __e: Node | null;
  __k: (Made | null)[] | null;
}

/** Texts that Preact takes the page to show, and does not. */
function stale(): string[] {
  const wrong: string[] = [];
  const look = (made: Made | null): void => {
    if (made === null) return;
    const { props, __e: node, __k: children } = made;
    const text = typeof props === 'object' ? props?.textContent : String(props);
    if (text !== undefined && !(node?.isConnected && node.textContent === text)) wrong.push(text);
    children?.forEach(look);
  };
  look((document.getElementById('app') as unknown as { __k: Made }).__k);
  return wrong;
}

const texts = (page: Page) => page.evaluate(() => document.body.textContent ?? '');

const GAMES = [
  {
    name: 'a battle in Russian',
    address: '?perf=1&tempo=fast&nodes=500&ai=20&seed=7&lang=ru',
    async play(page: Page) {
      const battle = await BattlePage.in(page);
      expect(await texts(page)).toContain('Раунд 1 из 40');
      await battle.playTurn();
      await battle.playersTurn();
      return 'Раунд 2 из 40';
    },
  },
  {
    name: 'Gomoku in Chinese',
    address: '?game=gomoku&perf=1&tempo=fast&nodes=500&ai=20&seed=7&side=first&lang=zh',
    async play(page: Page) {
      const gomoku = await gomokuIn(page);
      await page.getByTestId('cell-112').press('Enter');
      await gomoku.playersTurn();
      return '1';
    },
  },
  {
    name: 'Othello',
    address: '?game=othello&perf=1&tempo=fast&nodes=500&ai=20&seed=7&side=first',
    async play(page: Page) {
      const othello = await othelloIn(page);
      expect(await texts(page)).toContain('60 squares are empty');
      await page.getByTestId(`cell-${await othello.goodAction()}`).press('Enter');
      await othello.playersTurn();
      return '58 squares are empty';
    },
  },
  {
    name: '2048',
    address: '?game=twenty48&perf=1&tempo=fast&seed=7',
    async play(page: Page) {
      const game = await Twenty48Page.in(page);
      for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
      await expect.poll(() => game.length()).toBeGreaterThan(1);
      const { score } = await game.snapshot();
      return String(score);
    },
  },
] as const;

test.for(GAMES)('$name is told as it stands', async ({ address, play }, { visit }) => {
  const { page } = await visit(address);
  await page.waitForFunction(() => window.forethought?.state() != null);
  await page.evaluate(translateForGood, translate.toString());
  const told = await play(page);
  await expect.poll(() => texts(page)).toContain(told);
  await expect.poll(() => page.evaluate(stale)).toEqual([]);
  for (const tab of ['hint', 'settings', 'back', 'home']) {
    await page.getByTestId(tab).first().click();
    await expect.poll(() => page.evaluate(stale)).toEqual([]);
  }
});
