/** Place of 20 slides a second on the slider of speeds. */
const TWENTY_A_SECOND = '3';

/** How often it is looked how far the engine has come: seldom, so as not to disturb what is measured. */
const LOOK_MS = 100;

/** Before the first slide; a slide takes `LOOK_MS` at the very most. */
const START_MS = 60_000;

/**
 * Lets the engine play until enough of its slides were seen or the game is over.
 * @type {import('./quick_player.mjs').QuickPlayer['play']}
 */
export async function play(page, { actions }) {
  const fold = page.getByTestId('engine-fold');
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
  await page.getByTestId('speed').fill(TWENTY_A_SECOND);
  await page.evaluate(() => window.forethought?.endTurn());
  const seen = (/** @type {number} */ enough) => {
    const { forethought } = window;
    const over = forethought?.state()?.phase === 'over';
    return over || (forethought?.waits().summary.actions ?? 0) >= enough;
  };
  await page.waitForFunction(seen, actions, { polling: LOOK_MS, timeout: START_MS + actions * LOOK_MS });
  await page.evaluate(() => window.forethought?.skip());
}
