import { execFileSync } from 'node:child_process';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { commandLines } from '../../../web/src/lab/command_line';
import {
  type Contest,
  type Form,
  gamesOf,
  isSamePlayer,
  MATCH_FORMS,
  pairingOf,
  pairsOf,
  plain,
  playerAt,
  SCORE_FORMS,
  seriesOf,
  seriesSettings,
  taskAt,
} from '../../../web/src/lab/contest';
import { addressOf, contestOfAddress, isSameContest } from '../../../web/src/lab/contest_address';
import { CONTEST, fault } from '../../../web/src/lab/contest_fields';
import { buildQuery, readAddress } from '../../../web/src/shell/address/url_text';

const RUNGS = [0, 10, 20, 30, 50];
const PERSONALITIES = ['orcs', 'elves'];

const MATCH: Contest = {
  form: 'match',
  players: [plain(30), plain(20)],
  games: 200,
  seed: 1,
  nodes: 2000,
  milliseconds: 0,
  sprt: null,
};

const ROUND_ROBIN: Contest = {
  ...MATCH,
  form: 'robin',
  players: [
    plain(50),
    { rung: 20, personality: 'orcs', blur: false, weights: null },
    { rung: 20, personality: '', blur: true, weights: null },
  ],
  games: 10,
};

/** A match by weights of one's own. */
const MINE = { name: 'my own.json', digest: '0123456789abcdef', numbers: [1, -2] };
const OWN: Contest = { ...MATCH, players: [{ ...plain(50), weights: MINE }, plain(50)] };

const CONTESTS: [string, Contest][] = [
  ['a plain match', MATCH],
  ['a match in time', { ...MATCH, nodes: 0, milliseconds: 12.5 }],
  ['a match with a test', { ...MATCH, sprt: { elo0: -5, elo1: 10, alpha: 0.01, beta: 0.1 } }],
  [
    'a match in character',
    { ...MATCH, players: [plain(50), { rung: 0, personality: 'elves', blur: true, weights: null }] },
  ],
  ['a match against oneself', { ...MATCH, players: [plain(50), plain(50)] }],
  ['a round robin', ROUND_ROBIN],
  ['a gauntlet', { ...ROUND_ROBIN, form: 'gauntlet' }],
  ['a ladder', { ...ROUND_ROBIN, form: 'ladder' }],
];

/** What would be more than a word to a shell that read it as it is. */
const HOSTILE = [
  '; touch x',
  '$(touch x)',
  '`touch x`',
  '&& touch x',
  '| touch x',
  '> x',
  "'",
  "a'$(b)'c",
  "'; touch x; '",
  '"',
  '"$(touch x)"',
  '\\',
  "\\'",
  '\n touch x',
  'a\r\nb\n',
  '!!',
  '!touch',
  '--help',
  '-x.json',
  '~',
  '~root/x',
  '$HOME',
  '*',
  '?[a-z]{b,c}',
  '#',
  ' a  b ',
  '\t',
  'a=b',
  '=ls',
  '\u001b[31m',
  '\u0003',
  'ä漢字🙂\u202e',
];

function read(address: string, forms: readonly [Form, ...Form[]] = MATCH_FORMS) {
  const given = readAddress(address, '');
  const number = (name: string) => (given.has(name) ? { [name]: Number(given.get(name)) } : {});
  const parameters = Object.assign({}, ...['ai', 'vs', 'games', 'seed', 'nodes'].map(number));
  return contestOfAddress(parameters, given, { forms, rungs: RUNGS, personalities: PERSONALITIES }, 30, 20);
}

const SCORES: Contest = {
  ...MATCH,
  form: 'scores',
  players: [plain(50), plain(20), plain(0)],
  games: 100,
};

