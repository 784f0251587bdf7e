import { appendFileSync, chmodSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { appendGame, readGames } from '../../tools/lib/sprt/game_log.mjs';
import { playSequentialMatch } from '../../tools/lib/sprt/sequential_match.mjs';
import { verdictLine } from '../../tools/lib/sprt/verdict.mjs';
import { loadLab } from '../../tools/lib/wasm_module.mjs';
import type { EnteredGame } from '../../wasm/lab';
import { expectRefused, forethought, newPath, object, PROGRAM } from './support/program.ts';

const lab = await loadLab();
const SPRT = { elo0: 0, elo1: 100, alpha: 0.05, beta: 0.05 };
const OPTIONS = ['--seed', '5', '--nodes', '40'];

/** This build as a version that plays with a rung of tactics. */
function version(rung: number, program = PROGRAM) {
  return {
    name: `version ${rung}`,
    program,
    args: ['seat', '--game', 'tactics', '--rung', `${rung}`, ...OPTIONS],
  };
}

interface Asked {
  a?: ReturnType<typeof version>;
  most?: number;
  jobs?: number;
  patience?: number;
  played?: EnteredGame[];
}

/** Plays a match against rung 10, and what was played of it. */
async function played({ a = version(20), most = 40, jobs = 2, patience = 60_000, played = [] }: Asked) {
  const table = new lab.MatchTable();
  const games: EnteredGame[] = [];
  try {
    const course = await playSequentialMatch(table, {
      a,
      b: version(10),
      sprt: SPRT,
      most,
      jobs,
      patience,
      played,
      keep: (game) => games.push(game),
      tell: () => {},
    });
    return { course, summary: table.summary(), games };
  } finally {
    table.delete();
  }
}

/** A program that answers as it should, but for what a script makes of it. */
function impostor(script: string): string {
  const path = newPath('impostor');
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

describe('sprt', () => {
  it('plays the games of `forethought match`, whoever plays how many at a time', async () => {
    const most = 12;
    const { summary, games } = await played({ most });
    const match = object(['match', '--a', '20', '--b', '10', '--games', `${most}`, ...OPTIONS]);
    expect(games.length).toBe(most);
    const { wins, losses, nodes } = summary;
    expect(match).toMatchObject({ wins, losses, nodes });
    expect((await played({ most, jobs: 1 })).summary).toEqual(summary);
  });

  it('ends when the stronger one is told, and says so in a line', async () => {
    const { course, summary, games } = await played({ a: version(40), most: 400 });
    expect(course.verdict).toBe(2);
    expect(games.length).toBeLessThan(400);
    expect(verdictLine('this against that', SPRT, course, summary)).toMatch(
      /^SPRT of this against that: stronger\. Elo 0 against 100, .*: \d+ games, ratio [\d.]+ \(-2\.94 to 2\.94\); [\d.]+ %/,
    );
  });

  it('goes on where it was broken off', async () => {
    // One game at a time: with more, how many are begun beyond the one that decides is chance.
    const whole = await played({ jobs: 1 });
    const path = newPath('games.jsonl');
    for (const game of whole.games.slice(0, 13)) appendGame(path, game);
    appendFileSync(path, JSON.stringify(whole.games[13]).slice(0, 20));
    const kept = readGames(path);
    expect(kept).toEqual(whole.games.slice(0, 13));
    const rest = await played({ jobs: 1, played: kept });
    expect(rest.summary).toEqual(whole.summary);
    expect(rest.games.length).toBe(whole.games.length - 13);
    // What is kept after that does not stick to what was broken off.
    for (const game of rest.games) appendGame(path, game);
    expect(readGames(path)).toEqual(whole.games);
    expect(readGames(newPath('none'))).toEqual([]);
  });

  it('refuses a file with a line that is no game, and says which', async () => {
    const path = newPath('damaged.jsonl');
    appendFileSync(path, '{"pair":0}\nnot a game\n');
    expect(() => readGames(path)).toThrow(`${path}, line 2: not a game: not a game`);
  });

  it.each([
    ['cannot be started', '/nowhere/forethought', 'cannot be started'],
    ['knows no seat', impostor('echo "no command seat" >&2; exit 2'), 'ended with 2 no command seat'],
    [
      'crashes',
      impostor(`read line; echo '{"outcome":0,"side":0}'; read line; kill -SEGV $$`),
      'ended with SIGSEGV',
    ],
    ['talks nonsense', impostor('read line; echo hello; read line'), "answered 'new 0 a' with 'hello'"],
    [
      'plays what is not legal',
      impostor(`"${PROGRAM}" "$@" | sed -u 's/"action":[0-9]*/"action":1/'`),
      'not legal',
    ],
    [
      'has other rules',
      impostor(`"${PROGRAM}" "$@" | sed -u 's/"side":0/"side":1/'`),
      'do not agree on the rules',
    ],
  ])('a version that %s is broken, not weak', async (_, program, what) => {
    await expect(played({ a: version(20, program) })).rejects.toThrow(what);
  });

  it('a version that hangs is broken, too', async () => {
    const silent = impostor('exec cat > /dev/null');
    const hanging = played({ a: version(20, silent), jobs: 1, patience: 50 });
    await expect(hanging).rejects.toThrow(/^Game 0, after 0 actions: version 20 says nothing for 0.05 s$/);
  });
});

describe('seat', () => {
  it('answers every line with one, and says what is wrong with it', () => {
    const lines = ['go', 'new 1', 'new 0 a', 'play 99999999', 'dance', 'go'];
    const { status, stdout } = forethought(
      ['seat', '--game', 'gomoku', '--rung', '20', ...OPTIONS],
      `${lines.join('\n')}\n`,
    );
    expect(status).toBe(0);
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map((answer) => answer.error)).toEqual([
      'no game has begun',
      "'new' takes the number of a game and the player, a or b",
      undefined,
      'action 99999999 is not legal',
      "'dance' is not among new, go and play",
      undefined,
    ]);
    expect(answers[2]).toEqual({ outcome: 0, side: 0, position: expect.any(String) });
    expect(answers[5]).toEqual({ action: expect.any(Number), nodes: expect.any(Number) });
  });

  it('says from which position a game begins, the same for both games of a pair', () => {
    const { stdout } = forethought(
      ['seat', '--game', 'gomoku', '--rung', '0', ...OPTIONS],
      'new 0 a\nnew 1 a\nnew 2 a\n',
    );
    const [first, second, next] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).position);
    expect(second).toBe(first);
    expect(next).not.toBe(first);
    expect(forethought(['play', '--game', 'gomoku', '--rung', '0', '--nodes', '40'], first).status).toBe(0);
  });

  it('has a game with an opponent, and one limit', () => {
    expectRefused(forethought(['seat', '--game', 'twenty48', '--nodes', '1']), 'twenty48 has no opponent');
    expectRefused(forethought(['seat', '--game', 'gomoku']), 'give one limit for a turn');
  });
});
