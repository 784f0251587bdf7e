import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { plain } from '../../../web/src/lab/contest';
import type { Begun } from '../../../web/src/lab/contest_runner';
import type { MatchGame } from '../../../web/src/lab/match_game';
import { contestPlace, fromSaved, toSaved } from '../../../web/src/lab/saved_contest';
import { MATCHES } from '../../../web/src/lab/saved_games';
import { gameOf, MATCH } from '../support/fake_match';

const BEGUN: Begun<MatchGame> = {
  games: [0, 3].map((number) => ({ series: 0, game: gameOf(number) })),
  active: 1234.5,
  state: 'running',
};

/** A player by weights that no file can have. */
const HALF = { ...plain(50), weights: { name: '', digest: '', numbers: [0.5] } };

const { schema } = contestPlace('toads');
const saved = () => toSaved(MATCHES, 'toads', 'engine 1', MATCH, BEGUN);

describe('a contest that is kept', () => {
  it('is the same once it was written and read', () => {
    const read = v.parse(schema, JSON.parse(JSON.stringify(saved())));
    expect(read.contest).toEqual(MATCH);
    expect(fromSaved(MATCHES, read)).toEqual(BEGUN);
  });

  it('keeps the weights that a player was given, and knows what was kept before there were any', () => {
    const weights = { name: 'mine.json', digest: '0123456789abcdef', numbers: [1, -(2 ** 31)] };
    const contest = { ...MATCH, players: [{ ...plain(50), weights }, plain(20)] };
    const kept = JSON.stringify(toSaved(MATCHES, 'toads', 'engine 1', contest, BEGUN));
    expect(v.parse(schema, JSON.parse(kept)).contest).toEqual(contest);
    const older = JSON.stringify(saved()).replaceAll(',"weights":null', '');
    expect(older).not.toContain('weights');
    expect(v.parse(schema, JSON.parse(older)).contest).toEqual(MATCH);
  });

  it('names a file of weights on one line', () => {
    const name = `\u001b[2J\n${'long '.repeat(100)}`;
    const weights = { name, digest: '0123456789abcdef', numbers: [1] };
    const contest = { ...MATCH, players: [{ ...plain(50), weights }, plain(20)] };
    const read = v.parse(schema, toSaved(MATCHES, 'toads', 'engine 1', contest, BEGUN));
    expect(read.contest.players[0]?.weights?.name).toMatch(/^\ufffd\[2J\ufffd(long ?)+…$/);
  });

  it('has a place for each game, and one for its ladder', () => {
    const keys = [contestPlace('toads'), contestPlace('frogs'), contestPlace('toads', 'ladder')].map(
      ({ key }) => key,
    );
    expect(new Set(keys).size).toBe(3);
    expect(contestPlace('toads', 'robin').key).toBe(keys[0]);
  });

  it('keeps the actions of its latest games as far as there is room', () => {
    const long = (number: number) => ({ ...gameOf(number), actions: new Int32Array(150_000).fill(46_655) });
    const games = [0, 1, 2, 3].map((number) => ({ series: 0, game: long(number) }));
    const kept = toSaved(MATCHES, 'toads', 'engine 1', MATCH, { ...BEGUN, games });
    const lengths = fromSaved(MATCHES, kept).games.map(({ game }) => game.actions?.length ?? null);
    expect(lengths).toEqual([null, null, null, 150_000]);
    expect(fromSaved(MATCHES, kept).games.map(({ game }) => game.outcome)).toEqual([1, 2, 3, 1]);
  });

  it('loses no more than the games that cannot be read, which are played again', () => {
    const { salvage } = contestPlace('toads');
    const bad = [[0, 1, 4, 9, 9, 9, 0, ''], [9, 0, 1, 9, 9, 9, 0, ''], null];
    const rest = salvage?.({ ...saved(), games: [...saved().games, ...bad] });
    expect(rest).toEqual({ ...saved(), state: 'paused' });
    for (const wrong of [{ contest: { ...MATCH, nodes: 0 } }, { engine: 7 }]) {
      expect(salvage?.({ ...saved(), ...wrong })).toBeNull();
    }
  });

  it.each<[string, (kept: Record<string, unknown>) => unknown]>([
    ['a game of a pair that there is not', (kept) => ({ ...kept, games: [[1, 0, 1, 9, 9, 9, 0, '']] })],
    ['a game beyond the last', (kept) => ({ ...kept, games: [[0, 6, 1, 9, 9, 9, 0, '']] })],
    ['an outcome that is none', (kept) => ({ ...kept, games: [[0, 0, 4, 9, 9, 9, 0, '']] })],
    ['actions that are none', (kept) => ({ ...kept, games: [[0, 0, 1, 9, 9, 9, 0, 'a  B']] })],
    ['a contest that cannot be played', (kept) => ({ ...kept, contest: { ...MATCH, nodes: 0 } })],
    ['weights that are none', (kept) => ({ ...kept, contest: { ...MATCH, players: [HALF, plain(20)] } })],
    [
      'a character that is no word',
      (kept) => ({
        ...kept,
        contest: { ...MATCH, players: [{ ...plain(50), personality: '; touch x' }, plain(20)] },
      }),
    ],
    ['no contest', ({ contest: _, ...kept }) => kept],
  ])('with %s is none', (_, damage) => {
    expect(v.is(schema, damage({ ...saved() }))).toBe(false);
  });
});
