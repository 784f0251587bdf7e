import { occasionOf, type Saying } from '../../board/said';
import type { Mood } from '../../faces/face';
import { opponentsMood } from '../../shell/session/opponents_mood';
import { lines } from '../lines/lines';
import { hitPointsOf } from '../rules/snapshot';
import type { Battle } from './battle';

/** So many times the player's hit points on its side look like a win. */
const AHEAD = 2;

/** What the opponent's face shows of a battle. */
export function moodOf(battle: Battle): Mood {
  const phase = battle.phase.value;
  return opponentsMood({
    outcome: battle.outcome,
    thinking: phase === 'banner' || phase === 'opponent',
    seesWin: seesWin(battle),
  });
}

/** What the opponent has to say of a battle. */
export function sayingOf(battle: Battle): Saying {
  const { rung, side } = battle.settings;
  const begins = battle.moves.value.every((move) => move.side !== side);
  return {
    lines,
    rung,
    occasion: occasionOf({ outcome: battle.outcome, seesWin: seesWin(battle), begins }),
    game: battle.id,
  };
}

/** The opponent has proven that it wins, or is far ahead of what the board has shown. */
function seesWin(battle: Battle): boolean {
  if (battle.analysis?.announced.value?.outcome === 'win') return true;
  const shown = battle.shown.value;
  return hitPointsOf(shown, battle.opponentSide) >= AHEAD * hitPointsOf(shown, battle.settings.side);
}
