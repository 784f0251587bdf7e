import { spawnSync } from 'node:child_process';
import { readdirSync, realpathSync } from 'node:fs';
import { findCommand } from './commands_on_path.mjs';
import { Failure } from './failure.mjs';
import { heading, progressDescriptor } from './report.mjs';

const LISTS = '/var/lib/apt/lists';
/** Where Debian's own `nodejs`, on which its emscripten depends, puts its program. */
const DEBIAN_NODE = '/usr/bin/node';

/**
 * Installs Debian packages.
 * @param {readonly string[]} packages
 * @throws {Failure} with the exact command to run by hand where that is not possible
 */
export function installPackages(packages) {
  const byHand = `apt-get install --no-install-recommends ${packages.join(' ')}`;
  if (findCommand('apt-get') === null) {
    throw new Failure(`Missing here, and there is no apt-get to install it. On Debian 12 it is: ${byHand}`);
  }
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  if (asRoot.length > 0 && findCommand('sudo') === null) {
    throw new Failure(`Missing here, and only root can install it. Run as root: ${byHand}`);
  }
  heading(`Installing ${packages.join(', ')}`);
  keepOwnNode(asRoot);
  if (!hasLists()) apt(asRoot, ['update']);
  const install = ['install', '--yes', '--no-install-recommends', ...packages];
  if (apt(asRoot, install)) return;
  // Lists that are out of date name packages that the archive no longer has.
  apt(asRoot, ['update']);
  if (!apt(asRoot, install)) throw new Failure(`apt-get could not install it. Try as root: ${byHand}`);
}

/**
 * @param {readonly string[]} asRoot
 * @param {readonly string[]} args
 * @returns {boolean} whether it succeeded
 */
function apt(asRoot, args) {
  return ran([...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args]);
}

/**
 * A Node that was copied to /usr/bin belongs to no package: Debian's older one would be written over it.
 * A diversion lets that one step aside.
 * @param {readonly string[]} asRoot
 */
function keepOwnNode(asRoot) {
  if (realpathSync(process.execPath) !== DEBIAN_NODE) return;
  if (spawnSync('dpkg', ['--search', DEBIAN_NODE], { stdio: 'ignore' }).status === 0) return;
  ran([...asRoot, 'dpkg-divert', '--local', '--no-rename', '--add', DEBIAN_NODE]);
}

/** @returns {boolean} whether `apt-get update` was ever run here */
function hasLists() {
  try {
    return readdirSync(LISTS).some((name) => name.includes('_Packages'));
  } catch {
    return false;
  }
}

/** @param {readonly string[]} command */
function ran([program = '', ...args]) {
  return spawnSync(program, args, { stdio: ['inherit', progressDescriptor(), 'inherit'] }).status === 0;
}
