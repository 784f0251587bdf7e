import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { TacticsGame, TacticsModule } from '../../wasm/tactics';
import { landscapeOf } from '../src/tactics/board/landscape.ts';
import { BODIES, CRESTS } from '../src/tactics/board/piece_shapes.ts';
import { SHOWCASE_SEED } from '../src/tactics/board/showcase_seed.ts';
import { columnOf, rowOf } from '../src/tactics/rules/cells.ts';
import { decodeSnapshot, Ground, type Side, type Unit, UnitType } from '../src/tactics/rules/snapshot.ts';
import { openEngine } from './engine_assets.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const GLUE = fromRoot('build/wasm/tactics.mjs');

const STYLE = 'hero.css';

/** Of the drawing: a cell, and the frame around the cells (board/layout.ts). */
const CELL = 40;
const FRAME = 0.12 * CELL;
const EDGE = 10 * CELL + 2 * FRAME;
/** Radius of a piece and height of its side (board/piece_sprites.ts). */
const RADIUS = 0.335 * CELL;
const HEIGHT = 0.1 * CELL;

/** What stands on pieces, by their types (board/glyphs.ts). */
const ICONS: Readonly<Record<UnitType, string>> = {
  [UnitType.fighter]: 'crossed-swords',
  [UnitType.archer]: 'high-shot',
  [UnitType.wizard]: 'pointy-hat',
};
const ICON_SIZE = 512;

/**
 * Vite: the built page has a still picture of the board with which the first game shows itself on the home screen. It comes in
 * a style sheet beside the scripts, and is seen with the first card until the engine draws over it.
 */
export function heroPicture(): Plugin {
  return {
    name: 'hero-picture',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'stylesheet', href: `./${STYLE}` }, injectTo: 'head' },
    ],
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: STYLE, source: styleWith(await heroSvg()) });
    },
  };
}

/** What the page imports. */
const START = 'virtual:showcase_start';

/**
 * Vite: `import start from 'virtual:showcase_start'` gives the text of that battle's first position, which is read far
 * sooner than its map is made; none where the engine is not built.
 */
export function showcaseStart(): Plugin {
  const id = `\0${START}`;
  return {
    name: 'showcase-start',
    resolveId: (source) => (source === START ? id : null),
    async load(asked) {
      if (asked !== id) return null;
      return `export default ${JSON.stringify(existsSync(GLUE) ? await firstPosition() : '')};`;
    },
  };
}

async function firstPosition(): Promise<string> {
  const rules = await firstBattle();
  const text = rules.text();
  rules.delete();
  return text;
}

async function firstBattle(): Promise<TacticsGame> {
  const engine = (await openEngine(GLUE)) as TacticsModule;
  const rules = new engine.Game();
  rules.start(SHOWCASE_SEED);
  return rules;
}

