import type { OpeningNames } from '../../boardgame/openings/openings_spec';
import { type Setup, STANDARD, USUAL_SETUP } from '../setup';
import { SYMMETRIES } from '../symmetries';
import { LINES } from './opening_list';
import { systemOf } from './systems';
import { messages } from './words/messages';

/** Names by their moves, as they are and mirrored. */
const NAMES: ReadonlyMap<string, string> = new Map(
  LINES.flatMap(({ name, actions }) =>
    SYMMETRIES.map(({ turn }) => [actions.map((action) => turn(action, USUAL_SETUP)).join(), name] as const),
  ),
);

const LONGEST = Math.max(...LINES.map(({ actions }) => actions.length));

/** The system that a game has begun with, in the language in use, and the line's Chinese name where it has one. */
export const NAMES_OF_OPENINGS: OpeningNames<Setup> = {
  nameOf({ start }, actions) {
    if (start !== STANDARD) return null;
    const t = messages.value;
    const system = systemOf(actions);
    const known =
      system === null ? null : t.systems(t.red[system.red], system.black && t.black[system.black]);
    const line = lineName(actions);
    return known !== null && line !== null ? t.withLine(known, line) : (known ?? line);
  },
};

/** The name of the longest line that a game has followed from its start. */
function lineName(actions: readonly number[]): string | null {
  for (let length = Math.min(actions.length, LONGEST); length > 0; length--) {
    const name = NAMES.get(actions.slice(0, length).join());
    if (name !== undefined) return name;
  }
  return null;
}

/** The names, once their words have come. */
export async function openNames(): Promise<typeof NAMES_OF_OPENINGS> {
  await messages.load();
  return NAMES_OF_OPENINGS;
}
