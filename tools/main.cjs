// The first thing every npm script runs: `node tools/main.cjs COMMAND [arguments]`. It keeps to what Node 10
// can read, so that an old Node gets the sentence below instead of a syntax error.

'use strict';

const OLDEST = /** @type {const} */ ([20, 19]);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(
    `Forethought needs Node ${OLDEST.join('.')} or newer; this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}

// A command reads its arguments as if it had been started by itself.
const [command] = process.argv.splice(2, 1);

import('./lib/failure.mjs').then(({ explainAndExit }) =>
  import(`./${command}.mjs`).catch((error) => explainAndExit(error)),
);
