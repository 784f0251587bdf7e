import { afterEach, describe, expect, it } from 'vitest';
import { EngineProcess } from '../support/engine_process.ts';
import { cell, Referee, type Rule, written } from './support/referee.ts';

const RULE_BITS: Record<Rule, number> = { freestyle: 0, standard: 1, renju: 4 };
/** Milliseconds; whole games are to be short. */
const MOVE = 10;

const started: EngineProcess[] = [];

function start(...command: [string, ...string[]]): EngineProcess {
  const brain = new EngineProcess(command, 'DEBUG ');
  started.push(brain);
  return brain;
}

/** Two players of different seeds, at a board of that size. */
async function twoPlayers(size: number, rule: Rule): Promise<[EngineProcess, EngineProcess]> {
  const players = ['1', '2'].map((seed) => start('forethought', 'gomocup', '--seed', seed));
  for (const player of players) {
    player.tell(`INFO rule ${RULE_BITS[rule]}`, `INFO timeout_turn ${MOVE}`);
    expect(await player.ask(`START ${size}`)).toBe('OK');
  }
  return [players[0]!, players[1]!];
}

/** A whole game by BEGIN and TURN. */
async function playGame(players: [EngineProcess, EngineProcess], referee: Referee): Promise<void> {
  let move = await players[0].ask('BEGIN');
  referee.place(cell(move));
  while (!referee.isOver) {
    move = await players[referee.stones.length % 2]!.ask(`TURN ${move}`);
    referee.place(cell(move));
  }
}

/** Swap2 until the colours are taken; which player plays black. */
async function open(players: [EngineProcess, EngineProcess], referee: Referee): Promise<number> {
  const ask = async (player: number) =>
    (await players[player]!.ask('SWAP2BOARD', ...referee.stones.map(written), 'DONE')).split(' ');
  for (const stone of await ask(0)) referee.place(cell(stone));
  expect(referee.stones).toHaveLength(3);
  let chooser = 1;
  let answer = await ask(chooser);
  if (answer.length === 2) {
    referee.choose('two');
    for (const stone of answer) referee.place(cell(stone));
    chooser = 0;
    answer = await ask(chooser);
  }
  expect(answer).toHaveLength(1);
  if (answer[0] === 'SWAP') {
    referee.choose('black');
    return chooser;
  }
  referee.choose('white');
  referee.place(cell(answer[0]!));
  return 1 - chooser;
}

afterEach(() => {
  for (const brain of started.splice(0)) brain.kill();
});

describe('whole games of two processes', () => {
  it.each<[number, Rule]>([
    [15, 'freestyle'],
    [20, 'freestyle'],
    [15, 'standard'],
    [15, 'renju'],
  ])('size %i, %s', async (size, rule) => {
    const players = await twoPlayers(size, rule);
    for (let game = 0; game < 2; game++) {
      const referee = new Referee(size, rule);
      await playGame(players, referee);
      expect(referee.verdict()).toEqual({ complaint: '', over: true });
      for (const player of players) expect(await player.ask('RESTART')).toBe('OK');
    }
    for (const player of players) player.tell('END');
    for (const player of players) expect(await player.exit()).toBe(0);
  });

  it.each([1, 2, 3])('swap2, told as boards, game %i', async (game) => {
    const players = await twoPlayers(15, 'standard');
    // Other first stones meet other answers.
    if (game > 1) players[0] = start('forethought', 'gomocup', '--rung', '0', '--seed', `${game}`);
    players[0].tell('INFO rule 1', `INFO timeout_turn ${MOVE}`);
    expect(await players[0].ask('START 15')).toBe('OK');
    const referee = new Referee(15, 'standard', 'swap2');
    const black = await open(players, referee);
    while (!referee.isOver) {
      const toMove = referee.stones.length % 2 === 0 ? black : 1 - black;
      referee.place(cell(await players[toMove]!.ask('BOARD', ...referee.board(), 'DONE')));
    }
    expect(referee.verdict()).toEqual({ complaint: '', over: true });
  });
});

describe('pbrain-forethought', () => {
  it('tells what it is, and plays', async () => {
    const brain = start('pbrain-forethought');
    expect(await brain.ask('ABOUT')).toMatch(/^name="Forethought", version="\d+\.\d+\.\d+", /);
    expect(await brain.ask('START 20')).toBe('OK');
    brain.tell('INFO timeout_turn 0');
    const opening = await brain.ask('BEGIN');
    expect(await brain.ask('TURN 20,20')).toMatch(/^ERROR TURN: '20,20' is no cell/);
    expect(await brain.ask(`TURN ${opening}`)).toMatch(/^ERROR TURN: there is a stone/);
    expect(await brain.ask('SING')).toBe("UNKNOWN command 'SING'");
    expect(cell(await brain.ask('TURN 0,0'))).not.toEqual({ x: 0, y: 0 });
  });

  it('reads lines that end with LF alone, and passes over the rest of very long ones', async () => {
    const brain = start('pbrain-forethought');
    expect(await brain.ask('\n\nSTART 15\nABOUT')).toBe('OK');
    expect(await brain.hear()).toMatch(/^name=/);
    expect(await brain.ask('x'.repeat(3_000_000))).toMatch(/^UNKNOWN command 'x{115}\.\.\.'$/);
    expect(await brain.ask('ABOUT')).toMatch(/^name=/);
  });

  it('ends with END while it thinks, and says nothing more', async () => {
    const brain = start('pbrain-forethought');
    brain.tell('INFO timeout_turn 3600000');
    // No book knows boards of this size.
    expect(await brain.ask('START 20')).toBe('OK');
    brain.tell('TURN 7,7', 'END');
    expect(await brain.hear()).toBeNull();
    expect(await brain.exit()).toBe(0);
  });

  it('ends with END between two commands, and within a list', async () => {
    for (const before of [['START 15'], ['START 15', 'BOARD', '7,7,2']]) {
      const brain = start('pbrain-forethought');
      expect(await brain.ask(...before)).toBe('OK');
      brain.tell('END');
      expect(await brain.exit()).toBe(0);
      expect(await brain.hear()).toBeNull();
    }
  });

  it('answers what was asked at once when its input is closed, and ends', async () => {
    const brain = start('pbrain-forethought');
    brain.tell('INFO timeout_turn 3600000');
    expect(await brain.ask('START 15')).toBe('OK');
    brain.tell('TURN 7,7');
    brain.closeInput();
    expect(cell((await brain.hear()) ?? '')).not.toEqual({ x: 7, y: 7 });
    expect(await brain.exit()).toBe(0);
  });

  it('ends when its input was closed before anything was said', async () => {
    const brain = start('pbrain-forethought');
    brain.closeInput();
    expect(await brain.exit()).toBe(0);
  });
});
