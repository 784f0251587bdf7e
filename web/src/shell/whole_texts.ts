import { options, type VNode } from 'preact';

/** Holds a text that stands beside elements; it has no box of its own (theme/base.css). */
const HOLDER = 'text-run';

/** A drawing's own text: a node in it can be no element of the page's. */
const DRAWN_TEXT = 'text';

/** What Preact makes of an element or of a text: the latter has no type, and the text for its properties. */
interface Made {
  type: VNode['type'] | null;
  props: object | string | number;
}

/**
 * No text node of the page is ever changed or moved: every text is the whole content of an element, and is set anew. A
 * translator in the browser puts elements of its own in the place of text nodes. Preact would go on changing nodes that are
 * in the document no more, so that figures stood still, and would look for its place beside them, so that it threw.
 */
export function keepTextsWhole(): void {
  const before = options.vnode;
  options.vnode = (vnode) => {
    before?.(vnode);
    hold(vnode as Made);
  };
}

function hold(made: Made): void {
  const { type, props } = made;
  if (type === null) {
    if (!isText(props) || props === '') return;
    made.type = HOLDER;
    made.props = { textContent: String(props) };
  } else if (typeof type === 'string' && typeof props === 'object' && 'children' in props) {
    const { children, ...others } = props;
    const text = textOf(children);
    if (text === null) return;
    // Preact takes an object for a text of which it makes a node.
    made.props =
      type === DRAWN_TEXT ? { ...others, children: Object(text) } : { ...others, textContent: text };
  }
}

/** The text that all children of an element are together; null where there is none, or something else beside it. */
function textOf(children: unknown): string | null {
  const parts = [children]
    .flat()
    .filter((part) => part !== undefined && part !== null && typeof part !== 'boolean');
  return parts.length > 0 && parts.every(isText) ? parts.join('') : null;
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
