/**
 * Plays the player's turn, an action a frame: a player's actions are tasks of their own.
 * @param {import('playwright-core').Page} page
 * @param {import('../../../wasm/engine').EngineModule} module the page's engine under Node
 * @param {(rules: import('../../../wasm/engine').Game) => number[]} turnOf a turn at the position that the rules stand at
 */
export async function playTurn(page, module, turnOf) {
  const rules = new module.Game();
  rules.load(await page.evaluate(() => window.forethought?.text() ?? ''));
  const turn = turnOf(rules);
  rules.delete();
  await page.evaluate(async (codes) => {
    for (const code of codes) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      window.forethought?.play(code);
    }
  }, turn);
}
