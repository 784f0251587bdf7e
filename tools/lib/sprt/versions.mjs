import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { pathGiven } from '../arguments.mjs';
import { build } from '../cmake.mjs';
import { Failure } from '../failure.mjs';
import { inRoot, ROOT } from '../paths.mjs';
import { quoted } from '../quoted.mjs';
import { run } from '../run.mjs';

/**
 * @typedef {object} BuiltVersion
 * @property {string} name by what is built, so that games are kept for the very same program only
 * @property {string} program its file
 */

/**
 * A version of the program: a commit, or the file of a program that is built already.
 * @param {string} ref what git takes for a commit, else a path
 * @returns {BuiltVersion}
 * @throws {Failure} for what is neither, or does not build
 */
export function versionOf(ref) {
  const commit = commitOf(ref);
  if (commit !== null) return builtCommit(commit);
  const path = ref === '' ? '' : pathGiven('base', ref);
  if (isProgram(path)) return builtProgram('program', path);
  throw new Failure(`${quoted(ref)} is neither a commit of this repository nor the file of a program.`, 2);
}

/**
 * Builds a commit in a folder of its own, which is kept for the next time.
 * @param {string} commit
 * @returns {BuiltVersion}
 */
function builtCommit(commit) {
  const name = commit.slice(0, 10);
  const folder = inRoot('build', 'sprt', name);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.part`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    run('sh', ['-c', 'git archive "$0" | tar -x -C "$1"', commit, unfinished]);
    renameSync(unfinished, folder);
  }
  const out = `${folder}/build/native`;
  run('cmake', ['-S', folder, '-B', out, '-G', 'Ninja', '-DCMAKE_BUILD_TYPE=Release'], { quietly: true });
  run('cmake', ['--build', out, '--target', 'forethought']);
  return { name, program: `${out}/forethought` };
}

/**
 * The working tree as it is. It is told from another by what was built.
 * @returns {Promise<BuiltVersion>}
 */
export async function versionOfWorkingTree() {
  await build('native', ['forethought']);
  return builtProgram('tree', inRoot('build', 'native', 'forethought'));
}

/**
 * @param {string} kind
 * @param {string} program
 * @returns {BuiltVersion}
 */
function builtProgram(kind, program) {
  const digest = createHash('sha256').update(readFileSync(program)).digest('hex');
  return { name: `${kind}-${digest.slice(0, 10)}`, program };
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * @param {string} ref
 * @returns {string | null} null for what is no commit
 */
function commitOf(ref) {
  const question = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
  const { status, stdout } = spawnSync('git', question, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
