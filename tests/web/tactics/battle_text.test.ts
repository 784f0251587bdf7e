import { describe, expect, it } from 'vitest';
import { readGame } from '../../../web/src/play/files/read_file';
import { AGREED_DRAW, type Ending } from '../../../web/src/shell/session/ending';
import { readBattle, turnLines, writeBattle } from '../../../web/src/tactics/files/battle_text';
import { kindsOf } from '../../../web/src/tactics/files/kinds';
import { startOf } from '../../../web/src/tactics/files/start_of';
import { END_TURN, packAction } from '../../../web/src/tactics/rules/action_code';
import { PERSONALITIES } from '../../../web/src/tactics/setup/personality';
import fc from '../support/fast_check';
import { openText, skirmishText, strikeCode, tactics } from './support/skirmish';
import { CLOSE, TACTICS } from './support/skirmish_battle';

const START = skirmishText(CLOSE);
const ACTIONS = [
  strikeCode(0, 12, 13),
  packAction({ unit: 1, cell: 41, direction: 0 }),
  END_TURN,
  strikeCode(2, 13, 12),
];
const RECORD = { map: 7, start: START, actions: ACTIONS };

const written = (more: object = {}) => writeBattle(tactics, { ...RECORD, ...more });
const read = (text: string) => readBattle(tactics, text);

/** Names as people write them, one blank between words. */
const names = fc.string({ unit: 'grapheme', maxLength: 20 }).map((name) => name.replace(/\s+/g, ' ').trim());

const endings: fc.Arbitrary<Ending> = fc.oneof(
  fc.constant(AGREED_DRAW),
  fc.record({
    winner: fc.constantFrom(0 as const, 1 as const),
    by: fc.constantFrom('resignation' as const, 'time' as const, 'forfeit' as const, 'unsaid' as const),
  }),
);

/** What is played where each draw picks one of the legal actions. */
function played(start: string, draws: readonly number[]): number[] {
  const rules = openText(start);
  const actions: number[] = [];
  for (const draw of draws) {
    const legal = rules.legalActions();
    const action = legal[draw % Math.max(1, legal.length)];
    if (action === undefined || rules.play(action) !== '') break;
    actions.push(action);
  }
  rules.delete();
  return actions;
}

/** Battles on maps of their seeds, played at random. */
const battles = fc
  .record({
    map: fc.integer({ min: 0, max: 0xffff_ffff }),
    draws: fc.array(fc.nat(), { maxLength: 40 }),
    personality: fc.option(fc.constantFrom(...PERSONALITIES), { nil: undefined }),
    players: fc.option(fc.tuple(names, names), { nil: undefined }),
    ending: fc.option(endings, { nil: undefined }),
  })
  .map(({ map, draws, personality, players, ending }) => {
    const start = startOf(tactics, map);
    const named = players?.some((name) => name !== '') === true;
    return {
      map,
      start,
      actions: played(start, draws),
      ...(personality === undefined ? {} : { personality }),
      ...(named && players !== undefined ? { players } : {}),
      ...(ending === undefined ? {} : { ending }),
    };
  });

