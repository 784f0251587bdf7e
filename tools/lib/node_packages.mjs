import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from './paths.mjs';
import { heading } from './report.mjs';
import { run, runNode } from './run.mjs';
import { fingerprint, onceFor } from './stamp.mjs';

/** Installs the node packages that package-lock.json names, unless they are the ones that are there. */
export async function installNodePackages() {
  const stamp = inRoot('node_modules', '.forethought-lock');
  await onceFor(stamp, fingerprint([inRoot('package-lock.json')]), () => {
    heading('Installing node packages');
    npm(['ci', '--no-audit', '--no-fund']);
  });
}

/**
 * Runs npm with the Node that runs this script: a `node` that apt has put on PATH meanwhile may be too old.
 * @param {readonly string[]} args
 */
function npm(args) {
  const besideNode = join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js');
  const script = process.env.npm_execpath ?? besideNode;
  if (existsSync(script)) runNode([script, ...args]);
  else run('npm', args);
}
