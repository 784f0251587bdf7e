/** The wheel scrolls what is in the frame, and never the page around it. Pinches and zooms are the browser's. */
export function keepHostStill(): void {
  window.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !isScrolled(event)) event.preventDefault();
    },
    { passive: false },
  );
}

/** Whether something under the wheel has room to go where it turns. */
function isScrolled({ target, deltaX, deltaY }: WheelEvent): boolean {
  for (let at = target instanceof Element ? target : null; at !== null; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const isPage = at === document.scrollingElement;
    if (hasRoom(deltaY, at.scrollTop, at.scrollHeight - at.clientHeight) && (isPage || scrolls(overflowY)))
      return true;
    if (hasRoom(deltaX, at.scrollLeft, at.scrollWidth - at.clientWidth) && (isPage || scrolls(overflowX)))
      return true;
  }
  return false;
}

function hasRoom(delta: number, at: number, end: number): boolean {
  return delta < 0 ? at > 0 : delta > 0 && at < end - 1;
}

const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
