import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LONG_COMMANDS, surviveKills } from './support/kills.ts';
import { expectRefused, forethought, PROGRAM } from './support/program.ts';

/** `npm run test:long` kills each fifty times. */
const KILLS = 5;

describe('a killed command', () => {
  it.each(LONG_COMMANDS)('leaves nothing broken behind: $title', (command) =>
    surviveKills(command, KILLS, 1),
  );
});

describe('a command that is asked to stop', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'by %s keeps what it has and ends with status 0',
    async (signal) => {
      const checkpoint = join(mkdtempSync(join(tmpdir(), 'forethought-')), 'file');
      const tune = ['tune', '--game', 'tactics', '--checkpoint', checkpoint, '--nodes', '10'];
      const first = spawn(PROGRAM, [...tune, '--games', '1000000'], { stdio: 'ignore' });
      const ended = new Promise((resolve) => first.once('close', (...how) => resolve(how)));
      // It has done a round, so it listens.
      await expect.poll(() => existsSync(checkpoint), { timeout: 60_000 }).toBe(true);
      first.kill(signal);
      expect(await ended).toEqual([0, null]);
      const { rounds } = JSON.parse(readFileSync(checkpoint, 'utf8'));
      expect(rounds).toBeGreaterThan(0);
      expect(forethought([...tune, '--games', '2', '--resume']).status).toBe(0);
    },
  );
});

describe('two commands', () => {
  it('do not train with one checkpoint at once; a lock ends with its program', async () => {
    const checkpoint = join(mkdtempSync(join(tmpdir(), 'forethought-')), 'file');
    const tune = ['tune', '--game', 'tactics', '--checkpoint', checkpoint, '--nodes', '10'];
    expect(forethought([...tune, '--games', '16']).status).toBe(0);
    const first = spawn(PROGRAM, [...tune, '--games', '100000', '--resume'], { stdio: 'ignore' });
    const refusal = `cannot write ${checkpoint}: process ${first.pid}, a tuning, is at work on it`;
    await expect
      .poll(() => forethought([...tune, '--games', '16', '--resume']).stderr, { timeout: 60_000 })
      .toContain(refusal);
    expectRefused(forethought([...tune, '--games', '16', '--resume']), refusal);
    const ended = new Promise((resolve) => first.once('close', resolve));
    first.kill('SIGKILL');
    await ended;
    expect(forethought([...tune, '--games', '16', '--resume']).status).toBe(0);
  });
});
