import type { Page } from 'playwright-core';

/** As many clicks, and as many keys, as somebody lets loose on a screen. */
const COUNT = 1000;
const AT_ONCE = 100;

/** Windows through which one is dragged, quickly. */
const SIZES = Array.from({ length: 30 }, (_, number) => ({
  width: 320 + ((number * 397) % 1100),
  height: 320 + ((number * 251) % 700),
}));

/** Clicks anything, a hundred times without a pause, again and again; where that leads to another screen, there. */
export function clickWildly(page: Page): Promise<void> {
  return inPortions(page, clickSome);
}

/** Presses any keys, in the same way. */
export function typeWildly(page: Page): Promise<void> {
  return inPortions(page, typeSome);
}

export async function resizeWildly(page: Page): Promise<void> {
  for (const size of SIZES) await page.setViewportSize(size);
}

async function inPortions(
  page: Page,
  act: (portion: [seed: number, count: number]) => void | Promise<void>,
): Promise<void> {
  for (let done = 0; done < COUNT; done += AT_ONCE) {
    try {
      await page.evaluate(act, [done + 1, AT_ONCE] as [number, number]);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    } catch (thrown) {
      // A click may have loaded the page anew.
      if (!/context was destroyed|navigat/i.test(String(thrown))) throw thrown;
      await page.waitForLoadState('load');
    }
  }
}

async function clickSome([seed, count]: [number, number]): Promise<void> {
  let state = seed;
  const draw = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  // Files go to the disk and links to other sites: neither is the page's matter.
  const isTheirs = (element: Element) =>
    element.matches('a[href^="http"], a[download], input[type="file"]') || element.closest('.perf') !== null;
  // No browser captures a pointer that there is not, nor asks for a file where nobody has pressed anything.
  Element.prototype.setPointerCapture = () => {};
  HTMLInputElement.prototype.click = function click() {
    if (this.type !== 'file') HTMLElement.prototype.click.call(this);
  };
  const pressable = 'button, a, input, select, summary, canvas, [role], [data-cell], [data-testid]';
  const { port1, port2 } = new MessageChannel();
  // However fast they are, a browser tells of each by itself.
  const told = () =>
    new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  for (let click = 0; click < count; click++) {
    await told();
    const all = [...document.querySelectorAll<HTMLElement>(pressable)].filter(
      (element) => !isTheirs(element),
    );
    const element = all[draw(all.length)];
    if (element === undefined) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true };
    element.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerId: 1, isPrimary: true }));
    element.dispatchEvent(new PointerEvent('pointerup', { ...at, pointerId: 1, isPrimary: true }));
    if (element instanceof HTMLElement) element.click();
  }
}

async function typeSome([seed, count]: [number, number]): Promise<void> {
  let state = seed;
  const draw = (below: number) => {
    state = (Math.imul(state, 22_695_477) + 1) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
  const named = [
    ...arrows,
    ...arrows,
    'Enter',
    'Enter',
    ' ',
    'Escape',
    'Tab',
    'Home',
    'End',
    'PageDown',
    'Delete',
    'F1',
  ];
  const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789?+-[]/цфы'];
  const keys = [...named, ...letters];
  const { port1, port2 } = new MessageChannel();
  const told = () =>
    new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  for (let press = 0; press < count; press++) {
    await told();
    const key = keys[draw(keys.length)] ?? 'a';
    const code = /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : /^\d$/.test(key) ? `Digit${key}` : key;
    const how = {
      key,
      code,
      bubbles: true,
      cancelable: true,
      shiftKey: draw(8) === 0,
      repeat: draw(4) === 0,
    };
    const on = document.activeElement ?? document.body;
    if (on.dispatchEvent(new KeyboardEvent('keydown', how)) && key === 'Enter') (on as HTMLElement).click?.();
    on.dispatchEvent(new KeyboardEvent('keyup', how));
  }
}
