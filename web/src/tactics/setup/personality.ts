import { rungIdea, rungName } from '../../i18n/rungs';
import type { Rung } from '../../shell/session/ladder';
import type { Messages } from '../words/messages';

/** The characters of an opponent, by the engine's names; the first is the rung as it is. */
export const PERSONALITIES = ['cyborgs', 'orcs', 'elves', 'zombies'] as const;

export type Personality = (typeof PERSONALITIES)[number];

/** Whatever can be played in character; it is the rung as it is where nothing else is said. */
interface InCharacter {
  personality?: Personality | undefined;
}

export function personalityOf({ personality = PERSONALITIES[0] }: InCharacter): Personality {
  return personality;
}

export function isAsItIs(opponent: InCharacter): boolean {
  return personalityOf(opponent) === PERSONALITIES[0];
}

/** An opponent's name, with its character where it is not as it is. */
export function opponentName(t: Messages, rung: Rung, opponent: InCharacter): string {
  return [rungName(t, rung), ...characterOf(t, opponent)].join(' · ');
}

/** Its rung's number, after its character where it is not as it is. */
export function opponentRank(t: Messages, { rung }: Rung, opponent: InCharacter): string {
  return [...characterOf(t, opponent), t.rungNumber(rung)].join(' · ');
}

/** What it goes by, in one phrase: its character's way where it is not as it is, else the rung's idea. */
export function opponentIdea(t: Messages, rung: Rung, opponent: InCharacter): string {
  return isAsItIs(opponent) ? rungIdea(t, rung) : t.personalities[personalityOf(opponent)].way;
}

function characterOf(t: Messages, opponent: InCharacter): string[] {
  return isAsItIs(opponent) ? [] : [t.personalities[personalityOf(opponent)].name];
}
