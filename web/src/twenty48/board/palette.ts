import { RANK_MAX } from '../cells';

/** The canvas's colours, read from the same custom properties as the page's. */
export interface Palette {
  tray: string;
  trayEdge: string;
  well: string;
  shadow: string;
  /** Light on a tile's upper half, from the edge to where it is gone. */
  gleam: readonly [string, string];
  focus: string;
  /** Rim of the tiles from 2048 on. */
  rim: string;
  /** By rank, from 1 on; place 0 is unused. */
  tiles: readonly string[];
  inks: readonly string[];
}

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(name).trim() || '#888';
  const ranks = Array.from({ length: RANK_MAX + 1 }, (_, rank) => Math.max(1, rank));
  return {
    tray: read('--tray'),
    trayEdge: read('--tray-edge'),
    well: read('--tray-well'),
    shadow: read('--tile-shadow'),
    gleam: [read('--tile-gleam'), read('--tile-gleam-end')],
    focus: read('--focus'),
    rim: read('--tile-rim'),
    tiles: ranks.map((rank) => read(`--tile-${rank}`)),
    inks: ranks.map((rank) => read(rank <= LAST_DARK_INK ? '--tile-ink-dark' : '--tile-ink-light')),
  };
}

/** Up to this rank tiles are light and their numbers dark. */
export const LAST_DARK_INK = 5;
