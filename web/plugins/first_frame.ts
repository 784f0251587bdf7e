import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minify, type Plugin, transformWithOxc } from 'vite';
import { LANGUAGES, type Language } from '../src/i18n/languages.ts';
import { en } from '../src/i18n/words/en.ts';
import { ru } from '../src/i18n/words/ru.ts';
import { zh } from '../src/i18n/words/zh.ts';

const SOURCE = fileURLToPath(new URL('../src/app/first_frame.ts', import.meta.url));

/** Beside `index.html`. */
const FILE = 'first_frame.js';

const TAGLINES: Readonly<Record<Language, string>> = { en: en.tagline, zh: zh.tagline, ru: ru.tagline };

/**
 * Vite: home stands in the built document as it will be in its first frame (app/home_screen.tsx, app/light_card.tsx), its boards'
 * places with the picture of the first one, so that it is seen before the scripts have come. A script of a few bytes, which
 * the first frame waits for, shows it.
 */
export function firstFrame(): Plugin {
  return {
    name: 'first-frame',
    apply: 'build',
    transformIndexHtml: (html) =>
      html
        .replace('<meta charset="utf-8" />', `$&\n    <script src="./${FILE}"></script>`)
        .replace('<div id="app">', `$&\n      ${stillFrame()}`),
    async generateBundle() {
      const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE, { target: 'es2022' });
      const source = (await minify(FILE, `{${code.replace(/^export \{\};?$/m, '')}}`)).code;
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
  };
}

/** Head and cards of the home screen, without what can be pressed. */
export function stillFrame(): string {
  const taglines = LANGUAGES.map((code) => `<p lang="${code}">${TAGLINES[code]}</p>`);
  // The mark of shell/ui/mark.tsx.
  const mark =
    'F<span class="mark-leap">oretho<svg viewBox="0 0 100 40" preserveAspectRatio="none"><path d="M0 40C12 -12 88 -12 100 40" /></svg></span>ught';
  const buttons = '<span class="icon-button"></span>'.repeat(3);
  const head = `<div class="home-head"><div><h1>${mark}</h1>${taglines.join('')}</div>${buttons}</div>`;
  const card = (kind: string) =>
    `<div class="${kind}"><div class="card-board"></div><div class="card-words"></div><span class="ladder-link"></span></div>`;
  const cards = card('game-card') + card('game-card game-card-small').repeat(4);
  return `<div class="first-frame" aria-hidden="true" hidden><div class="home">${head}<div class="game-cards">${cards}</div></div></div>`;
}
