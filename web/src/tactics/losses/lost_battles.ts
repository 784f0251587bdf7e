import * as v from 'valibot';
import { ACTION, SIDE, TEXT } from '../../engine/fields';
import type { Place } from '../../shell/storage/place';
import { thatPass } from '../../shell/storage/salvage';
import type { Saves } from '../../shell/storage/storage';
import { messages } from '../words/messages';
import type { WonLine } from './repeated_line';

const LOST = v.object({
  /** Text form of the position that it began with. */
  start: TEXT,
  /** The winner's. */
  side: SIDE,
  /** What the winner did, by rounds, ends of turns left out. */
  turns: v.array(v.array(ACTION)),
});

/** Battles kept on the device; the oldest make room. */
export const BATTLES_KEPT = 30;

/** Where they are kept; one that cannot be read does not take the others with it. */
export const LOSSES_PLACE: Place<v.InferOutput<typeof LOST>[]> = {
  key: 'tactics.losses',
  version: 1,
  schema: v.pipe(v.array(LOST), v.maxLength(BATTLES_KEPT, `at most ${BATTLES_KEPT} battles`)),
  name: () => messages.value.savedWonBattles,
  salvage: (value) => thatPass(value, LOST, BATTLES_KEPT),
};

/** Keeps a line that has won against the opponent that moves by lot. The same one is kept once, as the latest. */
export function rememberLoss(saves: Saves, lost: WonLine): void {
  const text = JSON.stringify(lost);
  const others = wonLines(saves).filter((known) => JSON.stringify(known) !== text);
  const { start, side, turns } = lost;
  const kept = { start, side, turns: turns.map((turn) => [...turn]) };
  saves.write(LOSSES_PLACE, [...others, kept].slice(-BATTLES_KEPT));
}

/** The lines that have won against it on this device, the oldest first. */
export function wonLines(saves: Saves): readonly WonLine[] {
  return saves.read(LOSSES_PLACE) ?? [];
}
