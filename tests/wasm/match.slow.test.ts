import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Pairing } from '../../wasm/engine';
import type { EnteredGame, LabModule, MatchSummary } from '../../wasm/lab';
import type { TacticsModule } from '../../wasm/tactics';
import { startLab } from './support/lab_module';
import { startTactics } from './tactics/support/module';

/** A match as the lab plays it against the same match on the command line. */

const NATIVE = fileURLToPath(new URL('../../build/native/forethought', import.meta.url));
const MATCH = { a: 50, b: 20, games: 8, seed: 3, nodes: 200 };

let module: TacticsModule;
let lab: LabModule;

beforeAll(async () => {
  [module, lab] = await Promise.all([startTactics(), startLab()]);
});

const PAIRING = {
  ...MATCH,
  ...{ milliseconds: 0, blurA: null, blurB: null, personalityA: '', personalityB: '' },
  ...{ weightsA: [], weightsB: [] },
};

/** One game of the match: what was told of it and how it can be replayed. */
function playGame(number: number, pairing: Pairing = PAIRING) {
  const player = new module.MatchPlayer();
  const actions: number[] = [];
  expect(player.play(pairing, number, (code) => actions.push(code))).toBe('');
  const played = { number, ...player.facts(), start: player.start(pairing.seed, number), actions };
  player.delete();
  return played;
}

function figuresOf(games: readonly EnteredGame[]): MatchSummary {
  const table = new lab.MatchTable();
  for (const game of games) expect(table.enter(game)).toBe('');
  const figures = table.summary();
  table.delete();
  return figures;
}

/** The command line's result of the first `games` games. An Elo that is infinite is null. */
function native(games: number, more: Record<string, string> = {}) {
  const given = { ...MATCH, games, ...more };
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
        first_side_score95: [figures.firstSideLow, figures.firstSideHigh],
        median_rounds: Math.floor((figures.medianTurns + 1) / 2),
        nodes: figures.nodes,
        illegal: figures.illegal,
      }).toEqual(withoutSettings(native(played)));
    }
  });

  it('is that of the command line in character and with imperfection on purpose, too', () => {
    const pairing = { ...PAIRING, personalityA: 'orcs', blurA: 25, blurB: 0 };
    const games = Array.from({ length: 4 }, (_, number) => playGame(number, pairing));
    const { wins, draws, losses, nodes } = figuresOf(games);
    const told = native(4, { 'a-personality': 'orcs', 'a-blur': '25', blur: 'b' });
    expect({ wins, draws, losses, nodes }).toEqual({
      wins: told.wins,
      draws: told.draws,
      losses: told.losses,
      nodes: told.nodes,
    });
    expect(nodes).not.toBe(native(4).nodes);
  });

  it('comes to the same in whatever order its games end', () => {
    const games = all();
    expect(figuresOf(games.toReversed())).toEqual(figuresOf(games));
    expect(figuresOf([...games.slice(3), ...games])).toEqual(figuresOf(games));
  });

  it('can be replayed: the actions lead from the start to the result', () => {
    for (const { start, actions, outcome, turns } of [playGame(2), playGame(3)]) {
      const game = new module.Game();
      expect(game.load(start)).toBe('');
      let changes = 1;
      for (const code of actions) {
        const side = game.sideToMove();
        expect(game.play(code)).toBe('');
        if (game.sideToMove() !== side) changes++;
      }
      expect(game.result()).toBe(outcome);
      expect(changes).toBe(turns);
      game.delete();
    }
  });

  it('begins the games of a pair alike, with sides swapped, and pairs differently', () => {
    const [first, second, third] = [playGame(2), playGame(3), playGame(4)];
    expect([first.sideOfA, second.sideOfA]).toEqual([0, 1]);
    expect(second.start).toBe(first.start);
    expect(third.start).not.toBe(first.start);
  });
});

/** Without the settings, and without what only the command line tells. */
function withoutSettings(result: Record<string, unknown>) {
  const { game, a, b, seed, nodes_a_turn, ms_a_turn, blur, ...rest } = result;
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
