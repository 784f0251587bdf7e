import { options, type VNode } from 'preact';

/** Holds a text that stands beside elements; it has no box of its own (theme/base.css). */
const HOLDER = 'text-run';

/** A drawing's own text: a node in it can be no element of the page's. */
const DRAWN_TEXT = 'text';

/** What Preact makes of an element or of a text: the latter has no type, and the text for its properties. */
interface Made {
  type: VNode['type'] | null;
  props: Properties | string | number;
}

interface Properties {
  children?: unknown;
  textContent?: string;
}

/**
 * No text node of the page is ever changed or moved: every text is the whole content of an element, and is set anew. A
 * translator in the browser puts elements of its own in the place of text nodes. Preact would go on changing nodes that are
 * in the document no more, so that figures stood still, and would look for its place beside them, so that it threw. (A
 * signal is therefore shown by its value, not as a child: that would change a node by itself.)
 */
export function keepTextsWhole(): void {
  options.vnode = (vnode) => {
    const made = vnode as Made;
    const { type, props } = made;
    if (typeof type === 'string') holdAlone(type, props as Properties);
    else if (isText(props)) {
      made.type = HOLDER;
      made.props = { textContent: `${props}` };
    }
  };
}

function holdAlone(type: string, props: Properties): void {
  const text = textOf(props.children);
  if (text === null) return;
  if (type !== DRAWN_TEXT) props.textContent = text;
  // Of an object Preact makes a text node.
  props.children = type === DRAWN_TEXT ? Object(text) : undefined;
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
