// `npm run format`: lays out every source file as the style checks of `npm test` want it.

import { existsSync } from 'node:fs';
import { commandLine, pathGiven } from './lib/arguments.mjs';
import { Failure } from './lib/failure.mjs';
import { install } from './lib/install.mjs';
import { checkLayout, layOut } from './lib/layout.mjs';

const given = commandLine('format', {
  check: { type: 'boolean', help: 'change nothing: fail where a file is not as it should be' },
  only: { type: 'string', value: 'FILE', multiple: true, help: 'this file; may be given several times' },
});
const only = given.only?.map((path) => pathGiven('only', path)) ?? null;
const missing = only?.find((path) => !existsSync(path));
if (missing !== undefined) throw new Failure(`There is no file ${missing}.`, 2);

await install(['style']);
if (given.check === true) checkLayout(only);
else layOut(only);
