import type { Game } from '../../../../wasm/engine';
import { type Action, type GameRecord, Result, winnerOf } from '../game_types';
import type { PlaySpec } from '../spec';
import { type Reading, reading, refuse, refuseAs } from './reading';

type Judged = Pick<PlaySpec, 'setup' | 'files' | 'decodeSnapshot' | 'decodeEvents' | 'record'>;

/**
 * Plays a game through the rules, which are changed by it. Returns the game with the result that its end has by the
 * rules, else with the end that is stated, what texts leave out put in; or the first move that they refuse.
 */
export function checkRecord(spec: Judged, rules: Game, record: GameRecord): Reading {
  return reading((note) => {
    const refusal = rules.load(spec.setup.startText(record));
    if (refusal !== '') refuse('unreadable', { found: refusal });
    const actions: Action[] = [];
    let number = 0;
    for (const action of record.actions) {
      const between = spec.files.leftOut?.(spec.decodeSnapshot(rules.snapshot()), action) ?? null;
      if (between !== null && rules.play(between) === '') actions.push(between);
      const before = spec.decodeSnapshot(rules.snapshot());
      if (rules.play(action) !== '') {
        const kind = before.result === Result.playing ? spec.files.refusal(before, action) : 'afterEnd';
        refuseAs(kind, { move: number + 1, found: spec.files.writeMoves([action], record) });
      }
      actions.push(action);
      number = spec.record(before, action, spec.decodeEvents(rules.events())).number;
    }
    const result = rules.result() as Result;
    if (result === Result.playing) return { ...record, actions };
    const { ending, ...rest } = record;
    if (ending !== undefined && ending.winner !== winnerOf(result)) note({ kind: 'resultDenied' });
    return { ...rest, actions, result };
  });
}
