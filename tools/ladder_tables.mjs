// `npm run ladder:tables`: writes the tables of measured ladders into the READMEs of the games.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { commandLine, pathGiven } from './lib/arguments.mjs';
import { readmesOfLadders } from './lib/ladder_readmes.mjs';
import { inRoot } from './lib/paths.mjs';

const given = commandLine('ladder:tables', {
  output: {
    type: 'string',
    value: 'FOLDER',
    help: 'for the READMEs with their tables; those here stay as they are',
  },
});
const output = given.output === undefined ? inRoot() : pathGiven('output', given.output);
for (const { path, content, wanted } of readmesOfLadders()) {
  const target = join(output, relative(inRoot(), path));
  const isThere = target === path && content === wanted;
  if (!isThere) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, wanted);
  }
  console.log(`${target}: ${isThere ? 'as the data have it' : 'written'}`);
}
