import type { Page } from 'playwright-core';

/** What is wrong with how a screen is laid out: what is cut, covered, out of reach or beyond the page. */

/**
 * Width and height of windows in CSS pixels: the smallest phone upright and on its side, a portal's frame, and a desktop.
 */
const WINDOWS = [
  [320, 480],
  [480, 320],
  [640, 360],
  [1280, 800],
] as const;

/** Those between them, which `npm run test:long` adds. */
const MORE_WINDOWS = [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 844],
  [412, 915],
  [568, 320],
  [640, 400],
  [640, 480],
  [667, 375],
  [720, 480],
  [768, 1024],
  [800, 600],
  [844, 390],
  [915, 412],
  [1000, 800],
  [1024, 600],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1920, 1080],
] as const;

const LOOKED_AT = process.env.ALL_WINDOWS === undefined ? WINDOWS : [...WINDOWS, ...MORE_WINDOWS];

/** What a screen must show without scrolling. */
export interface Wanted {
  /** Test ids of the controls that lead on. */
  inSight?: readonly string[];
  /** There is a board; it fills the shorter side of the window, and nothing lies over it. */
  board?: boolean;
}

/** Least share of the window's shorter side that a board takes. */
const BOARD_SHARE = 0.9;

/** How often a screen is measured until it has come to rest. */
const LOOKS = 3;

/** Faults of the screen in a window of each size, told with the size. */
export async function faultsInAllWindows(page: Page, wanted: Wanted): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, height] of LOOKED_AT) {
    await page.setViewportSize({ width, height });
    const found = await layoutFaults(page, wanted);
    faults.push(...found.map((fault) => `${width}x${height}: ${fault}`));
  }
  return faults;
}

async function layoutFaults(page: Page, { inSight = [], board = false }: Wanted): Promise<string[]> {
  let faults: string[] = [];
  for (let look = 0; look < LOOKS; look++) {
    await page.evaluate(comeToRest, look);
    faults = await page.evaluate(measure, { inSight, boardShare: board ? BOARD_SHARE : 0 });
    if (faults.length === 0) break;
  }
  return faults;
}

/** Waits for the next frames, and after a first look for whatever moves. */
async function comeToRest(look: number): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let frames = 0; frames < 2 + 4 * look; frames++) await frame();
  const endless = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Infinity;
  const moving = document.getAnimations().filter((one) => one.playState === 'running' && !endless(one));
  await Promise.all(moving.map((animation) => animation.finished.catch(() => {})));
}

