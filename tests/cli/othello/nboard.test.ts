import { afterEach, describe, expect, it } from 'vitest';
import { EngineProcess } from '../support/engine_process.ts';
import { Referee } from './support/referee.ts';

const started: EngineProcess[] = [];

function start(...command: [string, ...string[]]): EngineProcess {
  const engine = new EngineProcess(command);
  started.push(engine);
  return engine;
}

/** Hears until a line begins so; that line. */
async function hearUntil(engine: EngineProcess, beginning: string): Promise<string> {
  for (;;) {
    const line = await engine.hear();
    if (line === null) throw new Error(`the process has ended without "${beginning}"`);
    if (line.startsWith(beginning)) return line;
  }
}

async function moveOf(engine: EngineProcess): Promise<string> {
  engine.tell('go');
  const answer = await hearUntil(engine, '=== ');
  return /^=== (\w\w)\/-?\d+\.\d\d\/\d+\.\d\d$/.exec(answer)?.[1] ?? answer;
}

afterEach(() => {
  for (const engine of started.splice(0)) engine.kill();
});

describe('a whole game of two processes', () => {
  it('is told move by move to one and as a whole to the other', async () => {
    const [black, white] = [
      start('forethought', 'nboard', '--rung', '90'),
      start('forethought', 'nboard', '--rung', '60'),
    ];
    const referee = new Referee();
    for (const engine of [black, white]) engine.tell('nboard 2', 'set depth 3', `set game ${referee.ggf}`);
    while (!referee.isOver) {
      const isBlack = referee.toMove === 'black';
      if (!isBlack) white.tell(`set game ${referee.ggf}`);
      const move = await moveOf(isBlack ? black : white);
      referee.play(move);
      black.tell(`move ${move}/0.00/0.01`);
    }
    expect(referee.moves.length).toBeGreaterThan(50);
    // Better evaluation and a perfect end.
    expect(referee.difference).toBeGreaterThan(0);
    black.tell('learn');
    expect(await hearUntil(black, 'learned')).toBe('learned');
    black.tell('quit');
    expect(await black.exit()).toBe(0);
  });
});

describe('nboard-forethought', () => {
  it('thinks until it is asked for something else', async () => {
    const engine = start('nboard-forethought');
    engine.tell('nboard 2', 'set depth 60', `set game ${new Referee().ggf}`);
    engine.tell('hint 2');
    expect(await hearUntil(engine, 'book ')).toMatch(/^book ([A-H][1-8])+ -?\d+\.\d\d 0 \d+$/);
    // The book has fewer lines than that.
    engine.tell('hint 5');
    expect(await hearUntil(engine, 'search ')).toMatch(/^search ([A-H][1-8])+ -?\d+\.\d\d 0 \d+$/);
    engine.tell('ping 7');
    expect(await hearUntil(engine, 'pong ')).toBe('pong 7');
    engine.tell('go');
    expect(await hearUntil(engine, 'status ')).toBe('status Forethought is thinking');
    engine.tell('quit');
    expect(await engine.exit()).toBe(0);
  });

  it('says which weights it cannot read', async () => {
    const engine = start('nboard-forethought', 'nowhere.bin');
    expect(await engine.exit()).toBe(2);
    expect(engine.complaints).toMatch(/^nboard-forethought: nowhere\.bin, /);
  });
});