/** In the style itself the picture needs no request of its own, which only the home screen would make use of. */
function styleWith(svg: string): string {
  const data = svg.replaceAll('"', "'").replace(/[%#<>\n]/g, encodeURIComponent);
  return `.home .game-card:first-child .card-board{border-radius:6px;background:url("data:image/svg+xml,${data}") 0 0/100% 100%}
`;
}

/** The start of the battle that plays itself on the home screen. */
export async function heroSvg(): Promise<string> {
  const rules = await firstBattle();
  const { cells, units } = decodeSnapshot(rules.snapshot());
  const grown = landscapeOf(rules.text());
  rules.delete();
  const fields = new Map<string, string>();
  const add = (look: string, path: string) => fields.set(look, (fields.get(look) ?? '') + path);
  cells.forEach((ground, cell) => {
    const [x, y] = [FRAME + columnOf(cell) * CELL, FRAME + rowOf(cell) * CELL];
    const even = (columnOf(cell) + rowOf(cell)) % 2 === 0 ? 'a' : 'b';
    add(`${grown.has(cell) ? 'grass' : 'ground'}-${even}`, square(x, y, CELL - 0.7));
    if (ground === Ground.water) add('water', square(x + 2, y + 2, CELL - 4, 11));
    if (ground !== Ground.wall) return;
    add('wall-side', square(x + 1.8, y + 1.8, CELL - 3.6, 6));
    add('wall-top', square(x + 1.8, y - 3.4, CELL - 3.6, 6));
  });
  const drawn = ['ground-a', 'ground-b', 'grass-a', 'grass-b', 'water', 'wall-side', 'wall-top'].map(
    (look) => `<path fill="var(--${look})" d="${fields.get(look) ?? ''}"/>`,
  );
  const symbols = Object.values(UnitType).flatMap((type) =>
    ([0, 1] as const).map((side) => symbol(side, type)),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EDGE} ${EDGE}">`,
    `<style>${colours()}</style>`,
    `<defs>${symbols.join('')}</defs>`,
    `<path fill="var(--board-frame)" d="${square(0, 0, EDGE, 6)}"/>`,
    `<path fill="var(--ground-line)" d="${square(FRAME, FRAME, 10 * CELL)}"/>`,
    ...drawn,
    ...units.map(pieceOf),
    '</svg>',
  ].join('\n');
}

function pieceOf({ cell, side, type }: Unit): string {
  const x = round(FRAME + (columnOf(cell) + 0.5) * CELL);
  const y = round(FRAME + (rowOf(cell) + 0.44) * CELL);
  return `<use href="#p${side}${type}" x="${x}" y="${y}"/>`;
}

/** A piece around the origin, with its shadow and its bar. */
function symbol(side: Side, type: UnitType): string {
  const name = side === 0 ? 'first' : 'second';
  const body = RADIUS * BODIES[type];
  const flip = side === 0 ? 1 : -1;
  const outline = `${side === 0 ? circle(body) : hexagon(body)}<path transform="scale(${round(flip * RADIUS * 0.01)} ${round(RADIUS * 0.01)})" d="${CRESTS[type]}" vector-effect="non-scaling-stroke"/>`;
  const bar = (colour: string, width: number, gap: number) =>
    `<rect fill="var(--${colour})" x="${round(-width / 2)}" y="${round(0.36 * CELL + gap)}" width="${round(width)}" height="${round(0.095 * CELL - 2 * gap)}" rx="2"/>`;
  const size = 0.4 * CELL;
  return [
    `<g id="p${side}${type}">`,
    `<ellipse cx="2" cy="5" rx="${round(RADIUS * 1.15)}" ry="${round(RADIUS)}" fill="#000" opacity=".25"/>`,
    `<g fill="var(--${name}-dark)" transform="translate(0 ${HEIGHT / 2})">${outline}</g>`,
    // The line first, so that only what of it lies outside is seen: body and crest are one.
    `<g stroke="var(--${name}-dark)" stroke-width="2" transform="translate(0 ${-HEIGHT / 2})">${outline}</g>`,
    `<g fill="var(--${name})" transform="translate(0 ${-HEIGHT / 2})">${outline}</g>`,
    `<path fill="var(--${name}-ink)" transform="translate(${-size / 2} ${-size / 2 - HEIGHT / 4}) scale(${round(size / ICON_SIZE)})" d="${iconOf(ICONS[type])}"/>`,
    bar('hp-track', 0.66 * CELL, 0),
    bar(`${name}-light`, 0.66 * CELL - 2, 1),
    '</g>',
  ].join('');
}

function circle(radius: number): string {
  return `<circle r="${round(radius)}"/>`;
}

/** With its corners cut off a little, as round ones look at this size. */
function hexagon(radius: number): string {
  const corner = (index: number) => {
    const angle = (index * Math.PI) / 3 + Math.PI / 6;
    return { x: 1.1 * radius * Math.cos(angle), y: 1.1 * radius * Math.sin(angle) };
  };
  const points = Array.from({ length: 6 }, (_, index) => {
    const [before, here, after] = [corner(index + 5), corner(index), corner(index + 1)];
    const towards = (other: { x: number; y: number }) =>
      `${round(here.x + 0.2 * (other.x - here.x))} ${round(here.y + 0.2 * (other.y - here.y))}`;
    return `${towards(before)}Q${round(here.x)} ${round(here.y)} ${towards(after)}`;
  });
  return `<path d="M${points.join('L')}Z"/>`;
}

function square(x: number, y: number, size: number, radius = 0): string {
  if (radius === 0) return `M${round(x)} ${round(y)}h${round(size)}v${round(size)}h${round(-size)}z`;
  const side = round(size - 2 * radius);
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return `M${round(x + radius)} ${round(y)}h${side}${arc(radius, radius)}v${side}${arc(-radius, radius)}h${-side}${arc(-radius, -radius)}v${-side}${arc(radius, -radius)}z`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

interface IconSet {
  icons: Record<string, { body: string }>;
}

let iconSet: IconSet | undefined;

/** The path data of an icon. */
function iconOf(name: string): string {
  iconSet ??= JSON.parse(
    readFileSync(fromRoot('node_modules/@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as IconSet;
  return Array.from((iconSet.icons[name]?.body ?? '').matchAll(/\sd="([^"]+)"/g), ([, d]) => d).join('');
}

/** Colours of the board, as the page's style names them, in light and in dark. */
function colours(): string {
  const tokens = readFileSync(fromRoot('web/src/theme/tokens.css'), 'utf8');
  const used =
    /^(board-frame|(ground|grass)-(a|b)|ground-line|water|wall-(top|side)|(first|second)(-\w+)?|hp-track)$/;
  const seen = new Map<string, string[]>();
  for (const [, name = '', colour = ''] of tokens.matchAll(/--([\w-]+): ([^;]+);/g))
    if (used.test(name)) seen.set(name, [...(seen.get(name) ?? []), colour]);
  const table = (place: number) =>
    [...seen].map(([name, found]) => `--${name}:${found[place] ?? found[0]}`).join(';');
  return `:root{${table(0)}}@media (prefers-color-scheme:dark){:root{${table(1)}}}`;
}
