import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../tools/lib/games.mjs';
import { loadModule } from '../../tools/lib/wasm_module.mjs';
import type { EngineModule, Handle, Pairing, Series } from '../../wasm/engine';
import type { LabModule } from '../../wasm/lab';
import type { TacticsGame, TacticsModule } from '../../wasm/tactics';
import { type DeclaredFunction, functionsOf, propertiesOf, readDeclarations } from './support/declarations';
import { startLab } from './support/lab_module';
import { startTactics } from './tactics/support/module';

/** The built modules against their hand-written declarations, member by member. */

const DECLARATIONS = readDeclarations(
  ...['engine', 'lab', ...ENGINES].map((name) => new URL(`../../wasm/${name}.d.ts`, import.meta.url)),
);

/** Interfaces of a game's own, where it adds something to what every game has. */
const OWN_GAME: Record<string, string> = { tactics: 'TacticsGame', twenty48: 'Twenty48Game' };

/** Classes of a game's module and the interfaces that declare them; a game without an opponent has one more. */
const classesOf = (game: string): [string, string][] => [
  ['Game', OWN_GAME[game] ?? 'Game'],
  ['Session', 'Session'],
  ['MatchPlayer', 'MatchPlayer'],
  ...(game === 'twenty48' ? [['ScorePlayer', 'ScorePlayer'] as [string, string]] : []),
];

/** The interface that declares a game's module. */
const moduleInterface = (game: string) => `${game[0]?.toUpperCase()}${game.slice(1)}Module`;

/** What Emscripten and embind put on a module by themselves, in the versions that this builds with. */
const RUNTIME =
  /^(_.*|HEAP.*|asm|wasm.*|dynCall_.*|ready|run|calledRun|preloaded.*|.*Error|getInherited.*|getLive.*|flush.*|setDelay.*|count_emval.*|get_first_emval)$/;

/** What each return type of the declarations is at run time. */
const IS_A: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  void: (value) => value === undefined,
  Int32Array: (value) => value instanceof Int32Array,
  'Int32Array[]': (value) => Array.isArray(value) && value.every((each) => each instanceof Int32Array),
  Float64Array: (value) => value instanceof Float64Array,
};

/** Whether a value is what a type says; an object has what its interface declares and nothing else. */
function isA(type: string, value: unknown): boolean {
  const known = IS_A[type];
  if (known !== undefined) return known(value);
  const declared = propertiesOf(DECLARATIONS, type).toSorted();
  return String(Object.keys(value as object).toSorted()) === String(declared);
}

/** A match that is soon over. */
const PAIRING: Pairing = {
  a: 0,
  b: 10,
  seed: 1,
  nodes: 20,
  milliseconds: 0,
  blurA: null,
  blurB: null,
  personalityA: '',
  personalityB: '',
  weightsA: [],
  weightsB: [],
  start: '',
};

/** Alone, too. */
const SERIES: Series = { rung: 0, seed: 1, nodes: 20, milliseconds: 0 };

/** An argument of each parameter type. */
const ARGUMENTS: Record<string, unknown> = {
  number: 1,
  string: 'a1',
  boolean: true,
  Blur: 0,
  Int32Array: new Int32Array(3),
  Uint8Array: new Uint8Array(3),
  Float64Array: new Float64Array(4),
  Pairing: PAIRING,
  '(code: number) => void': () => {},
  Series: SERIES,
  EnteredScore: { number: 0, score: 8, milestone: 4, moves: 3, nodes: 9 },
  EnteredGame: { number: 0, outcome: 1, turns: 9, nodes: 9, illegal: false },
  SprtSettings: { elo0: 0, elo1: 10, alpha: 0.05, beta: 0.05 },
};

type Callable = Record<string, (...given: unknown[]) => unknown>;

let module: TacticsModule;

beforeAll(async () => {
  module = await startTactics();
});

function callable(object: unknown): Callable {
  return object as Callable;
}

function argumentsOf({ parameters }: DeclaredFunction): unknown[] {
  return parameters.map((type) => {
    expect(ARGUMENTS, `parameter type ${type}`).toHaveProperty(type);
    return ARGUMENTS[type];
  });
}