/** Runs in the page, so that it stands on nothing outside itself. */
function measure({ inSight, boardShare }: { inSight: readonly string[]; boardShare: number }): string[] {
  const CONTROLS = 'button, a[href], input, select, summary, textarea';
  /** What lies over a screen on purpose, while what is under it waits. */
  const OVER_ALL = '.result, .sheet-open, .sheet-scrim, dialog, .said, .remark, .banner, .notice';
  const PX = 1.5;
  /** A line of text is higher than its letters. */
  const LINE_PX = 5;
  const faults = new Set<string>();
  const dialogs = [...document.querySelectorAll('dialog:modal')];
  const top: Element = dialogs.at(-1) ?? document.body;

  const told = (element: Element) => {
    const words = (element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 30);
    const id = element.closest('[data-testid]')?.getAttribute('data-testid');
    return `${element.tagName.toLowerCase()}.${element.className || '-'} in ${id ?? '-'} “${words}”`;
  };
  const ancestors = (element: Element) => {
    const found: Element[] = [];
    for (let one = element.parentElement; one !== null; one = one.parentElement) found.push(one);
    return found;
  };
  const forReadersOnly = (element: Element) =>
    [element, ...ancestors(element)].some((one) => {
      const { clipPath, clip } = getComputedStyle(one);
      return clipPath.startsWith('inset(50%') || clip.startsWith('rect(');
    });
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 2 &&
    element.closest('.cells, [inert]') === null &&
    !forReadersOnly(element);
  const coverOf = (x: number, y: number) => document.elementFromPoint(x, y);
  const isForemost = (element: Element, x: number, y: number) => {
    const found = coverOf(x, y);
    return found !== null && (element.contains(found) || found.closest('label')?.contains(element) === true);
  };

  const scrolled = [...document.querySelectorAll('*')]
    .filter((one) => one.scrollTop !== 0 || one.scrollLeft !== 0)
    .map((one) => [one, one.scrollLeft, one.scrollTop] as const);
  const moved = new Set<Element>();
  const show = (element: Element, inline: ScrollLogicalPosition) => {
    for (const one of ancestors(element)) moved.add(one);
    element.scrollIntoView({ block: 'center', inline, behavior: 'instant' });
  };
  const scrollBack = () => {
    for (const one of moved) one.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    for (const [one, left, topmost] of scrolled) one.scrollTo({ left, top: topmost, behavior: 'instant' });
    moved.clear();
  };

  const isWhole = (element: Element) => {
    // Of a link that goes over several lines, the first.
    const { left, right, top: high, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    if (left < -PX || right > innerWidth + PX || high < -PX || bottom > innerHeight + PX) return false;
    const middle = (high + bottom) / 2;
    return [left + 4, (left + right) / 2, right - 4].every((x) => isForemost(element, x, middle));
  };
  /** One of the points at which a control is looked at lies under what waits above the screen. */
  const liesUnder = (element: Element) => {
    const { left, right, top: high, bottom } = element.getBoundingClientRect();
    return [left + 4, (left + right) / 2, right - 4].some((x) => {
      const over = coverOf(x, (high + bottom) / 2)?.closest(OVER_ALL);
      return over !== null && over !== undefined && !over.contains(element);
    });
  };
  const scrollsAside = (element: Element) =>
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
    element.scrollWidth > element.clientWidth;
  /** The part of a line of text that its holders' edges leave; null where they leave nothing of it. */
  const leftOf = (line: DOMRect, parent: Element) => {
    let { left, right, top: high, bottom } = line;
    for (const one of [parent, ...ancestors(parent)]) {
      const { overflowX } = getComputedStyle(one);
      if (overflowX === 'visible') continue;
      const box = one.getBoundingClientRect();
      if (overflowX !== 'hidden' && overflowX !== 'clip') break;
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [high, bottom] = [Math.max(high, box.top), Math.min(bottom, box.bottom)];
    }
    return right - left < 1 || bottom - high < 3
      ? null
      : new DOMRect(left, high, right - left, bottom - high);
  };

  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth)
    faults.add(`the page is ${page.scrollWidth - page.clientWidth} px too wide`);

  // Controls that lead on are there at once.
  for (const id of inSight) {
    const shown = [...document.querySelectorAll(`[data-testid="${id}"]`)].filter(isShown);
    if (!shown.some(isWhole)) faults.add(`${id} is not in sight`);
  }

  // Every control can be brought into sight, and pressed there.
  const controls = [...top.querySelectorAll(CONTROLS)].filter(isShown);
  for (const control of controls) {
    if (isWhole(control) || liesUnder(control)) continue;
    show(control, 'nearest');
    if (!isWhole(control) && !liesUnder(control)) show(control, 'end');
    if (!isWhole(control) && !liesUnder(control)) {
      const { left, right, top: high, bottom } = control.getBoundingClientRect();
      const cover = coverOf((left + right) / 2, (high + bottom) / 2);
      const by = cover === null || control.contains(cover) ? '' : ` under ${told(cover)}`;
      const where = [left, high, right, bottom].map(Math.round).join(' ');
      faults.add(`out of reach: ${told(control)} at ${where}${by}`);
    }
  }
  scrollBack();

  // Controls stay in the card that they are part of.
  for (const control of controls) {
    const card = ancestors(control).find((one) => {
      if (scrollsAside(one)) return true;
      const { borderTopLeftRadius, borderTopWidth, boxShadow } = getComputedStyle(one);
      return (
        Number.parseFloat(borderTopLeftRadius) >= 6 && (borderTopWidth !== '0px' || boxShadow !== 'none')
      );
    });
    if (card === undefined || scrollsAside(card)) continue;
    const [inner, outer] = [control.getBoundingClientRect(), card.getBoundingClientRect()];
    const over = Math.max(outer.left - inner.left, inner.right - outer.right);
    if (over > PX) faults.add(`${told(control)} sticks ${Math.round(over)} px out of ${told(card)}`);
  }

  // Texts are whole.
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || node.textContent?.trim() === '' || parent.closest('option, svg, select') !== null)
      continue;
    if (!isShown(parent)) continue;
    range.selectNodeContents(node);
    const holder = parent.closest('button, a, summary');
    // Lines that nothing is left of are there for readers, or where there is room.
    const lines = [...range.getClientRects()].filter(
      (line) => line.width > 1 && leftOf(line, parent) !== null,
    );
    for (const line of lines) {
      if (holder !== null) {
        const box = holder.getBoundingClientRect();
        const aside = Math.max(box.left - line.left, line.right - box.right);
        const over = Math.max(aside, box.top - line.top - LINE_PX, line.bottom - box.bottom - LINE_PX);
        if (over > PX) faults.add(`words stick ${Math.round(over)} px out of ${told(holder)}`);
      }
      for (const one of [parent, ...ancestors(parent)]) {
        const { overflowX, overflowY } = getComputedStyle(one);
        const box = one.getBoundingClientRect();
        const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const cut = clips(overflowX) ? Math.max(box.left - line.left, line.right - box.right) : 0;
        if (cut > PX)
          faults.add(`${Math.round(cut)} px cut from side to side: ${told(parent)} by ${told(one)}`);
        const short = clips(overflowY) ? Math.max(box.top - line.top, line.bottom - box.bottom) : 0;
        if (short > LINE_PX)
          faults.add(`${Math.round(short)} px cut in height: ${told(parent)} by ${told(one)}`);
        if (!clips(overflowX) && overflowX !== 'visible') break;
      }
    }
    // What covers the first line's middle is part of the text or of what it stands on.
    const [line] = lines;
    if (line === undefined) continue;
    const isRead = () => {
      const now = [...range.getClientRects()]
        .filter((one) => one.width > 1)
        .map((one) => leftOf(one, parent))
        .find((one) => one !== null);
      if (now === undefined) return true;
      const [x, y] = [(now.left + now.right) / 2, (now.top + now.bottom) / 2];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
      const cover = coverOf(x, y);
      if (cover === null || cover.contains(parent) || parent.contains(cover)) return true;
      const over = cover.closest(OVER_ALL);
      return (over !== null && !over.contains(parent)) || getComputedStyle(parent).pointerEvents === 'none';
    };
    if (isRead()) continue;
    show(parent, 'nearest');
    if (!isRead()) show(parent, 'end');
    if (!isRead()) {
      const [now] = [...range.getClientRects()];
      const cover = now && coverOf((now.left + now.right) / 2, (now.top + now.bottom) / 2);
      faults.add(`not to be read: ${told(parent)}${cover ? ` under ${told(cover)}` : ''}`);
    }
    scrollBack();
  }

  // The board fills the window's shorter side, and nothing lies over it.
  const board = document.querySelector('[data-testid=board]');
  if (boardShare > 0 && board === null) faults.add('there is no board');
  if (boardShare > 0 && board !== null && dialogs.length === 0) {
    const { left, top: high, width, height, right, bottom } = board.getBoundingClientRect();
    const share = Math.min(innerWidth, innerHeight) * boardShare;
    if (Math.max(width, height) < share - 1)
      faults.add(
        `the board is ${Math.round(width)}x${Math.round(height)}, and should be ${Math.round(share)}`,
      );
    if (left < -PX || high < -PX || right > innerWidth + PX || bottom > innerHeight + PX)
      faults.add('the board is cut');
    for (let across = 0.05; across < 1; across += 0.15)
      for (let down = 0.05; down < 1; down += 0.15) {
        const cover = coverOf(left + across * width, high + down * height);
        if (cover !== null && !board.contains(cover) && !cover.contains(board))
          faults.add(`the board lies under ${told(cover.closest('[data-testid]') ?? cover)}`);
      }
    for (const bubble of document.querySelectorAll('.said')) {
      const said = bubble.getBoundingClientRect();
      if (
        said.left < right - PX &&
        said.right > left + PX &&
        said.top < bottom - PX &&
        said.bottom > high + PX
      )
        faults.add('the board lies under what the opponent says');
    }
  }
  // Messages lie over neither the board, nor what says what can be done, nor the buttons for it.
  for (const notice of document.querySelectorAll('.notice')) {
    const box = notice.getBoundingClientRect();
    for (const other of document.querySelectorAll('[data-testid=board], .context, .actions')) {
      const { left, right, top: high, bottom } = other.getBoundingClientRect();
      if (box.left < right - PX && box.right > left + PX && box.top < bottom - PX && box.bottom > high + PX)
        faults.add(`a message lies over ${told(other)}`);
    }
  }
  return [...faults];
}
