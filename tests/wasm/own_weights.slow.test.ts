import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadReadyModule } from '../../tools/lib/learned_weights.mjs';
import type { EngineModule, Pairing } from '../../wasm/engine';
import type { LabModule } from '../../wasm/lab';
import { WEIGHTS_KINDS as GOMOKU } from '../../web/src/gomoku/weights_kinds';
import { kindsOf, readWeights } from '../../web/src/lab/own_weights';
import { WEIGHTS_KINDS as TACTICS } from '../../web/src/tactics/weights_kinds';
import { WEIGHTS_KINDS as XIANGQI } from '../../web/src/xiangqi/weights_kinds';
import { startLab } from './support/lab_module';

/** Weights of one's own as the lab gives them to a player against the same match on the command line. */

const NATIVE = fileURLToPath(new URL('../../build/native/forethought', import.meta.url));
const FOLDER = mkdtempSync(join(tmpdir(), 'forethought-weights-'));

const native = (...args: string[]) =>
  execFileSync(NATIVE, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The file of a rung's weights. */
function fileOf(game: string, rung: number): string {
  const path = join(FOLDER, `${game}-${rung}.json`);
  native('weights', '--game', game, '--ai', `${rung}`, '--save', path);
  return path;
}

let lab: LabModule;

beforeAll(async () => {
  lab = await startLab();
});

const digestOf = (numbers: Uint8Array) => lab.weightsDigest(numbers);

/** The same weights, each a quarter less, in a file of their own. */
function weakened(path: string): string {
  const file = JSON.parse(readFileSync(path, 'utf8'));
  const numbers = (file.numbers as number[]).map((number) => Math.trunc((3 * number) / 4));
  const digest = digestOf(new Uint8Array(Int32Array.from(numbers).buffer));
  writeFileSync(path, JSON.stringify({ ...file, numbers, digest }));
  return path;
}

const GAMES = [
  { game: 'gomoku', kinds: GOMOKU, rung: 150, nodes: 300 },
  { game: 'gomoku', kinds: GOMOKU, rung: 160, nodes: 300 },
  { game: 'tactics', kinds: TACTICS, rung: 150, nodes: 60 },
  { game: 'tactics', kinds: TACTICS, rung: 170, nodes: 60 },
  { game: 'xiangqi', kinds: XIANGQI, rung: 150, nodes: 300 },
  { game: 'xiangqi', kinds: XIANGQI, rung: 160, nodes: 300 },
];

describe.each(GAMES)('$game, rung $rung', ({ game, kinds, rung, nodes }) => {
  let module: EngineModule;

  beforeAll(async () => {
    module = await loadReadyModule(game);
  });

  const pairing = (more: Partial<Pairing>): Pairing => ({
    ...{ a: rung, b: rung, seed: 3, nodes, milliseconds: 0, blurA: null, blurB: null },
    ...{ personalityA: '', personalityB: '', weightsA: [], weightsB: [], ...more },
  });

  it('plays by them the games that it plays natively', () => {
    const path = weakened(fileOf(game, rung));
    const read = readWeights('mine', readFileSync(path, 'utf8'), { game, rung, kinds, digestOf });
    if (typeof read === 'string') expect.fail(read);
    const player = new module.MatchPlayer();
    const games = [0, 1, 2, 3].map((number) => {
      expect(player.play(pairing({ weightsB: read.numbers }), number, () => {})).toBe('');
      return player.facts();
    });
    const usual = [0, 1, 2, 3].map((number) => {
      expect(player.play(pairing({}), number, () => {})).toBe('');
      return player.facts();
    });
    player.delete();
    const shard = native(
      ...['match', '--game', game, '--a', `${rung}`, '--b', `${rung}`, '--games', '4', '--seed', '3'],
      ...['--nodes', `${nodes}`, '--b-weights', path, '--shard', '1/1'],
    );
    const [header, ...lines] = shard
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(header.b_weights).toBe(read.digest);
    const outcomes = ['', 'first wins', 'second wins', 'draw'];
    expect(games.map(({ outcome, turns, nodes }) => [outcomes[outcome], turns, nodes])).toEqual(
      lines.map(({ outcome, turns, nodes }) => [outcome, turns, nodes]),
    );
    expect(games).not.toEqual(usual);
  });

  it('and every other rung take and refuse such weights as the page believes', () => {
    const { numbers } = JSON.parse(readFileSync(fileOf(game, rung), 'utf8'));
    const ladder = JSON.parse(module.ladder()) as { rung: number }[];
    const player = new module.MatchPlayer();
    for (const { rung: other } of ladder) {
      const plays = kindsOf(other, kinds).some(({ length }) => length === numbers.length);
      // Without a limit nothing is played: the weights are looked at before.
      const refusal = player.play(pairing({ a: other, nodes: 0, weightsA: numbers }), 0, () => {});
      expect(refusal, `rung ${other}`).toMatch(plays ? /one limit/ : /no weights for this rung/);
    }
    player.delete();
  });
});
