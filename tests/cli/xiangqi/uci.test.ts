import { afterEach, describe, expect, it } from 'vitest';
import { EngineProcess } from '../support/engine_process.ts';

const started: EngineProcess[] = [];

function start(): EngineProcess {
  const engine = new EngineProcess(['forethought-xiangqi']);
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

async function moveOf(engine: EngineProcess, go: string): Promise<string> {
  engine.tell(go);
  const answer = await hearUntil(engine, 'bestmove ');
  return /^bestmove ([a-i]\d[a-i]\d)( ponder [a-i]\d[a-i]\d)?$/.exec(answer)?.[1] ?? answer;
}

afterEach(() => {
  for (const engine of started.splice(0)) engine.kill();
});

describe('forethought-xiangqi', () => {
  it('plays a game against itself in UCI and UCCI', async () => {
    const [red, black] = [start(), start()];
    red.tell('uci');
    await hearUntil(red, 'uciok');
    black.tell('ucci');
    await hearUntil(black, 'ucciok');
    black.tell('setoption rung 30', 'setoption usemillisec true');
    const moves: string[] = [];
    for (let ply = 0; ply < 20; ++ply) {
      const [engine, go] = ply % 2 === 0 ? [red, 'go nodes 3000'] : [black, 'go time 2000 increment 10'];
      const rest = moves.length > 0 ? ` moves ${moves.join(' ')}` : '';
      engine.tell(
        `position ${engine === red ? 'startpos' : 'fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1'}${rest}`,
      );
      moves.push(await moveOf(engine, go));
    }
    expect(new Set(moves).size).toBeGreaterThan(5);
    for (const move of moves) expect(move).toMatch(/^[a-i]\d[a-i]\d$/);
    black.tell('quit');
    expect(await hearUntil(black, 'bye')).toBe('bye');
    expect(await black.exit()).toBe(0);
  });

  it('ponders until it is hit or stopped, and hears what it is told meanwhile', async () => {
    const engine = start();
    engine.tell('uci', 'position startpos moves h2e2 h9g7', 'go ponder wtime 500 btime 500', 'isready');
    expect(await hearUntil(engine, 'readyok')).toBe('readyok');
    engine.tell('ponderhit');
    expect(await hearUntil(engine, 'bestmove ')).toMatch(/^bestmove /);
    engine.tell('go infinite', 'isready');
    await hearUntil(engine, 'readyok');
    engine.tell('stop');
    expect(await hearUntil(engine, 'bestmove ')).toMatch(/^bestmove /);
    engine.tell('go infinite', 'quit');
    expect(await engine.exit()).toBe(0);
  });
});
