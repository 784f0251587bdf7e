import type { Outcome } from '../shell/default_opponent';
import type { Battle } from './battle';
import { isAsItIs } from './personality';
import type { BattleSettings } from './saved_battle';
import { type Side, winnerOf } from './snapshot';

/** Who won, a concession counted as a defeat; null for a draw, or while the battle goes on. */
export function winnerOfBattle(battle: Battle): Side | null {
  return battle.conceded.value ? battle.opponentSide : winnerOf(battle.snapshot.value.result);
}

/** null while the battle goes on. */
export function outcomeOf(battle: Battle): Outcome | null {
  if (battle.phase.value !== 'over') return null;
  const winner = winnerOfBattle(battle);
  if (winner === null) return 'draw';
  return winner === battle.settings.side ? 'won' : 'lost';
}

/** Whether the result of a battle moves the player on the ladder: who is beaten in character or blurred is not beaten as it is. */
export function climbs(settings: BattleSettings): boolean {
  return settings.again !== true && isAsItIs(settings) && (settings.blur ?? 0) === 0;
}