/** Calls a function with arguments of the declared types and checks the type of what comes back. */
function expectDeclaredReturn(owner: unknown, declared: DeclaredFunction): void {
  const returned = callable(owner)[declared.name]!.call(owner, ...argumentsOf(declared));
  expect(isA(declared.returns, returned), `${declared.name} returns ${declared.returns}`).toBe(true);
}

function withHandle<Type extends Handle>(make: new () => Type, use: (handle: Type) => void): void {
  const handle = new make();
  try {
    use(handle);
  } finally {
    handle.delete();
  }
}

describe.each(ENGINES)('the module of %s', (game) => {
  const classes = classesOf(game);
  const functions = functionsOf(DECLARATIONS, moduleInterface(game));
  const glue = readFileSync(new URL(`../../build/wasm/${game}.mjs`, import.meta.url), 'utf8');
  let built: EngineModule;
  /** The constructor of a class of the module. */
  const madeBy = (className: string) =>
    (built as unknown as Record<string, new () => Handle>)[className] as new () => Handle;

  beforeAll(async () => {
    built = await loadModule(game);
  });

  it.each(classes)('%s has what %s declares and nothing else', (className, interfaceName) => {
    const prototype: object = madeBy(className).prototype;
    const own = Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor');
    const declared = functionsOf(DECLARATIONS, interfaceName).map(({ name }) => name);
    expect(own.toSorted()).toEqual(declared.filter((name) => name !== 'delete').toSorted());
    expect(callable(prototype).delete).toBeTypeOf('function');
  });

  it('says the same key of a position to the page and of the root to the worker', () => {
    withHandle(built.Game, (rules) =>
      withHandle(built.Session, (session) =>
        withHandle(built.Session, (late) => {
          expect(rules.start(3)).toBe('');
          expect(session.set(rules.text(), '')).toBe('');
          const keys: string[] = [];
          while (keys.length < 30 && rules.result() === 0) {
            keys.push(rules.key());
            expect(rules.key()).toMatch(/^[0-9a-f]{16}$/);
            expect(session.key()).toBe(rules.key());
            expect(late.set(rules.text(), rules.key())).toBe('');
            expect(late.key()).toBe(rules.key());
            const legal = rules.legalActions();
            const code = legal[(7 * keys.length) % legal.length]!;
            expect(rules.play(code)).toBe('');
            for (const root of [session, late]) {
              expect(root.play(code)).toBe('');
              expect(root.key()).toBe(rules.key());
            }
          }
          expect(new Set(keys).size).toBe(keys.length);
          for (const key of keys.toReversed()) {
            expect(rules.undo()).toBe(true);
            expect(rules.key()).toBe(key);
          }
        }),
      ),
    );
  });

  it('says the key of what is pondered, where something is', () => {
    withHandle(built.Game, (rules) =>
      withHandle(built.Game, (ahead) => {
        expect(rules.start(4)).toBe('');
        do {
          const text = rules.ponderText();
          const codes = rules.actions();
          expect(ahead.load(text) === '').toBe(text !== '');
          expect(ahead.start(4)).toBe('');
          for (const code of codes) expect(ahead.play(code)).toBe('');
          if (text !== '' && text !== ahead.text()) expect(ahead.play(ahead.legalActions().at(-1)!)).toBe('');
          expect(rules.ponderKey()).toBe(text === '' ? '' : ahead.key());
          expect(rules.play(rules.legalActions()[0]!)).toBe('');
        } while (rules.result() === 0 && rules.length() < 60);
      }),
    );
  });

  it('has what it declares and nothing else', () => {
    const declared = [
      ...functions.map(({ name }) => name),
      ...propertiesOf(DECLARATIONS, moduleInterface(game)),
    ];
    const own = Object.keys(built).filter((name) => !RUNTIME.test(name));
    expect(own.toSorted()).toEqual(declared.toSorted());
  });

  it.each(classes)('%s takes and returns the types that %s declares', (className, interfaceName) => {
    for (const declared of functionsOf(DECLARATIONS, interfaceName)) {
      if (declared.name === 'delete') continue;
      withHandle(madeBy(className), (handle) => expectDeclaredReturn(handle, declared));
    }
  });

  it('has functions that take and return the declared types', () => {
    for (const declared of functions) expectDeclaredReturn(built, declared);
  });

  // Newer compilers leave the check out of optimized glue.
  it.skipIf(!glue.includes('arguments, expected'))('takes exactly the declared number of arguments', () => {
    for (const [className, interfaceName] of classes) {
      withHandle(madeBy(className), (handle) => {
        for (const declared of functionsOf(DECLARATIONS, interfaceName)) {
          if (declared.name === 'delete') continue;
          const given = argumentsOf(declared);
          const call = (args: unknown[]) => () => callable(handle)[declared.name]!.call(handle, ...args);
          expect(call([...given, 1]), `${declared.name} with one too many`).toThrow(/arguments/);
          if (given.length > 0) {
            expect(call(given.slice(1)), `${declared.name} with one too few`).toThrow(/arguments/);
          }
        }
      });
    }
  });

  it('has a ladder that ascends, with a name and an idea on every rung', () => {
    const ladder = JSON.parse(built.ladder()) as { rung: number; name: string; idea: string }[];
    const rungs = ladder.map(({ rung }) => rung);
    expect(rungs.length).toBeGreaterThanOrEqual(12);
    expect(rungs[0]).toBe(0);
    expect(rungs).toEqual([...new Set(rungs)].sort((a, b) => a - b));
    expect(rungs.filter((rung) => rung % 10 !== 0)).toEqual([]);
    for (const { name, idea } of ladder) expect(name.length * idea.length).toBeGreaterThan(0);
  });

  it('has the package’s version', async () => {
    const { version } = await import('../../package.json');
    expect(built.version()).toBe(version);
  });
});

