import { describe, expect, it } from 'vitest';
import { BLUR_MAX, GAMES_MAX } from '../../../web/src/engine/fields';
import {
  BOARD_SIZE_MAX,
  BOARD_SIZE_MIN,
  type GomokuParameters,
  gomokuParameters,
  OPENINGS,
  RULES,
} from '../../../web/src/gomoku/parameters';
import { LANGUAGES } from '../../../web/src/i18n/languages';
import { nearestRung, type OwnParameters, type UrlChoices } from '../../../web/src/shell/address/url_checks';
import { parseUrl } from '../../../web/src/shell/address/url_parameters';
import {
  buildQuery,
  readAddress,
  SIDES,
  TEMPOS,
  type UrlParameters,
} from '../../../web/src/shell/address/url_text';
import { readMoves } from '../../../web/src/tactics/battle/moves_text';
import { type TacticsParameters, tacticsParameters } from '../../../web/src/tactics/parameters';
import { PERSONALITIES } from '../../../web/src/tactics/setup/personality';
import fc from '../support/fast_check';

const CHOICES: UrlChoices = { games: ['tactics', 'gomoku'], rungs: [0, 10, 20, 30, 40, 50] };

type Parameters = UrlParameters & GomokuParameters & TacticsParameters;

/** As the page does: with what can be said to the game that the address means, by default tactics. */
function parse(query: string, fragment = '', game = readAddress(query, fragment).get('game')?.trim()) {
  const own = game?.toLowerCase() === 'gomoku' ? gomokuParameters : tacticsParameters;
  return parseUrl(query, fragment, CHOICES, own as OwnParameters<GomokuParameters & TacticsParameters>);
}

const valid: fc.Arbitrary<Parameters> = fc
  .record(
    {
      game: fc.constantFrom(...CHOICES.games),
      ai: fc.constantFrom(...CHOICES.rungs),
      vs: fc.constantFrom(...CHOICES.rungs),
      games: fc.integer({ min: 1, max: GAMES_MAX / 2 }).map((pairs) => 2 * pairs),
      seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      tempo: fc.constantFrom(...TEMPOS),
      side: fc.constantFrom(...SIDES),
      lang: fc.constantFrom(...LANGUAGES),
      perf: fc.boolean(),
      embed: fc.boolean(),
      nodes: fc.integer({ min: 0, max: 1_000_000_000 }),
      moves: fc.constantFrom('', 'D__', 'AAAD__', 'h8i9j10', 'h8i9j10whitea20'),
      personality: fc.constantFrom(...PERSONALITIES),
      blur: fc.integer({ min: 0, max: BLUR_MAX }),
      rule: fc.constantFrom(...RULES),
      opening: fc.constantFrom(...OPENINGS),
      size: fc.integer({ min: BOARD_SIZE_MIN, max: BOARD_SIZE_MAX }),
    },
    { requiredKeys: [] },
  )
  .filter(({ game, rule, opening, size }) => game === 'gomoku' || !(rule ?? opening ?? size))
  .filter(({ game, vs, personality }) => !personality || (game !== 'gomoku' && vs === undefined))
  .filter(({ vs, blur }) => vs === undefined || blur === undefined)
  .filter(({ vs, nodes }) => vs === undefined || nodes !== 0)
  .filter(({ game, seed, moves = '' }) =>
    moves.includes('h8') ? game === 'gomoku' : moves === '' || (game !== 'gomoku' && seed !== undefined),
  )
  .filter(({ game, seed, moves }) => moves !== '' || game === 'gomoku' || seed !== undefined);

/** Addresses that look like ours but hold anything. */
const names = fc.constantFrom(
  'game',
  'ai',
  'vs',
  'games',
  'seed',
  'tempo',
  'side',
  'lang',
  'perf',
  'embed',
  'nodes',
  'moves',
  'personality',
  'blur',
  'rule',
  'opening',
  'size',
  '__proto__',
);
const values = fc.oneof(
  fc.string(),
  fc.double().map(String),
  fc.constantFrom('-0', '9999', 'D__', 'D_', '1e9', 'NaN', 'constructor', '%', '%ff', '+5'),
);
const addresses = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.tuple(names, values), { maxLength: 12 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&')),
);

