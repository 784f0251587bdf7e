import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { expectRefused, forethought, object, PROGRAM } from './support/program.ts';

const MATCH = ['match', '--a', '50', '--b', '20', '--games', '8', '--seed', '3', '--nodes', '300'];

describe('the commands', () => {
  it('bench tells signature, nodes and speed', () => {
    expect(object(['bench', '--game', 'tactics'])).toEqual({
      game: 'tactics',
      signature: expect.stringMatching(/^[0-9a-f]{16}$/),
      nodes: expect.any(Number),
      seconds: expect.any(Number),
      nodes_per_second: expect.any(Number),
    });
  });

  it('match counts every game once, from the side of a', () => {
    const { wins, draws, losses, score, elo95, ...rest } = object(MATCH);
    expect(rest).toMatchObject({ game: 'tactics', a: 50, b: 20, games: 8, seed: 3, illegal: 0 });
    const [won, drawn, lost] = [Number(wins), Number(draws), Number(losses)];
    expect(won + drawn + lost).toBe(8);
    expect(score).toBe((won + drawn / 2) / 8);
    expect(elo95).toHaveLength(2);
  });

  it('match tells what the balance of the rules is judged by', () => {
    const { wins, losses, draws, ...match } = object(MATCH);
    expect(match).toMatchObject({ nodes_a_turn: 300, blur: 'none', draw_share: Number(draws) / 8 });
    const [low, high] = match['first_side_score95'] as [number, number];
    expect(match['first_side_score']).toBeGreaterThanOrEqual(low);
    expect(match['first_side_score']).toBeLessThanOrEqual(high);
    expect(match['median_rounds']).toBeGreaterThan(1);
  });

  it('match lets a, b or both be imperfect, and nobody unless asked', () => {
    const level = ['match', '--games', '6', '--nodes', '50', '--a', '20', '--b', '20'];
    const played = ['none', 'a', 'b', 'both'].map((blur) => object([...level, '--blur', blur]));
    expect(played.map((match) => match['blur'])).toEqual(['none', 'a', 'b', 'both']);
    expect(object(level)).toEqual(played[0]);
    expect(new Set(played.map((match) => match['nodes'])).size).toBe(4);
  });

  it('match makes a or b as imperfect as is asked for; by 0 as on the page', () => {
    const level = ['match', '--games', '6', '--nodes', '50', '--a', '20', '--b', '20'];
    expect(object([...level, '--a-blur', '0'])).toEqual(object([...level, '--blur', 'a']));
    const both = object([...level, '--blur', 'a', '--a-blur', '30', '--b-blur', '80']);
    expect(both).toMatchObject({ blur: 'both', a_blur: 30, b_blur: 80 });
    expect(both['nodes']).not.toBe(object([...level, '--blur', 'both'])['nodes']);
    expect(forethought([...level, '--a-blur', '30']).stdout).toContain('20 blur 30 against');
  });

  it('match lets a and b play in character, and tells so; cyborgs are the rung as it is', () => {
    const level = ['match', '--games', '4', '--nodes', '60', '--a', '60', '--b', '60'];
    const [plain, cyborgs, orcs] = [
      [],
      ['--a-personality', 'cyborgs'],
      ['--a-personality', 'orcs', '--b-personality', 'elves'],
    ].map((characters) => object([...level, ...characters]));
    expect(cyborgs).toEqual({ ...plain, a_personality: 'cyborgs' });
    expect(orcs).toMatchObject({ a_personality: 'orcs', b_personality: 'elves' });
    expect(orcs?.['nodes']).not.toBe(plain?.['nodes']);
  });

  it('match plays under another rule of the game, and tells which; by the usual one as without', () => {
    const level = ['match', '--game', 'gomoku', '--games', '4', '--nodes', '200', '--a', '60', '--b', '50'];
    const [usual, freestyle, renju] = [[], ['--rule', 'freestyle'], ['--rule', 'renju']].map((rule) =>
      object([...level, ...rule]),
    );
    expect(freestyle).toEqual(usual);
    expect(renju).toMatchObject({ rule: 'renju' });
    expect(renju?.['nodes']).not.toBe(usual?.['nodes']);
  });

  it('match gives odds: b may have another limit than a, of the same kind', () => {
    const level = ['match', '--games', '4', '--nodes', '200', '--a', '50', '--b', '50'];
    const odds = object([...level, '--b-nodes', '20']);
    expect(odds).toMatchObject({ nodes_a_turn: 200, b_nodes_a_turn: 20 });
    expect(odds['nodes']).toBeLessThan(Number(object(level)['nodes']));
    const { b_nodes_a_turn, ...same } = object([...level, '--b-nodes', '200']);
    expect(b_nodes_a_turn).toBe(200);
    expect(same).toEqual(object(level));
  });

  it('match gives each core that a rung searches on the nodes, where that is asked for', () => {
    const twins = [
      'match',
      '--game',
      'gomoku',
      '--games',
      '2',
      '--nodes',
      '4000',
      '--a',
      '170',
      '--b',
      '160',
    ];
    const together = object(twins);
    const each = object([...twins, '--each-core']);
    expect(each).toMatchObject({ nodes_a_turn: 4000, limit_of: 'core' });
    expect(together).not.toHaveProperty('limit_of');
    const { b_nodes_a_turn: _, ...odds } = object([
      ...twins.map((word) => (word === '4000' ? '8000' : word)),
      ...['--b-nodes', '4000'],
    ]);
    expect(each).toEqual({ ...odds, nodes_a_turn: 4000, limit_of: 'core' });
  });

  it('match ends as soon as a sequential test has decided, on however many threads', () => {
    const tested = ['match', '--a', '50', '--b', '0', '--games', '200', '--nodes', '100', '--sprt', '0,100'];
    const match = object(tested);
    const { games, ...sprt } = match['sprt'] as Record<string, unknown>;
    expect(sprt).toMatchObject({ elo0: 0, elo1: 100, alpha: 0.05, beta: 0.05, verdict: 'elo1' });
    expect(Number(sprt['ratio'])).toBeGreaterThan(Math.log(19));
    expect(games).toBeLessThan(200);
    expect(Number(match['wins']) + Number(match['draws']) + Number(match['losses'])).toBe(games);
    expect(object([...tested, '--jobs', '2'])).toEqual(match);
    const open = object([
      'match',
      '--a',
      '20',
      '--b',
      '20',
      '--games',
      '2',
      '--nodes',
      '50',
      '--sprt',
      '0,5,0.01,0.01',
    ]);
    expect(open['sprt']).toMatchObject({ verdict: 'open', games: 2, alpha: 0.01 });
  });

  it('a round robin plays everybody against everybody, and rates them on one scale', () => {
    const level = ['--games', '4', '--nodes', '50', '--seed', '2'];
    const { matches, ratings } = object(['robin', '--rungs', '0,50,20', ...level]) as Record<
      string,
      Record<string, number>[]
    >;
    expect(matches?.map(({ a, b }) => [a, b])).toEqual([
      [0, 50],
      [0, 20],
      [50, 20],
    ]);
    expect(matches?.[2]).toEqual(object(['match', '--a', '50', '--b', '20', ...level]));
    expect(ratings).toHaveLength(3);
    expect(ratings?.reduce((sum, { elo = 0 }) => sum + elo, 0)).toBeCloseTo(0);
    expect(ratings?.reduce((sum, { points = 0 }) => sum + points, 0)).toBe(12);
    const elos = ratings?.map(({ elo = 0 }) => elo) ?? [];
    expect(elos.toSorted((one, other) => other - one)).toEqual(elos);
    expect(ratings?.at(-1)?.['rung']).toBe(0);
  });

  it('a round robin lets those with nobody in between play more games', () => {
    const level = ['--nodes', '50', '--seed', '2'];
    const { matches } = object([
      'robin',
      '--rungs',
      '0,20,50',
      '--games',
      '2',
      '--neighbours',
      '6',
      ...level,
    ]);
    const played = (matches as Record<string, number>[]).map(({ a, b, games }) => [a, b, games]);
    expect(played).toEqual([
      [0, 20, 6],
      [0, 50, 2],
      [20, 50, 6],
    ]);
  });

  it('a round robin compares those who have no opponent by what they score on the same tiles', () => {
    const level = ['--game', 'twenty48', '--games', '10', '--nodes', '50', '--seed', '2'];
    const { comparisons, means } = object(['robin', '--rungs', '0,20,10', ...level]) as Record<
      string,
      Record<string, number>[]
    >;
    expect(comparisons?.map(({ a, b }) => [a, b])).toEqual([
      [0, 20],
      [0, 10],
      [20, 10],
    ]);
    const alone = object(['score', '--ai', '20', '--against', '10', ...level]);
    expect(comparisons?.[2]).toMatchObject(alone['comparison'] as object);
    expect(means?.map(({ rung }) => rung)).toEqual([20, 10, 0]);
    expect(means?.[0]?.['mean_score']).toBe((alone['a'] as Record<string, number>)['mean_score']);
  });

  it('match gives the same result on one thread and on two', () => {
    expect(object([...MATCH, '--jobs', '2'])).toEqual(object([...MATCH, '--jobs', '1']));
  });

  it('match depends on its seed', () => {
    const level = ['match', '--games', '8', '--nodes', '50', '--a', '20', '--b', '20'];
    const { wins, losses } = object(level);
    expect(Number(wins) + Number(losses)).toBeGreaterThan(0);
    expect(object([...level, '--seed', '1'])).toEqual(object(level));
    expect(object([...level, '--seed', '2'])).not.toEqual(object(level));
  });

  it('match shows its progress on stderr only', () => {
    const { stdout, stderr } = forethought([...MATCH, '--json']);
    expect(stderr).toContain('50 against 20: 8 games');
    expect(stdout.trim().split('\n')).toHaveLength(1);
  });

  it('a seed may have all 64 bits, and zeros before it', () => {
    const position = forethought(['show']).stdout;
    const turn = (seed: string) => object(['play', '--nodes', '50', '--seed', seed], position);
    turn('18446744073709551615');
    expect(turn('007')).toEqual(turn('7'));
  });

  it('show prints a position that play reads and plays a turn in', () => {
    const shown = forethought(['show', '--seed', '7']);
    expect(shown.stdout).toBe(object(['show', '--seed', '7'])['position']);
    const turn = object(['play', '--rung', '20', '--nodes', '200'], shown.stdout);
    const actions = turn['actions'] as string[];
    expect(actions.at(-1)).toBe('end');
    expect(turn['position']).toContain('side second round 1');
  });
});

