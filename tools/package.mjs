// `npm run package`: the page as a zip for itch.io, the same bytes from the same page, and what the page of a game there shows.

import { readFileSync, writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { commandLine } from './lib/arguments.mjs';
import { install } from './lib/install.mjs';
import { buildPage } from './lib/page.mjs';
import { inRoot, PAGE, ROOT } from './lib/paths.mjs';
import { isPrecompressed } from './lib/precompressed.mjs';
import { heading } from './lib/report.mjs';
import { filesUnder } from './lib/stamp.mjs';

/** The earliest day that a zip can hold, in every time zone: the day of packing must not change the bytes. */
const TIMELESS = new Date(1980, 0, 1);

const given = commandLine('package', {
  zip: { type: 'boolean', help: 'the zip alone, without pictures and texts' },
});
await install(given.zip === true ? ['wasm'] : ['wasm', 'chromium']);
await buildPage();

/**
 * What the table of bytes is made from, and what is packed for servers that send it so, is of no use to a player there.
 * @param {string} name
 */
function isLeftOut(name) {
  return name.startsWith('.vite/') || isPrecompressed(name);
}

const { zipSync } = await import('fflate');
/** @type {Record<string, Uint8Array>} */
const files = {};
for (const path of filesUnder(PAGE)) {
  const name = relative(PAGE, path).split(sep).join('/');
  if (!isLeftOut(name)) files[name] = readFileSync(path);
}

const zip = zipSync(files, { level: 9, mtime: TIMELESS });
const target = inRoot('build', 'forethought-itch.zip');
writeFileSync(target, zip);
const kilobytes = (zip.length / 1000).toFixed(0);
console.log(`${relative(ROOT, target)}: ${kilobytes} kB, ${Object.keys(files).length} files`);

if (given.zip !== true) {
  heading('Taking pictures for itch.io');
  const { makeItchPage } = await import('./lib/itch/itch_page.mjs');
  const made = await makeItchPage(inRoot('build', 'itch'));
  for (const path of made) console.log(relative(ROOT, path));
}
