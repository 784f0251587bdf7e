import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import type { Session } from '../../wasm/engine';
import type { TacticsGame, TacticsModule } from '../../wasm/tactics';
import { type DeclaredMethod, declaredMethods } from './declarations';
import { openTactics, readTacticsBytes } from './modules';

/** The built module against the declarations in `wasm/`, which are written by hand. */

const GAME = [...declaredMethods('engine.d.ts', 'Game'), ...declaredMethods('tactics.d.ts', 'TacticsGame')];
const SESSION = declaredMethods('engine.d.ts', 'Session');
const MODULE = declaredMethods('engine.d.ts', 'EngineModule');

const NO_ACTION = -1;
const END_TURN = 255;

/** Arguments with which every method that takes some can be called at the start of a game. */
const ARGUMENTS: Record<string, unknown[]> = {
  start: [7],
  load: [''],
  play: [END_TURN],
  preview: [END_TURN],
  actionText: [END_TURN],
  parseAction: ['end'],
  reach: [0],
  strikeCells: [0],
  threats: [0, 0],
  path: [0, 0],
  configure: [20, 1, false],
  set: [''],
  begin: [100],
  advance: [10],
};

type Callable = Record<string, (...given: unknown[]) => unknown>;

let module: TacticsModule;
let game: TacticsGame;
let session: Session;

beforeAll(async () => {
  module = await openTactics();
  game = new module.Game();
  session = new module.Session();
});

function typeName(value: unknown): string {
  if (value === undefined) return 'void';
  return typeof value === 'object' && value !== null ? value.constructor.name : typeof value;
}

/** Methods of a class of the module, without what every embind object has. */
function methodsOf(prototype: object): string[] {
  return Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor');
}

function expectToKeepPromise(object: object, method: DeclaredMethod): void {
  const call = object as Callable;
  const given = ARGUMENTS[method.name] ?? [];
  expect(given, `arguments of ${method.name}`).toHaveLength(method.parameters);
  expect(() => call[method.name]!(...given, 0), `${method.name} with one argument too many`).toThrow(
    `expected ${method.parameters} args`,
  );
  expect(typeName(call[method.name]!(...given)), `result of ${method.name}`).toBe(method.returns);
}

describe('declarations', () => {
  it('name the methods of the classes, all and no others', () => {
    const names = (methods: DeclaredMethod[]) => methods.map(({ name }) => name).sort();
    expect(methodsOf(module.Game.prototype).sort()).toEqual(names(GAME));
    expect(methodsOf(module.Session.prototype).sort()).toEqual(names(SESSION));
    expect(names(MODULE).filter((name) => typeof (module as never)[name] !== 'function')).toEqual([]);
  });

  it.each(GAME)('Game.$name takes and gives what they say', (method) => {
    expect(game.start(7)).toBe('');
    expectToKeepPromise(game, method);
  });

  it.each(SESSION)('Session.$name takes and gives what they say', (method) => {
    expectToKeepPromise(session, method);
  });

  it.each(MODULE)('$name takes and gives what they say', (method) => {
    expectToKeepPromise(module, method);
  });
});

describe('a refusal', () => {
  const REFUSED: [string, (game: TacticsGame) => string, RegExp][] = [
    ['a negative seed', (game) => game.start(-1), /seed/],
    ['a seed with a fraction', (game) => game.start(0.5), /seed/],
    ['a seed beyond 32 bits', (game) => game.start(2 ** 32), /seed/],
    ['a text that is no position', (game) => game.load('chess 1'), /line 1/],
    ['no action', (game) => game.play(NO_ACTION), /-1/],
    ['an action of a unit that does not exist', (game) => game.play(99), /99/],
  ];

  it.each(REFUSED)('of %s says why and changes nothing', (_, attempt, reason) => {
    game.start(11);
    game.play(END_TURN);
    const before = [game.text(), game.length(), [...game.events()]];
    expect(attempt(game)).toMatch(reason);
    expect([game.text(), game.length(), [...game.events()]]).toEqual(before);
  });

  it('of the session keeps its root', () => {
    game.start(11);
    expect(session.set(game.text())).toBe('');
    const before = session.hash();
    expect(session.set('chess 1')).toMatch(/line 1/);
    expect(session.play(NO_ACTION)).not.toBe('');
    expect(session.configure(5, 1, false)).toMatch(/\b5\b/);
    expect(session.hash()).toBe(before);
  });
});

describe('the module', () => {
  it('hands out copies: arrays outlive what the module does next', () => {
    game.start(11);
    const snapshot = game.snapshot();
    const before = [...snapshot];
    game.play(END_TURN);
    game.start(12);
    expect([...snapshot]).toEqual(before);
    expect(snapshot.buffer.byteLength).toBe(snapshot.byteLength);
  });

  it('tells its ladder in ascending order, each rung with a name and an idea', () => {
    const rungs: { rung: number; name: string; idea: string }[] = JSON.parse(module.ladder());
    const numbers = rungs.map(({ rung }) => rung);
    expect(numbers[0]).toBe(0);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect(rungs.filter(({ name, idea }) => !name || !idea)).toEqual([]);
  });

  it('has the version of the package', () => {
    expect(module.version()).toBe(packageJson.version);
  });

  it('is at most 150 kB when gzipped', async () => {
    expect(gzipSync(await readTacticsBytes()).length).toBeLessThanOrEqual(150_000);
  });
});
