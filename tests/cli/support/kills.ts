import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { PROGRAM } from './program.ts';

/** A command that writes files as it goes, and goes on from them. */
export interface LongCommand {
  title: string;
  /** Its arguments in a folder of its own; `resume`: whether it has been killed there before. */
  args: (folder: string, resume: boolean) => string[];
  /** What a file has to hold after any number of kills, as after none; times are left out. */
  fact?: (text: string, name: string) => string;
}

/** Rows of a table without the column of this name. */
export const withoutColumn = (name: string) => (text: string) => {
  const rows = text.split('\n').map((row) => row.split(','));
  const place = rows[0]?.indexOf(name) ?? -1;
  return rows.map((row) => row.filter((_, column) => column !== place).join(',')).join('\n');
};

interface Ending {
  killed: boolean;
  milliseconds: number;
}

/** Runs a command, and kills it after so many milliseconds unless it ends before; whatever else it ends by is a fault. */
function run(args: string[], killAfter = Number.POSITIVE_INFINITY): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const child = spawn(PROGRAM, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    const timer = Number.isFinite(killAfter) ? setTimeout(() => child.kill('SIGKILL'), killAfter) : undefined;
    child.once('error', reject);
    child.once('close', (status, signal) => {
      clearTimeout(timer);
      const milliseconds = performance.now() - began;
      if (signal === 'SIGKILL') resolve({ killed: true, milliseconds });
      else if (status === 0) resolve({ killed: false, milliseconds });
      else reject(new Error(`${args.join(' ')} ended with ${status ?? signal}: ${said}`));
    });
  });
}

/** The same numbers from 0 to 1 each time. */
function lots(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What lies in a folder once a command has come to its end there. */
function contents(folder: string, fact: (text: string, name: string) => string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, fact(readFileSync(join(folder, name), 'latin1'), name)]),
  );
}

/**
 * Kills a command at moments by lot, so many times, and has it go on each time, from its start again where it came to its end;
 * in the end there are the very files that it writes without being killed.
 */
export async function surviveKills(
  { title, args, fact = (text) => text }: LongCommand,
  kills: number,
  seed: number,
) {
  const folders = () => mkdtempSync(join(tmpdir(), 'forethought-kills-'));
  const whole = folders();
  const { milliseconds } = await run(args(whole, false));
  const expected = contents(whole, fact);
  expect(Object.keys(expected).length, title).toBeGreaterThan(0);
  const lot = lots(seed);
  let folder = folders();
  let done = 0;
  while (done < kills) {
    const { killed } = await run(args(folder, existsSync(join(folder, 'file'))), lot() * milliseconds);
    if (killed) {
      done += 1;
      continue;
    }
    expect(contents(folder, fact), title).toEqual(expected);
    rmSync(folder, { recursive: true });
    folder = folders();
  }
  await run(args(folder, existsSync(join(folder, 'file'))));
  expect(contents(folder, fact), title).toEqual(expected);
  for (const left of [folder, whole]) rmSync(left, { recursive: true });
}

/** Checkpoints with logs, tables, weights, lists of games, and a file that many measurements are in. */
export const LONG_COMMANDS: readonly LongCommand[] = [
  {
    title: 'a tuning in rounds',
    args: (folder, resume) => [
      ...['tune', '--game', 'tactics', '--nodes', '10', '--round-games', '2', '--games', '24'],
      ...['--checkpoint', join(folder, 'file'), '--save', join(folder, 'weights')],
      ...(resume ? ['--resume'] : []),
    ],
  },
  {
    title: 'a tuning that keeps its games',
    args: (folder) => [
      ...['tune', '--game', 'xiangqi', '--nodes', '30', '--games', '12', '--rounds', '2'],
      ...['--keep', join(folder, 'file'), '--save', join(folder, 'weights')],
    ],
  },
  {
    title: 'a training',
    args: (folder, resume) => [
      ...['train', '--game', 'gomoku', '--games', '2', '--nodes', '100', '--passes', '1', '--rounds', '3'],
      ...['--test-games', '2', '--aside-in', '0', '--checkpoint', join(folder, 'file')],
      ...['--weights', join(folder, 'network'), '--save', join(folder, 'weights')],
      ...(resume ? ['--resume'] : []),
    ],
    // The checkpoint has such a time in it.
    fact: (text, name) => (name === 'file' ? '' : withoutColumn('processor_seconds')(text)),
  },
  {
    title: 'a match that is saved',
    args: (folder) => [
      ...['match', '--games', '2', '--nodes', '5', '--a', '0', '--b', '10', '--save', join(folder, 'file')],
    ],
    fact: (text) => text.replace(/"date":"[^"]*"/, ''),
  },
];