describe('the scores of an address', () => {
  it.each<[string, Contest]>([
    ['of three', SCORES],
    ['of one', { ...SCORES, players: [plain(20)] }],
    ['in time', { ...SCORES, nodes: 0, milliseconds: 2 }],
  ])('%s are read as they were written', (_, scores) => {
    const address = addressOf('tiles', scores);
    expect(address).not.toHaveProperty('vs');
    expect(address).not.toHaveProperty('ai');
    expect(read(buildQuery(address), SCORE_FORMS)).toEqual({ contest: scores, notices: [] });
    expect(v.is(CONTEST, scores)).toBe(true);
  });

  it('are a hundred games of two rungs where it says nothing', () => {
    expect(read('', SCORE_FORMS).contest).toEqual({ ...SCORES, players: [plain(30), plain(20)] });
  });

  it.each([
    ['?form=robin', 'form'],
    ['?form=scores&field=20.orcs', 'field'],
    ['?form=scores&field=20,20', 'field'],
  ])('%s is told, and two rungs play all the same', (address, parameter) => {
    const { contest, notices } = read(address, SCORE_FORMS);
    expect(notices.map((notice) => notice.parameter)).toEqual([parameter]);
    expect(contest).toMatchObject({ form: 'scores', players: MATCH.players });
  });

  it('are none where there is an opponent', () => {
    expect(read('?form=scores').notices.map(({ parameter }) => parameter)).toEqual(['form']);
  });
});

describe('scores', () => {
  it('are a series for each player, on the same seed', () => {
    expect(seriesOf(SCORES)).toEqual([[0], [1], [2]]);
    expect(gamesOf(SCORES)).toBe(300);
    expect(seriesSettings({ ...SCORES, seed: 7 }, 1)).toEqual({
      rung: 20,
      seed: 7,
      nodes: 2000,
      milliseconds: 0,
    });
  });

  it('are on the command line the first against each of the others', () => {
    expect(commandLines('tiles', SCORES)).toEqual([
      'forethought score --game tiles --ai 50 --against 20 --games 100 --seed 1 --nodes 2000',
      'forethought score --game tiles --ai 50 --against 0 --games 100 --seed 1 --nodes 2000',
    ]);
    expect(commandLines('tiles', { ...SCORES, players: [plain(20)], nodes: 0, milliseconds: 2 })).toEqual([
      'forethought score --game tiles --ai 20 --games 100 --seed 1 --ms 2',
    ]);
  });
});