describe('bad arguments get one line that says what is wrong, and exit code 2', () => {
  it.each([
    [[], 'name a command: bench, signatures, match,'],
    [['match', '--a', '5', '--b', '20', '--nodes', '10'], 'there is no rung 5; the rungs are 0, 10,'],
    [['match', '--a', '50', '--b', '20'], '--nodes N or --ms N'],
    [
      ['match', '--a', '50', '--b', '20', '--nodes', '9', '--sprt', '5,0'],
      '--sprt: elo0 has to be below elo1',
    ],
    [['match', '--a', '50', '--b', '20', '--nodes', '9', '--sprt', '0'], '--sprt takes two numbers of Elo'],
    [
      ['match', '--a', '50', '--b', '20', '--nodes', '9', '--sprt', '0,5', '--shard', '1/2'],
      '--sprt is for a whole match',
    ],
    [['robin', '--rungs', '20', '--nodes', '9'], '--rungs needs two at least'],
    [['robin', '--game', 'twenty48', '--nodes', '9', '--neighbours', '20'], '--neighbours is for matches'],
    [['robin', '--rungs', '20,0,20', '--nodes', '9'], '--rungs names 20 twice'],
    [['match', '--a', '50', '--b', '20', '--nodes', '9', '--ms', '9'], '--nodes N or --ms N'],
    [['match', '--a', '50', '--b', '20', '--nodes', '9', '--games', '3'], '--games: 3 is odd: each start'],
    [['match', '--a', '50', '--b', '20', '--nodes', 'many'], '--nodes'],
    [['match', '--b', '20', '--nodes', '9'], '--a is required'],
    [['match', '--a', '50', '--b', '20', '--nodes', '9', '--b-ms', '9'], '--b-ms is for a match with --ms'],
    [['match', '--a', '50', '--b', '20', '--ms', '9', '--b-nodes', '9'], '--b-nodes is for a match with'],
    [
      ['match', '--a', '50', '--b', '20', '--ms', '9', '--each-core'],
      '--each-core is for a match with --nodes',
    ],
    [['show', '--seed', '-1'], "--seed: '-1' is not a whole number from 0 to 4294967295"],
    [['show', '--seed', '4294967296'], "'4294967296' is not a whole number from 0 to 4294967295"],
    [['play', '--seed', '-1'], "--seed: '-1' is not a whole number from 0 to 18446744073709551615"],
    [['play', '--seed', '18446744073709551616'], "'18446744073709551616' is not a whole number"],
    [['play', '--seed', '0x10'], "'0x10' is not a whole number"],
    [['play', '--seed', ''], "'' is not a whole number"],
    [['play', ''], 'position: the name of the file is empty'],
    [['show', '--game', 'chess'], 'chess'],
    [['bench', '--fast'], '--fast'],
    [['play', 'no/such/file'], 'cannot read no/such/file: No such file or directory'],
    [['play', '.'], 'cannot read .: Is a directory'],
    [['match', '--a', '50', '--b', '20', '--nodes', '9', '--blur', 'c'], '--blur'],
    [['match', '--a', '50', '--b', '20', '--nodes', '9', '--a-blur', '101'], '--a-blur'],
    [['match', '--a', '50', '--b', '20', '--nodes', '9', '--a-personality', 'gnomes'], 'elves'],
    [['match', '--a', '50', '--b', '20', '--nodes', '9', '--rule', 'renju'], "tactics has no rule 'renju'"],
    [
      ['match', '--game', 'gomoku', '--a', '50', '--b', '20', '--nodes', '9', '--a-personality', 'elves'],
      'gomoku has no personalities',
    ],
    [['sing'], 'sing'],
  ])('%j', (args, expected) => {
    expectRefused(forethought(args), expected);
  });

  it('a bad position is refused with its line', () => {
    const text = forethought(['show']).stdout.replace('hp 45', 'hp 450');
    const { status, stderr } = forethought(['play'], text);
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^forethought: standard input, line \d+: hp is '450', not a number from 1 to 45\n$/,
    );
  });

  it('standard output that cannot be written is told', () => {
    expect(spawnSync('sh', ['-c', '"$0" show >/dev/full', PROGRAM], { encoding: 'utf8' })).toMatchObject({
      status: 2,
      stderr: 'forethought: cannot write to standard output\n',
    });
  });
});
