import { STRONGEST } from '../engine/fields';
import { nearestRung, toNumber } from '../shell/address/url_checks';
import type { Player } from './contest';
import { PLAYERS_MAX } from './contest_fields';
import { ignored, type Tell } from './contest_notice';

/** A player's word in a field that says it errs on purpose. */
const BLUR = 'blur';

/** Who can play in a game. */
export interface Known {
  /** Ascending. */
  rungs: readonly number[];
  /** Characters, by the engine's names. */
  personalities: readonly string[];
}

/** The players of an address: `140.orcs,20.blur,0`. */
export function fieldText(players: readonly Player[]): string {
  return players
    .map(({ rung, personality, blur }) => [rung, personality, blur ? BLUR : ''].filter((word) => word !== ''))
    .map((words) => words.join('.'))
    .join(',');
}

/** The players that a text names, null where one of them is none. `tell` hears what is wrong, a player at a time. */
export function readField(text: string, known: Known, tell: Tell): Player[] | null {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length > PLAYERS_MAX) {
    tell(ignored('field', text, { reasonKey: 'outOfRange' }));
    return null;
  }
  const players = parts.map((part) => readPlayer(part, known, tell));
  return players.every((player) => player !== null) ? players : null;
}

function readPlayer(part: string, known: Known, tell: Tell): Player | null {
  const [number = '', ...words] = part.toLowerCase().split('.');
  const wanted = /^\d+$/.test(number) ? toNumber(number) : null;
  if (wanted === null) {
    tell(ignored('field', part, { reasonKey: 'notNumber' }));
    return null;
  }
  const personality = words.find((word) => word !== BLUR) ?? '';
  const blur = words.includes(BLUR);
  // Each of them once at most.
  const isTold = words.length === Number(personality !== '') + Number(blur);
  if (!isTold || !(personality === '' || known.personalities.includes(personality))) {
    tell(ignored('field', part, { reasonKey: 'notChoice', choices: [...known.personalities, BLUR] }));
    return null;
  }
  const rung = nearestRung(wanted, known.rungs);
  const player = { rung, personality, blur, weights: null };
  // The strongest there is goes by a number that no rung has.
  if (rung !== wanted && wanted !== STRONGEST)
    tell({ ...ignored('field', part, { reasonKey: 'notRung' }), used: fieldText([player]) });
  return player;
}