describe('the contest of an address', () => {
  it.each(CONTESTS)('%s is read as it was written', (_, contest) => {
    const { contest: again, notices } = read(buildQuery(addressOf('toads', contest)));
    expect(again).toEqual(contest);
    expect(notices).toEqual([]);
    expect(isSameContest(again, contest)).toBe(true);
    expect(v.is(CONTEST, contest)).toBe(true);
  });

  it('has two hundred games at 2000 nodes from seed 1 where the address says nothing', () => {
    expect(read('').contest).toEqual(MATCH);
  });

  it('has a limit where a battle has none', () => {
    expect(read('?nodes=0').contest.nodes).toBe(2000);
  });

  it.each([
    ['?form=knockout', 'form'],
    ['?ms=0', 'ms'],
    ['?ms=soon', 'ms'],
    ['?sprt=5,0', 'sprt'],
    ['?sprt=0,5,0.7', 'sprt'],
    ['?sprt=better', 'sprt'],
    ['?ms=', 'ms'],
    ['?ms=0x10', 'ms'],
    ['?sprt=,5', 'sprt'],
    ['?sprt=0,5,0.05,0.05,1', 'sprt'],
    ['?form=robin', 'field'],
    ['?form=robin&field=10,20,10', 'field'],
    ['?field=10,20,30', 'field'],
  ])('%s is told, and a match is played all the same', (address, parameter) => {
    const { contest, notices } = read(address);
    expect(notices.map((notice) => notice.parameter)).toEqual([parameter]);
    expect(contest).toMatchObject({ form: 'match', players: MATCH.players, sprt: null });
    expect(fault(contest)).toBeNull();
  });

  it('has the rungs nearest to those that it names, and tells', () => {
    const { contest, notices } = read('?form=robin&field=12.blur, 9999,0');
    expect(contest.players).toEqual([{ ...plain(10), blur: true }, plain(50), plain(0)]);
    expect(notices).toEqual([
      { parameter: 'field', given: '12.blur', used: '10.blur', reasonKey: 'notRung' },
    ]);
    expect(read(`?field=${'9'.repeat(400)},0`).contest.players).toEqual([plain(50), plain(0)]);
  });

  it('knows the characters of its game, however they are written', () => {
    expect(read('?field=20.Orcs,50.blur.elves').contest.players).toEqual([
      { ...plain(20), personality: 'orcs' },
      { ...plain(50), personality: 'elves', blur: true },
    ]);
  });

  it.each([
    '20.orc',
    '20.gnomes',
    '20.',
    '20.orcs.elves',
    '20.orcs.orcs',
    '20.blur.blur',
    '20.; touch x',
    '20.$(touch x)',
    '20.`touch x`',
    "20.'",
    '20.\n',
    '20.constructor',
  ])('has no player %j, and tells which there are', (player) => {
    const { contest, notices } = read(`?field=${encodeURIComponent(player)},10`);
    expect(contest.players).toEqual(MATCH.players);
    expect(notices).toEqual([
      {
        parameter: 'field',
        given: player.trim(),
        used: null,
        reasonKey: 'notChoice',
        choices: [...PERSONALITIES, 'blur'],
      },
    ]);
  });

  it.each(['', 'orcs', '-20', '1e1', '0x14', '２０', '20;touch x', '20 .orcs'])(
    'has no rung %j, and tells',
    (player) => {
      const { contest, notices } = read(`?field=${encodeURIComponent(player)},10`);
      expect(contest.players).toEqual(MATCH.players);
      expect(notices).toEqual([{ parameter: 'field', given: player, used: null, reasonKey: 'notNumber' }]);
    },
  );

  it('repeats what is wrong on one line, and not all of it', () => {
    const [notice] = read(`?form=${encodeURIComponent(`a\u001b[2J\u202e${'b'.repeat(100_000)}`)}`).notices;
    expect(notice?.given).toBe(`a\ufffd[2J\ufffd${'b'.repeat(18)}…`);
  });

  it('has everybody on a ladder, the strongest first', () => {
    expect(read('?form=ladder').contest.players).toEqual(RUNGS.toReversed().map(plain));
  });

  it('tells different contests apart', () => {
    const texts = CONTESTS.map(([, contest]) => JSON.stringify(addressOf('toads', contest)));
    expect(new Set(texts).size).toBe(CONTESTS.length);
  });
});

describe('a contest', () => {
  it('has the games of all its pairs', () => {
    expect(pairsOf(MATCH)).toEqual([[0, 1]]);
    expect(pairsOf(ROUND_ROBIN)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(pairsOf({ ...ROUND_ROBIN, form: 'gauntlet' })).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect(pairsOf({ ...ROUND_ROBIN, form: 'ladder' })).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(gamesOf(ROUND_ROBIN)).toBe(30);
  });

  it('plays each of them once', () => {
    const tasks = Array.from({ length: 30 }, (_, place) => taskAt(place, 3));
    expect(new Set(tasks.map(({ series, number }) => `${series} ${number}`)).size).toBe(30);
    expect(Math.max(...tasks.map(({ number }) => number))).toBe(9);
  });

  it('tells the engine who plays whom and how', () => {
    expect(pairingOf({ ...ROUND_ROBIN, seed: 7 }, 2)).toEqual({
      a: 20,
      b: 20,
      seed: 7,
      nodes: 2000,
      milliseconds: 0,
      blurA: null,
      blurB: 0,
      personalityA: 'orcs',
      personalityB: '',
      weightsA: [],
      weightsB: [],
    });
  });

  it('tells it by which weights', () => {
    const { weightsA, weightsB } = pairingOf(OWN, 0);
    expect([weightsA, weightsB]).toEqual([[1, -2], []]);
  });

  it('tells players by other weights apart, and has no weights in its address', () => {
    const [own, other] = [playerAt(OWN.players, 0), plain(50)];
    expect(isSamePlayer(own, other)).toBe(false);
    expect(isSamePlayer(own, { ...own, weights: { ...MINE, name: 'renamed' } })).toBe(true);
    expect(addressOf('toads', OWN)).toEqual(addressOf('toads', { ...OWN, players: [other, other] }));
  });

  it.each<[string, Partial<Contest>, string]>([
    ['one player twice', { ...ROUND_ROBIN, players: [plain(0), plain(10), plain(0)] }, 'samePlayer'],
    ['a match of three', { ...ROUND_ROBIN, form: 'match' }, 'wrongNumber'],
    ['a round robin of two', { form: 'robin' }, 'wrongNumber'],
    ['too many games', { ...ROUND_ROBIN, games: 10_000 }, 'tooManyGames'],
    ['no limit', { nodes: 0 }, 'noLimit'],
    ['two limits', { milliseconds: 10 }, 'noLimit'],
  ])('with %s cannot be played', (_, wrong, expected) => {
    const contest = { ...MATCH, ...wrong };
    expect(fault(contest)).toBe(expected);
    expect(v.is(CONTEST, contest)).toBe(false);
  });
});

describe('the command line', () => {
  it('plays the same match', () => {
    expect(commandLines('toads', { ...MATCH, seed: 5 })).toEqual([
      'forethought match --game toads --a 30 --b 20 --games 200 --seed 5 --nodes 2000',
    ]);
  });

  it('tests what the match tests', () => {
    const sprt = { elo0: -5, elo1: 10, alpha: 0.01, beta: 0.1 };
    expect(commandLines('toads', { ...MATCH, sprt })[0]).toMatch(/ --sprt -5,10,0\.01,0\.1$/);
  });

  it('names the files of weights, as a shell reads them', () => {
    expect(commandLines('toads', OWN)[0]).toMatch(/ --a-weights 'my own\.json'$/);
    const plainly = { ...OWN, players: [plain(50), { ...plain(50), weights: { ...MINE, name: 'it.json' } }] };
    expect(commandLines('toads', plainly)[0]).toMatch(/ --b-weights it\.json$/);
  });

  it('is one command to a shell, whatever game, players and files are called', () => {
    const lines = HOSTILE.flatMap((text) => {
      const players = [
        { ...plain(50), weights: { ...MINE, name: text } },
        { ...plain(20), personality: text },
      ];
      return commandLines(text, { ...MATCH, players });
    });
    // The shell runs what the lines say, with a program of this name that tells its arguments.
    const script = ['forethought() { printf \'%s\\0\' "$@"; }', ...lines].join('\n');
    const told = execFileSync('/bin/sh', ['-c', script], { encoding: 'utf8' }).split('\0');
    expect(told).toEqual([
      ...HOSTILE.flatMap((text) => [
        ...['match', '--game', text, '--a', '50', '--b', '20', '--games', '200', '--seed', '1'],
        ...['--nodes', '2000', '--b-personality', text],
        ...['--a-weights', text.startsWith('-') ? `./${text}` : text],
      ]),
      '',
    ]);
  });

  it('has one line for a round robin of players as they are', () => {
    const players = [plain(50), plain(20), plain(0)];
    expect(commandLines('toads', { ...ROUND_ROBIN, players })).toEqual([
      'forethought robin --game toads --rungs 50,20,0 --games 10 --seed 1 --nodes 2000',
    ]);
  });

  it('has a line for each pair, with everything that is not as usual', () => {
    expect(commandLines('toads', { ...ROUND_ROBIN, nodes: 0, milliseconds: 5 })).toEqual([
      'forethought match --game toads --a 50 --b 20 --games 10 --seed 1 --ms 5 --b-personality orcs',
      'forethought match --game toads --a 50 --b 20 --games 10 --seed 1 --ms 5 --blur b',
      'forethought match --game toads --a 20 --b 20 --games 10 --seed 1 --ms 5 --a-personality orcs --blur b',
    ]);
  });
});
