import { expect } from 'vitest';
import type { EngineModule } from '../../../wasm/engine';
import type { Spec } from '../../../web/src/boardgame/spec';
import { type Position, present } from '../../../web/src/conductor/position';
import type { GameRecord, Result } from '../../../web/src/play/game_types';
import { LossMemory } from '../../../web/src/play/losses/loss_memory';
import { steer } from '../../../web/src/play/losses/steer';
import { LINES_WEIGHED } from '../../../web/src/play/losses/steered_thinker';
import { forgetfulSaves } from '../../../web/src/shell/storage/storage';

/** Nodes of a rung's turn. */
const NODES = 1500;
/** Of the side that is to find the winning line. */
const STRONG_NODES = 20_000;
/** What the worker tells the page. */
const LINES = 3;
/** Games in which who has found a line repeats it. */
export const GAMES = 10;
/** Seeds that the strong side is given to find a win against. */
const SEEDS = 20;

/** A board game in which somebody has found a line that wins. */
interface Field {
  module: EngineModule;
  spec: Pick<Spec, 'game' | 'setup' | 'files' | 'symmetries' | 'words' | 'counterLine'>;
  /** A game that is about to begin. */
  empty: GameRecord;
  /** The rung that finds the line. */
  strong: number;
}

/** The second side: a rung, with imperfection of its own each game if it has a seed, and a memory if it has one. */
interface Second {
  rung: number;
  memory: LossMemory | null;
  /** Seed of the game's imperfection, null for none. */
  seed: number | null;
}

/** What the first side does; undefined where it gives up. */
type First = (actions: readonly number[], position: Position, legal: readonly number[]) => number | undefined;

/** What somebody does who has won with a line: what it plays against a rung, by the game that was won. */
export type Repeat = (won: GameRecord) => First;

/** The line again, for as long as the second side answers as in it. */
export const whileAnsweredAlike: Repeat =
  ({ actions: line }) =>
  (actions) =>
    actions.every((code, at) => code === line[at]) ? line[actions.length] : undefined;

/** The winner's actions in their order wherever they are legal, whatever is answered; behind them nothing. */
export const blindly: Repeat = ({ actions: line }) => {
  const own = line.filter((_, at) => at % 2 === 0);
  return (_, __, legal) => own.find((code) => legal.includes(code));
};

/** The same, and any other action where none of them is legal. */
export const blindlyToTheEnd: Repeat = (won) => {
  const again = blindly(won);
  return (actions, position, legal) => again(actions, position, legal) ?? legal[0];
};

/** A player who has found a line that wins, against the engine that remembers, and against one that does not. */
export class RepeatedLine {
  private readonly found = new Map<string, GameRecord>();

  constructor(private readonly field: Field) {}

  emptyMemory(): LossMemory {
    const { spec, module } = this.field;
    return new LossMemory({ spec, openRules: () => new module.Game(), saves: forgetfulSaves() });
  }

  /** How often of ten games the line that won once wins again against a rung. */
  async winsAgain(
    rung: number,
    memory: LossMemory | null,
    hasSeeds: boolean,
    repeat: Repeat,
  ): Promise<number> {
    const first = this.firstWin(rung, hasSeeds);
    memory?.remember({ rung, side: 1, record: first });
    await memory?.prepareCounterLine(rung);
    let wins = 0;
    for (let game = 0; game < GAMES; game++) {
      const record = this.play({ rung, memory, seed: hasSeeds ? game : null }, repeat(first));
      if (record.result !== 1) continue;
      wins++;
      memory?.remember({ rung, side: 1, record });
    }
    return wins;
  }

  /** The line that the strong rung finds against a rung that nothing has happened to yet. */
  private firstWin(rung: number, hasSeeds: boolean): GameRecord {
    const name = `${rung} ${hasSeeds}`;
    const known = this.found.get(name);
    if (known !== undefined) return known;
    const { strong } = this.field;
    for (let seed = GAMES; seed < GAMES + SEEDS; seed++) {
      const second = { rung, memory: null, seed: hasSeeds ? seed : null };
      const game = this.play(second, (_, { text }) => this.think(strong, text, null, STRONG_NODES).best);
      if (game.result !== 1) continue;
      this.found.set(name, game);
      return game;
    }
    throw new Error(`rung ${strong} wins against no seed of rung ${rung}`);
  }

  private play(second: Second, first: First): GameRecord {
    const { module, empty } = this.field;
    const rules = new module.Game();
    rules.start(0);
    while (rules.result() === 0) {
      const position = present(rules);
      const code =
        rules.sideToMove() === 1
          ? this.answer(second, position)
          : first([...rules.actions()], position, [...rules.legalActions()]);
      if (code === undefined) break;
      expect(rules.play(code)).toBe('');
    }
    const game = { ...empty, actions: [...rules.actions()], result: rules.result() as Result };
    rules.delete();
    return game;
  }

  private answer({ rung, memory, seed }: Second, { key, text }: Position): number {
    const weighed = memory === null ? 1 : LINES_WEIGHED;
    const { best, lines } = this.think(rung, text, seed, NODES, weighed);
    if (memory === null) return best;
    return steer(best, lines, { lost: memory.avoid(rung, key), counterLine: memory.counterLine(rung, text) });
  }

  private think(rung: number, text: string, seed: number | null, nodes: number, weighed = 1) {
    const session = new this.field.module.Session();
    session.configure(rung, seed ?? 1, seed === null ? null : 0, '');
    session.showLines(weighed);
    session.set(text, '');
    session.begin(nodes);
    while (session.advance(nodes));
    const thought = { best: session.best(), lines: session.multiPv(LINES) };
    session.delete();
    return thought;
  }
}
