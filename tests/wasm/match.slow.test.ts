import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MatchTable } from '../../wasm/engine';
import type { TacticsModule } from '../../wasm/tactics';
import { startTactics } from './tactics/support/module';

/** A match as the lab plays it against the same match on the command line. */

const NATIVE = fileURLToPath(new URL('../../build/native/forethought', import.meta.url));
const MATCH = { a: 50, b: 20, games: 8, seed: 3, nodes: 200 };

/** Where the figures stand in a summary. */
const FIGURES = [
  'games',
  'wins',
  'draws',
  'losses',
  'score',
  'scoreLow',
  'scoreHigh',
  'elo',
  'eloLow',
  'eloHigh',
  'firstSide',
  'medianTurns',
  'nodes',
  'illegal',
] as const;

let module: TacticsModule;

beforeAll(async () => {
  module = await startTactics();
});

/** One game of the match: what was told of it and how it can be replayed. */
function playGame(number: number) {
  const player = new module.MatchPlayer();
  expect(player.configure(MATCH.a, MATCH.b, MATCH.seed, MATCH.nodes)).toBe('');
  expect(player.play(number)).toBe('');
  const [result = 0, side = 0, turns = 0, nodes = 0, illegal = 0] = player.facts();
  const played = {
    number,
    result,
    side,
    turns,
    nodes,
    illegal,
    start: player.start(),
    actions: [...player.actions()],
  };
  player.delete();
  return played;
}

type Played = ReturnType<typeof playGame>;

function enter(table: MatchTable, { number, result, turns, nodes, illegal }: Played): void {
  expect(table.enter(number, result, turns, nodes, illegal === 1)).toBe('');
}

function figuresOf(games: readonly Played[]) {
  const table = new module.MatchTable();
  for (const game of games) enter(table, game);
  const figures = [...table.summary()];
  table.delete();
  expect(figures).toHaveLength(FIGURES.length);
  return Object.fromEntries(FIGURES.map((name, index) => [name, figures[index]])) as Record<
    (typeof FIGURES)[number],
    number
  >;
}

/** The command line's result of the first `games` games. An Elo that is infinite is null. */
function native(games: number) {
  const given = { ...MATCH, games };
  const args = Object.entries(given).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const lines = execFileSync(NATIVE, ['match', '--game', 'tactics', '--json', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const result = JSON.parse(lines.trimEnd().split('\n').at(-1) ?? '');
  return { ...result, elo: elo(result.elo), elo95: result.elo95.map(elo) };
}

/** An Elo as it is compared: the logarithms of two C libraries may differ in the last digit. */
function elo(number: number | null): number | null {
  return number === null || !Number.isFinite(number) ? null : Number(number.toFixed(9));
}

describe('a match in the browser', () => {
  const all = () => Array.from({ length: MATCH.games }, (_, number) => playGame(number));

  it('is, pair by pair and in the end, the match of the command line', () => {
    const games = all();
    for (let played = 2; played <= MATCH.games; played += 2) {
      const figures = figuresOf(games.slice(0, played));
      expect({
        games: figures.games,
        wins: figures.wins,
        draws: figures.draws,
        draw_share: figures.draws / figures.games,
        losses: figures.losses,
        score: figures.score,
        score95: [figures.scoreLow, figures.scoreHigh],
        elo: elo(figures.elo),
        elo95: [elo(figures.eloLow), elo(figures.eloHigh)],
        first_side_score: figures.firstSide,
        median_rounds: Math.floor((figures.medianTurns + 1) / 2),
        nodes: figures.nodes,
        illegal: figures.illegal,
      }).toEqual(withoutSettings(native(played)));
    }
  });

  it('comes to the same in whatever order its games end', () => {
    const games = all();
    expect(figuresOf(games.toReversed())).toEqual(figuresOf(games));
    expect(figuresOf([...games.slice(3), ...games])).toEqual(figuresOf(games));
  });

  it('can be replayed: the actions lead from the start to the result', () => {
    for (const { start, actions, result, turns } of [playGame(2), playGame(3)]) {
      const game = new module.Game();
      expect(game.load(start)).toBe('');
      let changes = 1;
      for (const code of actions) {
        const side = game.sideToMove();
        expect(game.play(code)).toBe('');
        if (game.sideToMove() !== side) changes++;
      }
      expect(game.result()).toBe(result);
      expect(changes).toBe(turns);
      game.delete();
    }
  });

  it('begins the games of a pair alike, with sides swapped, and pairs differently', () => {
    const [first, second, third] = [playGame(2), playGame(3), playGame(4)];
    expect([first.side, second.side]).toEqual([0, 1]);
    expect(second.start).toBe(first.start);
    expect(third.start).not.toBe(first.start);
  });
});

describe('a table of games', () => {
  const game = (number: number, result: number): Played => ({
    number,
    result,
    side: number % 2,
    turns: 10 + number,
    nodes: 100,
    illegal: 0,
    start: '',
    actions: [],
  });

  it('counts from the side of a, who moves first in the even games', () => {
    const figures = figuresOf([game(0, 1), game(1, 1), game(2, 3), game(3, 2)]);
    expect(figures).toMatchObject({ games: 4, wins: 2, draws: 1, losses: 1, score: 0.625, nodes: 400 });
    expect(figures.firstSide).toBe(0.625);
  });

  it('knows nothing before the first game', () => {
    const figures = figuresOf([]);
    expect(figures).toMatchObject({ games: 0, score: 0.5, scoreLow: 0, scoreHigh: 1 });
    expect(figures.elo).toBeCloseTo(0);
  });

  it('takes a game whose pair is not complete into the score, and not into the spread', () => {
    const split = [0, 2, 4, 6, 8].flatMap((number) => [game(number, 1), game(number + 1, 1)]);
    const pairs = [...split, game(10, 1), game(11, 2)];
    const complete = figuresOf(pairs);
    const more = figuresOf([...pairs, game(13, 1)]);
    expect(complete).toMatchObject({ games: 12, wins: 7, losses: 5 });
    expect(more).toMatchObject({ games: 13, wins: 7, losses: 6 });
    expect(more.scoreHigh - more.score).toBeCloseTo(complete.scoreHigh - complete.score);
  });
});

/** Without the settings, and without what only the command line tells. */
function withoutSettings(result: Record<string, unknown>) {
  const { game, a, b, seed, nodes_a_turn, ms_a_turn, blur, first_side_score95, ...rest } = result;
  expect(first_side_score95).toHaveLength(2);
  expect({ game, a, b, seed, nodes_a_turn, ms_a_turn, blur }).toEqual({
    blur: 'none',
    game: 'tactics',
    a: MATCH.a,
    b: MATCH.b,
    seed: MATCH.seed,
    nodes_a_turn: MATCH.nodes,
    ms_a_turn: 0,
  });
  return rest;
}
