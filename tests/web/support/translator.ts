/** How a browser's translator handles a text node: it is taken out, or goes on within what stands in its place. */
export const WAYS = ['replaces', 'wraps'] as const;

/**
 * Puts two `font` elements, one in the other, in the place of each text node below `root`, as translators do. The words stay,
 * so that what stands there is known. Runs in a page by itself: it may name nothing but the document.
 */
export function translate(root: Node, way: (typeof WAYS)[number]): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.localName === 'font') continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(way === 'wraps' ? text : text.data);
  }
}
