// `npm run ladder:tables`: writes the tables of measured ladders into the READMEs of the games.

import { writeFileSync } from 'node:fs';
import { commandLine } from './lib/arguments.mjs';
import { readmesOfLadders } from './lib/ladder_readmes.mjs';

commandLine({});
for (const { path, content, wanted } of readmesOfLadders()) {
  if (content !== wanted) writeFileSync(path, wanted);
  console.log(`${path}: ${content === wanted ? 'as the data have it' : 'written'}`);
}
