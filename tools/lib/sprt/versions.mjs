import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { build } from '../cmake.mjs';
import { Failure } from '../failure.mjs';
import { inRoot } from '../paths.mjs';
import { quoted } from '../quoted.mjs';
import { capture, run } from '../run.mjs';

/**
 * A version of the program, built in a folder of its own that is kept for the next time.
 * @param {string} ref of git
 * @returns {{ name: string, program: string }}
 * @throws {Failure} for what is no commit, or does not build
 */
export function versionOf(ref) {
  const commit = commitOf(ref);
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
 * @returns {Promise<{ name: string, program: string }>}
 */
export async function versionOfWorkingTree() {
  await build('native', ['forethought']);
  const program = inRoot('build', 'native', 'forethought');
  const digest = createHash('sha256').update(readFileSync(program)).digest('hex');
  return { name: `tree-${digest.slice(0, 10)}`, program };
}

/** @param {string} ref */
function commitOf(ref) {
  try {
    return capture('git', ['rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`]).trim();
  } catch {
    throw new Failure(`${quoted(ref)} is no commit of this repository.`, 2);
  }
}
