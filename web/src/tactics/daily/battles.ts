import text from '../../../../engine/tactics/data/daily_maps.txt?raw';
import { lotOf, weekdayOf } from '../../daily/days';
import type { Settings } from '../../play/game_types';
import type { Day } from '../../shell/session/daily_game';
import type { BattleSetup } from '../tactics_types';

/** Seeds of maps on which neither side is ahead. */
export const MAPS: readonly number[] = text.split(/\r?\n/).flatMap((line) => {
  if (line.trim() === '' || line.startsWith('#')) return [];
  const [seed] = line.split(' ').map(Number);
  if (seed === undefined || !Number.isInteger(seed)) throw new Error(`${line} is no map`);
  return [seed];
});

/** The opponents from Monday to Sunday. */
const RUNGS = [10, 20, 40, 60, 90, 120, 160] as const;

/** Nodes of a turn: the same answers on every device, and soon enough on a slow one. */
const NODES = 20_000;

/** What a battle of the day is begun with: nothing in it is left to chance. */
export function battleOf(day: Day): Settings<BattleSetup> {
  const map = MAPS[day % MAPS.length]!;
  return {
    map,
    rung: RUNGS[weekdayOf(day)]!,
    seed: lotOf(day, 1),
    side: (lotOf(day, 2) & 1) as 0 | 1,
    nodes: NODES,
  };
}
