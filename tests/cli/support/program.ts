import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

/** Where the native programs are built. */
export const BUILT = new URL('../../../build/native/', import.meta.url);

/** The native program. */
export const PROGRAM = fileURLToPath(new URL('forethought', BUILT));

/** The network of 2048 that the repository has. */
export const NETWORK = fileURLToPath(new URL('../../../engine/twenty48/data/network.bin', import.meta.url));

export interface Answer {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the native program to its end. */
export function forethought(args: string[], input = ''): Answer {
  return spawnSync(PROGRAM, args, { encoding: 'utf8', input });
}

/** The same where no file may grow beyond some kilobytes: what a full disk does to a file. */
export function forethoughtOnFullDisk(kilobytes: number, args: string[]): Answer {
  const script = `trap '' XFSZ; ulimit -f ${kilobytes * 2}; exec "$0" "$@"`;
  return spawnSync('sh', ['-c', script, PROGRAM, ...args], { encoding: 'utf8' });
}

/** The object on the last line of stdout. */
export function object(args: string[], input = ''): Record<string, unknown> {
  const { status, stdout, stderr } = forethought([...args, '--json'], input);
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
}

/** A mistake gets one line that says what is wrong, and exit code 2. */
export function expectRefused({ status, stdout, stderr }: Answer, expected: string): void {
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(stderr).toContain(expected);
}

/** A path in a new folder of its own. */
export function newPath(name: string): string {
  return join(mkdtempSync(join(tmpdir(), 'forethought-')), name);
}