describe('the module of the lab', () => {
  const TABLES = ['MatchTable', 'ScoreTable'] as const;
  let lab: LabModule;

  beforeAll(async () => {
    lab = await startLab();
  });

  it('has what it declares and nothing else', () => {
    const own = Object.keys(lab).filter((name) => !RUNTIME.test(name));
    const functions = functionsOf(DECLARATIONS, 'LabModule').map(({ name }) => name);
    expect(own.toSorted()).toEqual([...functions, ...propertiesOf(DECLARATIONS, 'LabModule')].toSorted());
    for (const table of TABLES) {
      const prototype: object = lab[table].prototype;
      const members = Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor');
      const declared = functionsOf(DECLARATIONS, table).map(({ name }) => name);
      expect(members.toSorted()).toEqual(declared.filter((name) => name !== 'delete').toSorted());
    }
  });

  it('takes and returns the declared types', () => {
    for (const declared of functionsOf(DECLARATIONS, 'LabModule')) expectDeclaredReturn(lab, declared);
    const other = new lab.ScoreTable();
    ARGUMENTS['ScoreTable'] = other;
    for (const table of TABLES) {
      for (const declared of functionsOf(DECLARATIONS, table)) {
        if (declared.name === 'delete') continue;
        withHandle<Handle>(lab[table], (handle) => expectDeclaredReturn(handle, declared));
      }
    }
    other.delete();
  });
});

describe('typed arrays are copies', () => {
  it('stay as they were while the game goes on and the memory grows', async () => {
    const fresh = await startTactics();
    const heap = () => (fresh as unknown as { HEAP8: Int8Array }).HEAP8.buffer;
    const game = new fresh.Game();
    expect(game.start(7)).toBe('');
    const arrays = { snapshot: game.snapshot(), legal: game.legalActions() };
    expect(arrays.snapshot.buffer.byteLength).toBe(arrays.snapshot.byteLength);
    const kept = { snapshot: [...arrays.snapshot], legal: [...arrays.legal] };
    expect(game.play(game.legalActions()[0]!)).toBe('');
    const before = heap();
    const sessions = [];
    while (heap() === before && sessions.length < 1000) sessions.push(new fresh.Session());
    expect(heap()).not.toBe(before);
    expect([...arrays.snapshot]).toEqual(kept.snapshot);
    expect([...arrays.legal]).toEqual(kept.legal);
    expect([...game.snapshot()]).not.toEqual(kept.snapshot);
    for (const handle of [...sessions, game]) handle.delete();
  });
});

/** All that can be asked of a game without changing it. */
function stateOf(game: TacticsGame) {
  return {
    text: game.text(),
    hash: game.hash(),
    key: game.key(),
    actions: [...game.actions()],
    events: [...game.events()],
    legal: [...game.legalActions()],
    result: game.result(),
  };
}

