// `npm run package`: the page as a zip for itch.io, the same bytes from the same page.

import { readFileSync, writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { commandLine } from './lib/arguments.mjs';
import { install } from './lib/install.mjs';
import { buildPage } from './lib/page.mjs';
import { inRoot, PAGE, ROOT } from './lib/paths.mjs';
import { filesUnder } from './lib/stamp.mjs';

/** The earliest day that a zip can hold, in every time zone: the day of packing must not change the bytes. */
const TIMELESS = new Date(1980, 0, 1);

commandLine('package', {});
await install(['wasm']);
await buildPage();

const { zipSync } = await import('fflate');
/** @type {Record<string, Uint8Array>} */
const files = {};
for (const path of filesUnder(PAGE)) {
  const name = relative(PAGE, path).split(sep).join('/');
  // What the table of bytes is made from is of no use to a player.
  if (!name.startsWith('.vite/')) files[name] = readFileSync(path);
}

const zip = zipSync(files, { level: 9, mtime: TIMELESS });
const target = inRoot('build', 'forethought-itch.zip');
writeFileSync(target, zip);
const kilobytes = (zip.length / 1000).toFixed(0);
console.log(`${relative(ROOT, target)}: ${kilobytes} kB, ${Object.keys(files).length} files`);
