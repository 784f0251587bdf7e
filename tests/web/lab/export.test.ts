import { describe, expect, it } from 'vitest';
import type { Game } from '../../../wasm/engine';
import type { MatchSummary } from '../../../wasm/lab';
import { type Contest, plain } from '../../../web/src/lab/contest';
import { type Exported, matchesOf } from '../../../web/src/lab/export/exported';
import { gamesCsv } from '../../../web/src/lab/export/games_csv';
import { gameTexts, gather } from '../../../web/src/lab/export/games_text';
import { resultJson } from '../../../web/src/lab/export/result_json';
import { summaryText } from '../../../web/src/lab/export/summary_text';
import type { MatchGame } from '../../../web/src/lab/match_game';
import { startLab } from '../../wasm/support/lab_module';
import { startTactics } from '../../wasm/tactics/support/module';

const lab = await startLab();
const tactics = await startTactics();

const CONTEST: Contest = {
  form: 'match',
  players: [plain(50), { rung: 20, personality: 'orcs', blur: true, weights: null }],
  games: 4,
  seed: 3,
  nodes: 200,
  milliseconds: 0,
  sprt: null,
};

/** The first games of the contest, as the engine plays them; the last one is not played. */
const GAMES: MatchGame[] = [0, 1, 2].map((number) => {
  const player = new tactics.MatchPlayer();
  const actions: number[] = [];
  const pairing = { a: 50, b: 20, seed: 3, nodes: 200, milliseconds: 0, blurA: null, blurB: 0 };
  expect(
    player.play(
      { ...pairing, personalityA: '', personalityB: 'orcs', weightsA: [], weightsB: [] },
      number,
      (code) => actions.push(code),
    ),
  ).toBe('');
  const { outcome, sideOfA, turns, nodes, illegal } = player.facts();
  player.delete();
  return {
    number,
    outcome: outcome as 1 | 2 | 3,
    sideOfA: sideOfA as 0 | 1,
    turns,
    nodes,
    illegal,
    milliseconds: 12.4,
    actions: number === 2 ? null : Int32Array.from(actions),
  };
});

function standingOf(games: readonly MatchGame[]): MatchSummary {
  const table = new lab.MatchTable();
  for (const game of games) table.enter(game);
  const standing = table.summary();
  table.delete();
  return standing;
}

function startOf(number: number): string {
  const player = new tactics.MatchPlayer();
  const start = player.start(CONTEST.seed, number);
  player.delete();
  return start;
}

const EXPORTED: Exported = {
  game: 'tactics',
  contest: CONTEST,
  matches: matchesOf(CONTEST, [standingOf(GAMES)], [[...GAMES, null]]),
  nameOf: ({ rung }) => `Rung "${rung}"`,
  sides: ['Blue', 'Amber'],
  startOf,
};

describe('a result as JSON', () => {
  it('says what the command line says of a match, and its games as shards do', () => {
    const { matches } = JSON.parse(resultJson(EXPORTED));
    const [{ plays, ...match }] = matches;
    const standing = standingOf(GAMES);
    expect(match).toMatchObject({
      game: 'tactics',
      a: 50,
      b: 20,
      b_personality: 'orcs',
      blur: 'b',
      games: 4,
      seed: 3,
      nodes_a_turn: 200,
      ms_a_turn: 0,
      wins: standing.wins,
      score: standing.score,
      score95: [standing.scoreLow, standing.scoreHigh],
      nodes: standing.nodes,
    });
    expect(plays).toHaveLength(3);
    expect(plays[1]).toMatchObject({
      number: 1,
      side_of_a: 'second',
      turns: GAMES[1]?.turns,
      illegal: false,
    });
    expect(['first wins', 'second wins', 'draw']).toContain(plays[0].outcome);
    expect(plays[0].actions).toEqual([...(GAMES[0]?.actions ?? [])]);
    expect(plays[2]).not.toHaveProperty('actions');
  });

  it('has null for what is infinite', () => {
    const swept = GAMES.map((game, number) => ({ ...game, outcome: (number % 2 === 0 ? 1 : 2) as 1 | 2 }));
    const exported = { ...EXPORTED, matches: matchesOf(CONTEST, [standingOf(swept)], [swept]) };
    const [match] = JSON.parse(resultJson(exported)).matches;
    expect(match.elo).toBeNull();
    expect(match.score).toBe(1);
  });
});

describe('games as a table', () => {
  it('have a line each, and quotation marks where they need them', () => {
    const [head, first, ...rest] = gamesCsv(EXPORTED).split('\r\n');
    expect(head).toBe('number,a,b,side_of_a,outcome,points_of_a,turns,nodes,milliseconds,illegal');
    expect(first).toMatch(
      /^1,"Rung ""50""","Rung ""20""",first,(first wins|second wins|draw),(1|0|0\.5),\d+,\d+,12,false$/,
    );
    expect(rest).toHaveLength(3);
  });
});

describe('games as texts', () => {
  const rules: Game = new tactics.Game();
  const texts = [...gameTexts(EXPORTED, rules)];

  it('have tags, a start and every action', () => {
    const [text = ''] = texts;
    expect(text).toContain('[First "Rung \\"50\\""]');
    expect(text).toContain('[Round "1"]');
    expect(text).toMatch(/\[Result "(1-0|0-1|1\/2-1\/2)"\]/);
    expect(text).toContain('\n\n1. ');
    const start = /\[Start "(.*)"\]/.exec(text)?.[1] ?? '';
    expect(rules.load(start.replaceAll(' / ', '\n'))).toBe('');
    const words = text.split('\n\n')[1]?.split(/\s+/).slice(0, -1) ?? [];
    const actions = words.filter((word) => !/^(\d+\.+|\/)$/.test(word));
    expect(actions).toHaveLength(GAMES[0]?.actions?.length ?? 0);
    expect(
      actions.map((action) => {
        const code = rules.parseAction(action);
        rules.play(code);
        return code;
      }),
    ).toEqual([...(GAMES[0]?.actions ?? [])]);
    expect(rules.result()).toBe(GAMES[0]?.outcome);
  });

  it('say where actions were not kept', () => {
    expect(texts[2]).toContain('{its moves were not kept}');
  });

  it('are gathered in slices, whole and in order', async () => {
    let time = 0;
    const slow = () => (time += 100);
    expect(await gather(['a', 'b', 'c'], slow)).toBe('abc');
    expect(await gather([], slow)).toBe('');
  });
});

describe('a result as a few lines', () => {
  it('says who won how, the command line, and the link', () => {
    const [result, command, link] = summaryText(EXPORTED, 'https://example.org/?vs=20').split('\n');
    expect(result).toMatch(
      /^Rung "50" - Rung "20": [\d.]+ % of 3 games, \+\d =\d -\d, Elo \S+ \[\S+, \S+\]$/,
    );
    expect(command).toMatch(
      /^forethought match --game tactics --a 50 --b 20 .*--b-personality orcs --blur b$/,
    );
    expect(link).toBe('https://example.org/?vs=20');
  });
});
