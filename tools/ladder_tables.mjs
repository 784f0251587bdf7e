// `npm run ladder:tables`: writes the tables of docs/measured from the data of the games.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { commandLine, pathGiven } from './lib/arguments.mjs';
import { measuredPages } from './lib/measured_pages.mjs';
import { inRoot } from './lib/paths.mjs';

const given = commandLine('ladder:tables', {
  output: {
    type: 'string',
    value: 'FOLDER',
    help: 'where the pages are written instead of here',
  },
});
const output = given.output === undefined ? inRoot() : pathGiven('output', given.output);
for (const { path, content, wanted } of measuredPages()) {
  const target = join(output, relative(inRoot(), path));
  const isThere = target === path && content === wanted;
  if (!isThere) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, wanted);
  }
  console.log(`${target}: ${isThere ? 'unchanged' : 'written'}`);
}