/** Whether every value is one that the page may rely on. */
function expectValid(parameters: Parameters): void {
  const isInteger = (value: number | undefined, high: number) =>
    value === undefined || (Number.isInteger(value) && !Object.is(value, -0) && value >= 0 && value <= high);
  const isOneOf = <Type>(value: Type | undefined, all: readonly Type[]) =>
    value === undefined || all.includes(value);
  expect(isOneOf(parameters.game, CHOICES.games)).toBe(true);
  expect(isOneOf(parameters.ai, CHOICES.rungs)).toBe(true);
  expect(isOneOf(parameters.vs, CHOICES.rungs)).toBe(true);
  expect(isInteger(parameters.games, GAMES_MAX)).toBe(true);
  expect((parameters.games ?? 2) >= 2 && (parameters.games ?? 2) % 2 === 0).toBe(true);
  expect(parameters.vs !== undefined && parameters.nodes === 0).toBe(false);
  expect(isInteger(parameters.seed, 2 ** 32 - 1)).toBe(true);
  expect(isOneOf(parameters.tempo, TEMPOS)).toBe(true);
  expect(isOneOf(parameters.side, SIDES)).toBe(true);
  expect(isOneOf(parameters.lang, LANGUAGES)).toBe(true);
  expect(isOneOf(parameters.perf, [true, false])).toBe(true);
  expect(isOneOf(parameters.embed, [true, false])).toBe(true);
  expect(isInteger(parameters.nodes, 1_000_000_000)).toBe(true);
  expect(isOneOf(parameters.personality, PERSONALITIES)).toBe(true);
  expect(parameters.vs !== undefined && parameters.personality !== undefined).toBe(false);
  expect(isInteger(parameters.blur, BLUR_MAX)).toBe(true);
  expect(parameters.vs !== undefined && parameters.blur !== undefined).toBe(false);
  expect(isOneOf(parameters.rule, RULES)).toBe(true);
  expect(isOneOf(parameters.opening, OPENINGS)).toBe(true);
  expect((parameters.size ?? 15) >= BOARD_SIZE_MIN && isInteger(parameters.size, BOARD_SIZE_MAX)).toBe(true);
  if (parameters.moves !== undefined && parameters.game !== 'gomoku') {
    expect(readMoves(parameters.moves)).not.toBeNull();
    expect(parameters.seed).toBeDefined();
  }
}

