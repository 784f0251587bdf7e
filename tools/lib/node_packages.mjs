import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from './paths.mjs';
import { heading } from './report.mjs';
import { run } from './run.mjs';
import { fingerprint, onceFor } from './stamp.mjs';

/** Installs the node packages that package-lock.json names, unless they are the ones that are there. */
export async function installNodePackages() {
  const stamp = inRoot('node_modules', '.forethought-lock');
  await onceFor(stamp, fingerprint([inRoot('package-lock.json')]), () => {
    heading('Installing node packages');
    npm(['ci', '--no-audit', '--no-fund']);
  });
}

/** @param {readonly string[]} args */
function npm(args) {
  const command = npmCommand(args);
  run(command.program, command.args);
}

/**
 * npm, run by the Node that runs this script: a `node` that apt has put on PATH meanwhile may be too old.
 * @param {readonly string[]} args
 * @returns {{ program: string, args: readonly string[] }}
 */
export function npmCommand(args) {
  const besideNode = join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js');
  const script = process.env.npm_execpath ?? besideNode;
  return existsSync(script)
    ? { program: process.execPath, args: [script, ...args] }
    : { program: 'npm', args };
}
