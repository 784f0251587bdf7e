import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { GAMES } from '../../tools/lib/games.mjs';
import type { Drawing } from '../src/faces/draw.ts';
import type { Masks } from '../src/faces/mask.ts';
import { painterOf } from '../src/faces/painter.ts';
import { FACES as gomoku } from '../src/gomoku/faces.ts';
import { FACES as othello } from '../src/othello/faces.ts';
import { FACES as tactics } from '../src/tactics/faces.ts';
import { FACES as twenty48 } from '../src/twenty48/faces.ts';
import { FACES as xiangqi } from '../src/xiangqi/faces.ts';
import { painted, startPainting } from './app_icons.ts';
import { PAGE_POLICY } from './page_policy.ts';
import { palettePng } from './palette_png.ts';

const MASKS: Record<string, Masks> = { gomoku, othello, tactics, twenty48, xiangqi };

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Pictures that were drawn before, by what they were drawn from. */
const DRAWN = fromRoot('build/previews');

/** In the built page: the folder of the pages, and the script that leads on from them. */
export const FOLDER = 'share';
const FORWARD = 'forward.js';

const WIDTH = 1200;
const HEIGHT = 630;

/** The languages of the pages. */
export const TOLD_IN = ['en', 'zh', 'ru'] as const;
type Told = (typeof TOLD_IN)[number];

/** A heading and a sentence for a page. */
const WORDS: Readonly<
  Record<Told, (told: Pick<Previewed, 'title' | 'line' | 'rung' | 'opponent'>) => [string, string]>
> = {
  en: ({ title, line, rung, opponent }) => [
    `Beat ${opponent} at ${title}`,
    `${line} ${opponent} is rung ${rung} of the ladder: play it in the browser.`,
  ],
  zh: ({ title, line, rung, opponent }) => [
    `${title}：挑战${opponent}`,
    `${line}${opponent}是阶梯的第 ${rung} 级，在浏览器里就能对战。`,
  ],
  ru: ({ title, line, rung, opponent }) => [
    `${title}: победите соперника «${opponent}»`,
    `${line} ${opponent} — ступень ${rung} лестницы; играйте в браузере.`,
  ],
};

/** A game and one of its opponents, as a page for links tells of them. */
interface Previewed {
  game: string;
  language: Told;
  title: string;
  line: string;
  rung: number;
  opponent: string;
}

/**
 * Vite: the built page has, for each game and each of its opponents, a small page of its own for links: those who show a
 * link read a title, a sentence and a picture there, and whoever follows it is led on to the game, with all that the link
 * says. The address of the page, without which some of them show no picture, is taken from `FORETHOUGHT_URL`.
 */
export function previewPages(address = process.env['FORETHOUGHT_URL'] ?? ''): Plugin {
  return {
    name: 'preview-pages',
    apply: 'build',
    async generateBundle() {
      const emit = (name: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source });
      emit(FORWARD, FORWARD_SCRIPT);
      for (const language of TOLD_IN) {
        for (const previewed of GAMES.flatMap((game) => opponentsOf(game, language))) {
          const name = previewName(previewed.game, previewed.rung);
          emit(`${name}${endingOf(language)}`, pageOf(previewed, address));
          // The pages in all languages share a picture.
          if (language === 'en') emit(`${name}.png`, await drawn(pictureFor(previewed)));
        }
      }
    },
  };
}

/** The file of a game's opponent, without its ending. */
function previewName(game: string, rung: number): string {
  return `${game}-${rung}`;
}

/** Of a page's file (src/play/files/preview_link.ts). */
function endingOf(language: Told): string {
  return language === 'en' ? '.html' : `.${language}.html`;
}

function opponentsOf(game: string, language: Told): Previewed[] {
  const { rungs } = JSON.parse(readFileSync(fromRoot(`engine/${game}/data/ladder.json`), 'utf8')) as {
    rungs: { rung: number; name: string }[];
  };
  const sign = readFileSync(fromRoot(`web/src/${game}/sign.ts`), 'utf8');
  const [, title, line] =
    new RegExp(`${language}: \\{\\s*title: '([^']*)',\\s*line: '([^']*)'`).exec(sign) ?? [];
  if (title === undefined || line === undefined)
    throw new Error(`No sign in ${language} in web/src/${game}/sign.ts`);
  const names = language === 'en' ? new Map<number, string>() : namesOf(game, language);
  return rungs.map(({ rung, name }) => ({
    game,
    language,
    title,
    line,
    rung,
    opponent: names.get(rung) ?? name,
  }));
}

