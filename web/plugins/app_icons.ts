import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const DRAWING = fromRoot('web/public/icon.svg');

/** Systems cut a maskable icon to their own shape; what lies this near to its middle stays. */
const SAFE_SHARE = 0.8;

/** Icons of the installed page, for its manifest. */
export const ICONS = [
  { src: 'icon_192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: 'icon_512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: 'icon_maskable_512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** What Apple's systems take, which round it themselves. */
const APPLE = 'apple_touch_icon.png';

/** Vite: the built page has its icon as pictures, too, drawn from the one drawing. */
export function appIcons(): Plugin {
  return {
    name: 'app-icons',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `./${APPLE}` }, injectTo: 'head' },
    ],
    async generateBundle() {
      await startPainting();
      const drawing = readFileSync(DRAWING, 'utf8');
      const emit = (fileName: string, svg: string, width: number) =>
        this.emitFile({ type: 'asset', fileName, source: pictureOf(svg, width) });
      for (const { src, sizes, purpose } of ICONS)
        emit(src, purpose === 'maskable' ? filled(drawing) : drawing, Number.parseInt(sizes, 10));
      emit(APPLE, filled(drawing), 180);
    },
  };
}

let started: Promise<void> | null = null;

/** Loads what paints drawings, once. */
export function startPainting(): Promise<void> {
  started ??= initWasm(readFileSync(fromRoot('node_modules/@resvg/resvg-wasm/index_bg.wasm')));
  return started;
}

function pictureOf(svg: string, width: number): Uint8Array {
  return painted(svg, width).asPng();
}

/** A drawing as pixels, so many of them wide; what paints must have been loaded. */
export function painted(svg: string, width: number): ReturnType<InstanceType<typeof Resvg>['render']> {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
}

/** The drawing with its ground to the edges, and all else near the middle. */
export function filled(drawing: string): string {
  const [, head, ground, rest] = /^(<svg.*?)(<rect[^>]*\/>)(.*)<\/svg>\s*$/s.exec(drawing) ?? [];
  if (head === undefined || ground === undefined || rest === undefined)
    throw new Error('The icon does not begin with its ground.');
  const move = `translate(32 32) scale(${SAFE_SHARE}) translate(-32 -32)`;
  return `${head}${ground.replace(/ rx="[^"]*"/, '')}<g transform="${move}">${rest}</g></svg>`;
}
