/** Gives an element the focus, unless the page stands in a frame that has not got it: the page around keeps it. */
export function takeFocus(element: HTMLElement | null): void {
  if (window.top === window || document.hasFocus()) element?.focus({ preventScroll: true });
}