/** What a game's opponents are called in a language. */
function namesOf(game: string, language: Told): ReadonlyMap<number, string> {
  const words = readFileSync(fromRoot(`web/src/${game}/words/${language}.ts`), 'utf8');
  const [, rungs = ''] = /\n {2}rungs: \{\n(.*?)\n {2}\},/s.exec(words) ?? [];
  const names = new Map(
    Array.from(rungs.matchAll(/(\d+): \[\s*'([^']*)'/g), ([, rung, name = '']) => [Number(rung), name]),
  );
  if (names.size === 0) throw new Error(`No names of rungs in web/src/${game}/words/${language}.ts`);
  return names;
}

/** Leads on to the page above with what the address says, else with what the script's element says. */
const FORWARD_SCRIPT = `const { search, hash } = location;
location.replace('../' + (search + hash || document.currentScript.dataset.to));
`;

/** The page for a link. */
export function pageOf(previewed: Previewed, address: string): string {
  const { game, language, rung } = previewed;
  const [heading, told] = WORDS[language](previewed);
  const to = `?game=${game}&amp;ai=${rung}`;
  const picture = `${address === '' ? '.' : `${address.replace(/\/$/, '')}/${FOLDER}`}/${previewName(game, rung)}.png`;
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${PAGE_POLICY}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${heading} – Forethought</title>
    <meta name="description" content="${told}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Forethought" />
    <meta property="og:title" content="${heading}" />
    <meta property="og:description" content="${told}" />
    <meta property="og:image" content="${picture}" />
    <meta property="og:image:width" content="${WIDTH}" />
    <meta property="og:image:height" content="${HEIGHT}" />
    <meta name="twitter:card" content="summary_large_image" />
    <link rel="icon" type="image/svg+xml" href="../icon.svg" />
    <script src="./${FORWARD}" data-to="${to}"></script>
  </head>
  <body>
    <p><a href="../${to}">${heading}</a></p>
  </body>
</html>
`;
}

/** An opponent beside the board of its game. */
function pictureFor({ game, rung }: Previewed): string {
  const board = readFileSync(fromRoot(`web/plugins/previews/${game}.svg`), 'utf8').replace(
    '<svg ',
    '<svg width="630" height="630" ',
  );
  const icon = readFileSync(fromRoot('web/public/icon.svg'), 'utf8').replace(
    '<svg ',
    '<svg x="1096" y="526" width="72" height="72" ',
  );
  const face = svgOf(painterOf(MASKS[game] ?? {})(rung, false));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f5f2eb" />`,
    board,
    `<g transform="translate(915 ${HEIGHT / 2}) scale(4.1)">${face}</g>`,
    icon,
    '</svg>',
  ].join('\n');
}

/** A face as SVG, in the colours of its pigments. */
function svgOf({ lean, layers }: Drawing): string {
  const colours = pigments();
  const ink = (paint: string) =>
    paint.replace(/var\(--face-([\w-]+)\)/, (_, name: string) => colours.get(name) ?? '#000');
  const paths = layers.flatMap(({ pieces }) =>
    pieces.map(({ d, fill = 'none', line, width, transform }) => {
      const stroke = line === undefined ? '' : ` stroke="${ink(line)}" stroke-width="${width ?? 1}"`;
      const move = transform === undefined ? '' : ` transform="${transform}"`;
      return `<path d="${d}" fill="${ink(fill)}"${stroke}${move} />`;
    }),
  );
  return `<g transform="rotate(${lean})" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}

/** Colours of the masks, as the page's style names them. */
function pigments(): ReadonlyMap<string, string> {
  const tokens = readFileSync(fromRoot('web/src/theme/tokens.css'), 'utf8');
  return new Map(
    Array.from(tokens.matchAll(/--face-(\w+): ([^;]+);/g), ([, name = '', colour = '']) => [
      name,
      plain(colour),
    ]),
  );
}

/** `rgb(27 24 21 / 20%)` with commas, as all that draws SVG understands it. */
function plain(colour: string): string {
  const [, r, g, b, share] = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(colour) ?? [];
  return share === undefined ? colour : `rgba(${r}, ${g}, ${b}, ${Number(share) / 100})`;
}

/** A drawing as PNG; one that was drawn before is taken from where it was kept. */
async function drawn(svg: string): Promise<Uint8Array> {
  const file = join(DRAWN, `${createHash('sha256').update(svg).digest('hex').slice(0, 24)}.png`);
  if (existsSync(file)) return readFileSync(file);
  await startPainting();
  const { pixels, width, height } = painted(svg, WIDTH);
  const picture = palettePng(pixels, width, height);
  mkdirSync(DRAWN, { recursive: true });
  writeFileSync(file, picture);
  return picture;
}
