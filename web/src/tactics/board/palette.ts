import { readColours } from '../../board/read_colours';

/** The canvas's colours, read from the same custom properties as the page's. */
const NAMES = {
  boardFrame: '--board-frame',
  boardFrameLight: '--board-frame-light',
  boardFrameDark: '--board-frame-dark',
  boardLabel: '--board-label',
  groundA: '--ground-a',
  groundB: '--ground-b',
  groundLine: '--ground-line',
  groundLight: '--ground-light',
  grassA: '--grass-a',
  grassB: '--grass-b',
  grassLine: '--grass-line',
  wallTop: '--wall-top',
  wallTopLight: '--wall-top-light',
  wallSide: '--wall-side',
  water: '--water',
  waterDeep: '--water-deep',
  waterLight: '--water-light',
  abyss: '--abyss',
  abyssDeep: '--abyss-deep',
  crack: '--crack',
  shadowInk: '--shadow-ink',
  first: '--first',
  firstLight: '--first-light',
  firstDark: '--first-dark',
  firstInk: '--first-ink',
  second: '--second',
  secondLight: '--second-light',
  secondDark: '--second-dark',
  secondInk: '--second-ink',
  hpTrack: '--hp-track',
  hpGhost: '--hp-ghost',
  hpLoss: '--hp-loss',
  danger: '--danger',
  mark: '--mark',
  cursorInk: '--cursor-ink',
  cursorFill: '--cursor-fill',
  cuff: '--face-metal',
  steel: '--steel',
  flameCore: '--flame-core',
  flame: '--flame',
  flameEdge: '--flame-edge',
  planA: '--plan-a',
  planB: '--plan-b',
  planC: '--plan-c',
  planHalo: '--plan-halo',
} as const;

export type Palette = Record<keyof typeof NAMES, string>;

export interface SideColours {
  base: string;
  light: string;
  dark: string;
  ink: string;
}

export function readPalette(element: Element): Palette {
  return readColours(element, NAMES);
}

export function coloursOf(palette: Palette, side: 0 | 1): SideColours {
  return side === 0
    ? { base: palette.first, light: palette.firstLight, dark: palette.firstDark, ink: palette.firstInk }
    : { base: palette.second, light: palette.secondLight, dark: palette.secondDark, ink: palette.secondInk };
}