describe('a battle as text', () => {
  it('is its position, what is known of it, and a line a turn', () => {
    expect(
      written({
        players: ['Ada', 'Charger'],
        personality: 'orcs',
        ending: { winner: 1, by: 'resignation' },
      }),
    ).toBe(
      `${START}\nmap 7\nfirst Ada\nsecond Charger\npersonality orcs\nend second-resignation\n\n` +
        'b2-c2:e b4-b5 end\nd2:w\n',
    );
    expect(written()).toBe(`${START}\nmap 7\n\nb2-c2:e b4-b5 end\nd2:w\n`);
  });

  it('begins on the map of its seed where nothing else is said', () => {
    expect(writeBattle(tactics, { map: 7, actions: [] })).toContain(startOf(tactics, 7));
  });

  it('is read back whole', () => {
    fc.assert(
      fc.property(battles, (record) => {
        expect(read(writeBattle(tactics, record))).toEqual({ record });
      }),
    );
  });

  it('is read with the line ends of other systems, blank lines, and blanks around it', () => {
    const wide = written({ players: ['Ada', ''] }).replaceAll('\n\n', '\n \n\n');
    const record = { ...RECORD, players: ['Ada', ''] };
    for (const end of ['\n', '\r\n', '\r']) {
      expect(read(`\n  ${wide}\n`.replaceAll('\n', end))).toEqual({ record });
    }
  });

  it('is read without headers', () => {
    const turns = turnLines(tactics, START, ACTIONS).join('\n\n');
    expect(read(`${START}\n${turns}`)).toEqual({ record: { ...RECORD, map: 0 } });
    expect(read(`${START}\nend end\nb2-c2\n`).record?.actions).toHaveLength(3);
    expect(read(START)).toEqual({ record: { map: 0, start: START, actions: [] } });
    const ended = { winner: 0, by: 'time' };
    expect(read(`${START}\nend first-time\n\nend`).record).toMatchObject({
      ending: ended,
      actions: [END_TURN],
    });
  });

  it('leaves out what nobody knows, and says so of an end', () => {
    const text = written().replace(
      'map 7',
      'map 99999999999\npersonality elephants\ncolour red\nend of days',
    );
    expect(read(text)).toEqual({
      record: { ...RECORD, map: 0 },
      notes: [{ kind: 'resultUnknown', found: 'of days' }],
    });
  });
});

describe('what is wrong with a text', () => {
  const lines = START.split('\n').length;

  it('is the first action that the rules refuse, with its place', () => {
    const place = { line: lines + 4, column: 1 };
    const wrong = (move: string) => written().replace('d2:w', move);
    expect(read(wrong('d2-c2')).fault).toEqual({ kind: 'illegal', move: 4, place, found: 'd2-c2' });
    expect(read(wrong('nonsense')).fault).toEqual({ kind: 'illegal', move: 4, place, found: 'nonsense' });
    const second = read(written().replace('b4-b5', 'b4-b9')).fault;
    expect(second).toEqual({
      kind: 'illegal',
      move: 2,
      place: { line: lines + 3, column: 9 },
      found: 'b4-b9',
    });
  });

  it('has its place where turns are far apart, and where what is wrong stands elsewhere too', () => {
    const far = written({ players: ['zz', 'end'] }).replace(/b2-c2:e.*$/s, 'end\n\n\nzz');
    expect(read(far).fault).toEqual({
      kind: 'illegal',
      move: 2,
      place: { line: lines + 8, column: 1 },
      found: 'zz',
    });
  });

  it('has the same place with every kind of line end', () => {
    const text = written().replace('d2:w', 'd2-c2');
    const places = ['\n', '\r\n', '\r'].map((end) => read(text.replaceAll('\n', end)).fault?.place);
    expect(places).toEqual(Array(3).fill({ line: lines + 4, column: 1 }));
  });

  it('is the line of the position that the rules do not understand', () => {
    const text = `\n${written().replace('side first', 'side nobody')}`;
    expect(read(text).fault).toEqual({
      kind: 'unexpected',
      place: { line: 3, column: 1 },
      found: 'side nobody round 1 quie…',
    });
    expect(read('tactics 2').fault).toMatchObject({ place: { line: 1, column: 1 }, found: 'tactics 2' });
  });
});

describe('whatever is pasted', () => {
  const FILED = { ...TACTICS, kinds: kindsOf(tactics) };

  it('is a battle or a fault', () => {
    const broken = battles.chain((record) => {
      const text = writeBattle(tactics, record);
      return fc.oneof(
        fc.nat(text.length).map((at) => text.slice(0, at)),
        fc
          .tuple(fc.nat(text.length), fc.constantFrom('1', '-', 'hp', '\n', ' ', '99999999999', 'unit'))
          .map(([at, some]) => text.slice(0, at) + some + text.slice(at)),
      );
    });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), broken), (text) => {
        const { record, fault } = readGame(FILED, text);
        expect((record === undefined) !== (fault === undefined)).toBe(true);
      }),
    );
  });

  it('is told apart by how it begins', () => {
    expect(readGame(FILED, `\n${written()}`).record?.actions).toEqual(ACTIONS);
    expect(readGame(FILED, '#game=tactics&seed=7&moves=D__').record).toEqual({ map: 7, actions: [END_TURN] });
    expect(readGame(FILED, 'tactics').fault?.kind).toBe('unknownFormat');
  });
});