describe('refusals', () => {
  const REFUSED: [string, (game: TacticsGame) => string, RegExp][] = [
    ['a negative seed', (game) => game.start(-1), /seed/],
    ['a seed with a fraction', (game) => game.start(0.5), /seed/],
    ['a seed above 32 bits', (game) => game.start(2 ** 32), /seed/],
    ['no seed at all', (game) => game.start(Number.NaN), /seed/],
    ['a text that is none', (game) => game.load('chess'), /line 1/],
    ['an empty text', (game) => game.load(''), /line 1/],
    [
      'a text with a bad line',
      (game) => game.load(game.text().replace(/\bround \d+/, 'round x')),
      /line 2.*round/,
    ],
    ['a code that is no action', (game) => game.play(-2), /-2/],
    [
      'an action that is not legal',
      (game) => game.play(game.snapshot()[16 + 100 + 6 * 8 + 2]! << 8),
      /not legal/,
    ],
  ];

  it.each(REFUSED)('%s is told and changes nothing', (_, refuse, reason) => {
    withHandle(module.Game, (game) => {
      expect(game.start(7)).toBe('');
      expect(game.play(game.legalActions()[0]!)).toBe('');
      const before = stateOf(game);
      expect(refuse(game)).toMatch(reason);
      expect(stateOf(game)).toEqual(before);
    });
  });

  it('a session tells what it refuses and keeps its root, its opponent and its thoughts', () => {
    withHandle(module.Session, (session) => {
      expect(session.configure(20, 1, null, '')).toBe('');
      session.begin(1000);
      while (session.advance(100));
      const state = () => ({ key: session.key(), best: session.best(), info: [...session.info()] });
      const before = state();
      expect(session.configure(55, 1, null, '')).toMatch(/55.*0, 10, 20/);
      expect(session.configure(20, -1, null, '')).toMatch(/seed/);
      expect(session.configure(20, 1, null, 'gnomes')).toMatch(/gnomes/);
      for (const blur of [-1, 0.5, 101, Number.NaN])
        expect(session.configure(20, 1, blur, '')).toMatch(/blur.* 0 to 100, or null/);
      expect(session.set('chess', '')).toMatch(/line 1/);
      withHandle(module.Game, (game) => expect(session.set(game.text(), 'x')).toMatch(/key.*"x"/));
      expect(session.play(-2)).toMatch(/-2/);
      expect(session.play(99 << 8)).toMatch(/not legal/);
      expect(state()).toEqual(before);
    });
  });

  it.each<[string, Partial<Pairing>, RegExp]>([
    ['a rung that is none', { a: 5 }, /5.*0, 10, 20/],
    ['another one', { b: 55 }, /55.*0, 10, 20/],
    ['a seed with a fraction', { seed: 0.5 }, /seed/],
    ['no limit', { nodes: 0 }, /one limit/],
    ['two limits', { milliseconds: 5 }, /one limit/],
    ['a limit that is no number', { nodes: Number.NaN }, /one limit/],
    ['a character that is none', { personalityB: 'gnomes' }, /gnomes/],
    ['a blur that is none', { blurA: 101 }, /blur.* 0 to 100, or null/],
    ['weights that a rung has none of', { weightsA: [1, 2] }, /no weights for this rung/],
    ['weights that are none', { a: 170, weightsA: [1, 2] }, /no weights for this rung/],
    ['too large weights', { b: 150, weightsB: new Array(15).fill(10_000_001) }, /no weights for this rung/],
    ['a start that is none', { start: 'nowhere' }, /tactics 1/],
  ])('a match refuses %s and keeps the game it played', (_, wrong, reason) => {
    withHandle(module.MatchPlayer, (player) => {
      expect(player.play(PAIRING, 1, () => {})).toBe('');
      const before = player.facts();
      expect(player.play({ ...PAIRING, ...wrong }, 2, () => {})).toMatch(reason);
      expect(player.play(PAIRING, -1, () => {})).toMatch(/from 0/);
      expect(player.facts()).toEqual(before);
      expect(player.start(0.5, 0)).toBe('');
      expect(player.start(1, -1)).toBe('');
    });
  });

  it('undo at the start says that there was nothing', () => {
    withHandle(module.Game, (game) => {
      expect(game.start(7)).toBe('');
      const before = stateOf(game);
      expect(game.undo()).toBe(false);
      expect(stateOf(game)).toEqual(before);
    });
  });
});
