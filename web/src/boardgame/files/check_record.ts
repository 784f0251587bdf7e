import type { Game } from '../../../../wasm/engine';
import { isStone, writeAction } from '../../gomoku/files/notation';
import type { GomokuRecord } from '../../gomoku/game_record';
import { type FaultKind, type Reading, reading, refuse } from './reading';

/** Where in the snapshot (`wasm/gomoku.d.ts`) its parts stand. */
const HEADER_LENGTH = 16;
const STONES = 9;
const WINNING_CELLS = 10;

/**
 * Plays a game through the rules, which are changed by it. Returns the game with the result that its end has by the
 * rules, or the first move that they refuse.
 */
export function checkRecord(rules: Game, record: GomokuRecord): Reading {
  return reading(() => {
    const { size, rule, opening, actions } = record;
    const refusal = rules.load(`gomoku 1\nboard ${size} ${rule} ${opening}\nmoves\nend\n`);
    if (refusal !== '') refuse('unreadable', { found: refusal });
    for (const code of actions) {
      const why = whyNot(rules, code);
      if (why !== null) {
        const move = stonesIn(rules).length + 1;
        refuse(why, { move, found: writeAction(code, size) });
      }
    }
    const { result, ...rest } = record;
    const told = rules.result() || result;
    return told === undefined ? rest : { ...rest, result: told };
  });
}

/** Plays an action. Returns why the rules refuse it, null if they do not. */
function whyNot(rules: Game, code: number): FaultKind | null {
  if (rules.result() !== 0) return 'afterEnd';
  const forbidden = forbiddenIn(rules);
  const stones = stonesIn(rules);
  if (rules.play(code) === '') return null;
  if (!isStone(code)) return 'choice';
  if (stones.includes(code)) return 'occupied';
  return forbidden.includes(code) ? 'forbidden' : 'illegal';
}

function stonesIn(rules: Game): number[] {
  const snapshot = rules.snapshot();
  return [...snapshot.subarray(HEADER_LENGTH, HEADER_LENGTH + (snapshot[STONES] ?? 0))];
}

function forbiddenIn(rules: Game): number[] {
  const snapshot = rules.snapshot();
  return [...snapshot.subarray(HEADER_LENGTH + (snapshot[STONES] ?? 0) + (snapshot[WINNING_CELLS] ?? 0))];
}
