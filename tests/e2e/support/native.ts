import { execFileSync } from 'node:child_process';
import { inRoot } from '../../../tools/lib/paths.mjs';

const PROGRAM = inRoot('build', 'native', 'forethought');

/** The last line that the native program prints for `args`, as the JSON that it is. */
export function native<Result>(args: readonly string[]): Result {
  const lines = execFileSync(PROGRAM, [...args, '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(lines.trimEnd().split('\n').at(-1) ?? '');
}
