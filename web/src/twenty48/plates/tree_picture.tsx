import { messages } from '../words/messages';
import type { Picture } from './search';
import { depthOf, FIRST_LEAF, LEAVES, NODES, notesOf, parentOf, plateName } from './tree';

/** The picture's size, in its own units: the root at the left, the leaves one under the other at the right. */
const ROW = 27;
const WIDTH = 360;
const HEIGHT = LEAVES * ROW;
/** By depth: middle and width of a node's box. */
const MIDDLES = [30, 122, 228, 328];
const WIDTHS = [52, 60, 94, 56];
const BOX = 23;

interface TreePictureProps {
  picture: Picture;
  notes: readonly number[];
  /** The node where the search is, -1 before it begins. */
  here: number;
}

/** The tree, as far as it is searched; its words are beside it. */
export function TreePicture({ picture, notes, here }: TreePictureProps) {
  const nodes = Array.from({ length: NODES }, (_, node) => node);
  return (
    <svg
      class="plates-tree"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={messages.value.platesTree(picture.looked, LEAVES)}
    >
      {nodes.slice(1).map((node) => (
        <path key={node} class={`plates-edge plates-${picture.standings[node]}`} d={edgeTo(node)} />
      ))}
      {nodes.map((node) => (
        <g
          key={node}
          class={`plates-node plates-${picture.standings[node]}${node === here ? ' plates-here' : ''}`}
          transform={`translate(${MIDDLES[depthOf(node)]} ${rowOf(node)})`}
        >
          <rect {...boxOf(node)} />
          <Label text={labelOf(node, notes, picture)} />
          {picture.standings[node] === 'pruned' && node >= FIRST_LEAF ? (
            <path class="plates-cross" d="M-8 -6L8 6M-8 6L8 -6" />
          ) : null}
        </g>
      ))}
    </svg>
  );
}

/** A text of a drawing: where it changes, the whole element is another one (shell/ui/whole_texts.ts). */
function Label({ text }: { text: string }) {
  return (
    <text key={text} class="figures">
      {text}
    </text>
  );
}

/** Of a node's middle, from the top: the leaves are a row each, the others stand before the middle of theirs. */
function rowOf(node: number): number {
  if (node >= FIRST_LEAF) return (node - FIRST_LEAF + 0.5) * ROW;
  const below = Array.from({ length: NODES }, (_, child) => child).filter(
    (child) => child > 0 && parentOf(child) === node,
  );
  return below.reduce((sum, child) => sum + rowOf(child), 0) / below.length;
}

function boxOf(node: number) {
  const width = WIDTHS[depthOf(node)] ?? 0;
  return { x: -width / 2, y: -BOX / 2, width, height: BOX, rx: 6 };
}

function edgeTo(node: number): string {
  const depth = depthOf(node);
  const parent = parentOf(node);
  const from = (MIDDLES[depth - 1] ?? 0) + (WIDTHS[depth - 1] ?? 0) / 2;
  const to = (MIDDLES[depth] ?? 0) - (WIDTHS[depth] ?? 0) / 2;
  const bend = (from + to) / 2;
  return `M${from} ${rowOf(parent)}C${bend} ${rowOf(parent)} ${bend} ${rowOf(node)} ${to} ${rowOf(node)}`;
}

/** What stands in a box: what it is, and its value or a bound of it, once something is known. */
function labelOf(node: number, notes: readonly number[], picture: Picture): string {
  const depth = depthOf(node);
  if (depth === 3) return String(notesOf(node, notes)[0] ?? '');
  const value = picture.values[node] ?? null;
  const bound = isExact(node, picture) ? '' : depth === 1 ? '≤' : '≥';
  const known = value === null ? '' : `${bound}${value}`;
  if (depth === 0) return known === '' ? '?' : known;
  const name = depth === 1 ? plateName(node) : notesOf(node, notes).join('+');
  return known === '' ? name : `${name} : ${known}`;
}

/** Whether a node's value is more than a bound: it is done with, and nothing below it was left out. */
function isExact(node: number, { standings }: Picture): boolean {
  const cut = standings.some((standing, child) => standing === 'pruned' && parentOf(child) === node);
  return standings[node] === 'done' && !cut;
}