describe('an address', () => {
  it('is never an error, and every value read from it is valid', () => {
    fc.assert(
      fc.property(addresses, addresses, (query, fragment) => {
        const { parameters, notices } = parse(query, fragment);
        expectValid(parameters);
        for (const { parameter, used } of notices) {
          expect(used).toBe(
            parameter in parameters ? String(parameters[parameter as keyof Parameters]) : null,
          );
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('that was built is read as it was meant, without a notice, from query or fragment', () => {
    fc.assert(
      fc.property(valid, (parameters) => {
        const query = buildQuery(parameters);
        expect(parse(query)).toEqual({ parameters, notices: [] });
        expect(parse('', query.replace('?', '#'))).toEqual({ parameters, notices: [] });
      }),
    );
  });

  it('is in its fragment what it is not in its query', () => {
    expect(parse('?ai=20&seed=1', '#ai=50').parameters).toEqual({ ai: 50, seed: 1 });
    expect(parse('?ai=20', '#?ai=30').parameters).toEqual({ ai: 30 });
    expect(parse('?ai=20', '#/').parameters).toEqual({ ai: 20 });
  });

  it('without parameters gives none', () => {
    expect(parse('', '')).toEqual({ parameters: {}, notices: [] });
    expect(buildQuery({})).toBe('');
    expect(parse('?utm_source=x&versus=20')).toEqual({ parameters: {}, notices: [] });
  });
});

describe('a value', () => {
  it.each<{ query: string; parameters: UrlParameters }>([
    { query: 'ai=9999', parameters: { ai: 50 } },
    { query: 'ai=20.0', parameters: { ai: 20 } },
    { query: 'vs=9999&games=10000', parameters: { vs: 50, games: 10000 } },
    { query: 'nodes=0&ai=20', parameters: { ai: 20, nodes: 0 } },
    { query: 'seed=4294967295', parameters: { seed: 4294967295 } },
    { query: 'side=amber', parameters: { side: 'second' } },
    { query: 'side=Blue', parameters: { side: 'first' } },
    { query: 'tempo=FAST', parameters: { tempo: 'fast' } },
    { query: 'lang=zh-Hans-CN', parameters: { lang: 'zh' } },
    { query: 'lang=ru_RU', parameters: { lang: 'ru' } },
    { query: 'perf&embed=0', parameters: { perf: true, embed: false } },
    { query: 'nodes=2000', parameters: { nodes: 2000 } },
  ])('is read from $query', ({ query, parameters }) => {
    expect(parse(query)).toEqual({ parameters, notices: [] });
  });

  it.each([
    { query: 'ai=57', parameter: 'ai', used: '50', reasonKey: 'notRung' },
    { query: 'ai=-3', parameter: 'ai', used: '0', reasonKey: 'notRung' },
    { query: 'ai=25', parameter: 'ai', used: '20', reasonKey: 'notRung' },
    { query: 'ai=26', parameter: 'ai', used: '30', reasonKey: 'notRung' },
    { query: 'ai=strong', parameter: 'ai', used: null, reasonKey: 'notNumber' },
    { query: 'ai=', parameter: 'ai', used: null, reasonKey: 'notNumber' },
    { query: 'vs=57', parameter: 'vs', used: '50', reasonKey: 'notRung' },
    { query: 'games=7', parameter: 'games', used: '8', reasonKey: 'notEven' },
    { query: 'games=9999', parameter: 'games', used: '10000', reasonKey: 'notEven' },
    { query: 'games=0', parameter: 'games', used: '2', reasonKey: 'outOfRange' },
    { query: 'games=10001', parameter: 'games', used: '10000', reasonKey: 'outOfRange' },
    { query: 'games=many', parameter: 'games', used: null, reasonKey: 'notNumber' },
    { query: 'seed=4294967296', parameter: 'seed', used: '4294967295', reasonKey: 'outOfRange' },
    { query: 'seed=-1', parameter: 'seed', used: '0', reasonKey: 'outOfRange' },
    { query: 'seed=1.5', parameter: 'seed', used: null, reasonKey: 'notNumber' },
    { query: 'seed=0x10', parameter: 'seed', used: null, reasonKey: 'notNumber' },
    { query: 'tempo=slow', parameter: 'tempo', used: null, reasonKey: 'notChoice' },
    { query: 'side=toString', parameter: 'side', used: null, reasonKey: 'notChoice' },
    { query: 'lang=de', parameter: 'lang', used: null, reasonKey: 'notChoice' },
    { query: 'rule=pente', game: 'gomoku', parameter: 'rule', used: null, reasonKey: 'notChoice' },
    { query: 'size=8', game: 'gomoku', parameter: 'size', used: '9', reasonKey: 'outOfRange' },
    { query: 'size=21', game: 'gomoku', parameter: 'size', used: '20', reasonKey: 'outOfRange' },
    { query: 'personality=gnomes', parameter: 'personality', used: null, reasonKey: 'notChoice' },
    { query: 'blur=101', parameter: 'blur', used: '100', reasonKey: 'outOfRange' },
    { query: 'blur=-1', game: 'gomoku', parameter: 'blur', used: '0', reasonKey: 'outOfRange' },
    { query: 'blur=much', game: 'gomoku', parameter: 'blur', used: null, reasonKey: 'notNumber' },
    { query: 'game=go', parameter: 'game', used: null, reasonKey: 'notChoice' },
    { query: 'perf=maybe', parameter: 'perf', used: null, reasonKey: 'notChoice' },
    { query: 'nodes=99999999999', parameter: 'nodes', used: '1000000000', reasonKey: 'outOfRange' },
  ])('that is wrong is told: $query', ({ query, game, parameter, used, reasonKey }) => {
    const { parameters, notices } = parse(query, '', game);
    const given = query.slice(query.indexOf('=') + 1);
    expect(notices).toEqual([{ parameter, given, used, reasonKey }]);
    expect(Object.values(parameters).map(String)).toEqual(used === null ? [] : [used]);
  });

  it('of moves is in the notation of its game', () => {
    expect(parse('game=gomoku&moves=h8i9two').parameters.moves).toBe('h8i9two');
    expect(parse('game=gomoku&moves=h8z3').notices).toEqual([
      { parameter: 'moves', given: 'z3', used: null, reasonKey: 'notMoves' },
    ]);
    expect(parse('moves=h8i9&seed=1').parameters.moves).toBeUndefined();
  });

  it('that is a matter of other games only is told', () => {
    expect(
      parseUrl('?moves=D__&seed=1&mode=adversary', '', CHOICES, tacticsParameters, ['moves', 'mode']),
    ).toEqual({
      parameters: { seed: 1, moves: 'D__' },
      notices: [{ parameter: 'mode', given: 'adversary', used: null, reasonKey: 'notOfGame' }],
    });
  });

  it('of nodes that sets no limit is ignored in a match, which needs one', () => {
    expect(parse('vs=20&nodes=0')).toEqual({
      parameters: { vs: 20 },
      notices: [{ parameter: 'nodes', given: '0', used: null, reasonKey: 'notInMatch' }],
    });
  });

  it('that is out of range and then ignored is told once', () => {
    expect(parse('vs=20&nodes=-7')).toEqual({
      parameters: { vs: 20 },
      notices: [{ parameter: 'nodes', given: '0', used: null, reasonKey: 'notInMatch' }],
    });
    expect(parse('vs=20&blur=101').notices).toEqual([
      { parameter: 'blur', given: '100', used: null, reasonKey: 'notOfMatch' },
    ]);
  });

  it('of a character is ignored in a match, and read in any case of letters', () => {
    expect(parse('ai=50&personality=Orcs').parameters).toEqual({ ai: 50, personality: 'orcs' });
    expect(parse('vs=20&personality=orcs')).toEqual({
      parameters: { vs: 20 },
      notices: [{ parameter: 'personality', given: 'orcs', used: null, reasonKey: 'notOfMatch' }],
    });
  });

  it.each(['tactics', 'gomoku'])('of a blur is of an opponent in %s, and ignored in a match', (game) => {
    expect(parse(`game=${game}&ai=50&blur=30`).parameters).toEqual({ game, ai: 50, blur: 30 });
    expect(parse(`game=${game}&vs=20&blur=30`)).toEqual({
      parameters: { game, vs: 20 },
      notices: [{ parameter: 'blur', given: '30', used: null, reasonKey: 'notOfMatch' }],
    });
  });

  it('that is long is told shortened', () => {
    const { notices } = parse(`tempo=${'x'.repeat(5000)}`);
    expect(notices[0]!.given).toBe(`${'x'.repeat(24)}…`);
  });

  it('for ai stays as given while the ladder is not known', () => {
    const unknown = { games: CHOICES.games, rungs: [] };
    expect(parseUrl('ai=57', '', unknown)).toEqual({ parameters: { ai: 57 }, notices: [] });
    expect(parseUrl('ai=9999', '', unknown).parameters.ai).toBe(9999);
    expect(parseUrl('ai=-1', '', unknown).parameters.ai).toBe(0);
  });
});

describe('the nearest rung', () => {
  it('is a rung, and none is nearer', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(300), { minLength: 1 }).map((rungs) => rungs.sort((a, b) => a - b)),
        fc.integer({ min: -500, max: 10_000 }),
        (rungs, wanted) => {
          const nearest = nearestRung(wanted, rungs);
          const distance = Math.abs(nearest - wanted);
          expect(rungs).toContain(nearest);
          expect(rungs.every((rung) => Math.abs(rung - wanted) >= distance)).toBe(true);
        },
      ),
    );
  });
});
