import { Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';
import { COLOURFUL } from './report.mjs';
import { run, runNode } from './run.mjs';
import { BIOME, cppFiles, isCpp } from './sources.mjs';

/**
 * Lays out source files.
 * @param {readonly string[] | null} only these files, absolute; null for all
 */
export function layOut(only) {
  const { cpp, others } = sorted(only);
  if (cpp.length > 0) run('clang-format', ['-i', ...cpp]);
  if (others === null || others.length > 0) runNode([BIOME, 'check', '--write', ...(others ?? [])]);
}

/**
 * Changes nothing, and throws where a file is not laid out as it should be or has what the linter complains of.
 * @param {readonly string[] | null} only these files, absolute; null for all
 */
export function checkLayout(only) {
  const { cpp, others } = sorted(only);
  const colours = `--colors=${COLOURFUL ? 'force' : 'off'}`;
  if (cpp.length > 0) run('clang-format', ['--dry-run', '-Werror', ...cpp]);
  if (others === null || others.length > 0)
    runNode([BIOME, 'ci', '--error-on-warnings', colours, ...(others ?? [])]);
}

/**
 * Files by the program that lays them out. All that are not C++ the other one finds by itself.
 * @param {readonly string[] | null} only
 */
function sorted(only) {
  if (only === null) return { cpp: cppFiles(), others: null };
  const outside = only.find((path) => !path.startsWith(inRoot()));
  if (outside !== undefined) throw new Failure(`${outside} is no file of this repository.`, 2);
  return { cpp: only.filter(isCpp), others: only.filter((path) => !isCpp(path)) };
}
