import type { TacticsGame } from '../../../../wasm/tactics';
import { BETTER_PLACE, PLAYED_PLACE } from '../../board/again/places';
import type { Position } from '../../conductor/position';
import type { ShownPlan } from '../board/overlay';
import { decodeSnapshot, type Side, type Snapshot } from '../rules/snapshot';
import { type GhostAction, type GhostPlan, isIdle, playedOut } from './ghost_plan';

/** A turn that was played, looked at again from its beginning. */
export interface PlayedTurn {
  round: number;
  side: Side;
  /** Number of actions played before it. */
  length: number;
  position: Position;
  /** The board as the turn began. */
  snapshot: Snapshot;
  /** What was done in it. */
  actions: readonly GhostAction[];
}

/** As much of a battle as says what was played. */
interface Played {
  /** Text of the position it began with. */
  start: string;
  moves: { value: readonly { action: number }[] };
}

/**
 * The turn that began after `length` actions of a battle; null where the rules refuse the battle. `rules` are only
 * borrowed: they stand elsewhere afterwards.
 */
export function playedTurn(rules: TacticsGame, { start, moves }: Played, length: number): PlayedTurn | null {
  const codes = moves.value.map(({ action }) => action);
  if (rules.load(start) !== '') return null;
  if (codes.slice(0, length).some((code) => rules.play(code) !== '')) return null;
  const snapshot = decodeSnapshot(rules.snapshot());
  const { round, sideToMove: side } = snapshot;
  const position = { key: rules.key(), text: rules.text() };
  return { round, side, length, position, snapshot, actions: playedOut(rules, codes.slice(length)) };
}

/** What was done beside what the engine would rather do, each without what both have in common; `only` brings one out. */
export function shownTurn({ actions }: PlayedTurn, better: GhostPlan | null, only: number): ShownPlan[] {
  const shown = (place: number, own: readonly GhostAction[]) => {
    return { place, strong: only < 0 || only === place, actions: own, answer: [] };
  };
  const played = shown(PLAYED_PLACE, differing(actions, better?.actions ?? []));
  return better === null ? [played] : [played, shown(BETTER_PLACE, differing(better.actions, actions))];
}

/** The actions of which `others` have no like, of units that do something. */
export function differing(
  actions: readonly GhostAction[],
  others: readonly GhostAction[],
): readonly GhostAction[] {
  const isLike = (one: GhostAction, other: GhostAction) => one.code === other.code;
  return actions.filter((action) => !isIdle(action) && !others.some((other) => isLike(action, other)));
}
