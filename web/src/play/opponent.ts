import { rungIdea, rungName } from '../i18n/rungs';
import { type Rung, rungOf } from '../shell/session/ladder';
import type { CardSpec } from './spec';

export type Ladder = readonly Rung[];

/** The name of a rung's opponent in the language in use. */
export function opponentName({ messages }: Pick<CardSpec, 'messages'>, ladder: Ladder, rung: number): string {
  return rungName(messages.value, rungOf(ladder, rung));
}

/** A rung's idea in one phrase. */
export function opponentIdea({ messages }: Pick<CardSpec, 'messages'>, ladder: Ladder, rung: number): string {
  return rungIdea(messages.value, rungOf(ladder, rung));
}
