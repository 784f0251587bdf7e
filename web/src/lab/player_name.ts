import { rungName } from '../i18n/rungs';
import { rungOf } from '../shell/ladder';
import type { Player } from './contest';
import type { Lab } from './lab';
import { messages } from './words/messages';

/** A player's name, with what is not as usual. */
export function playerName(lab: Lab, { rung, personality, blur }: Player): string {
  const { room, session } = lab;
  const title = room.personalities?.().find(({ name }) => name === personality)?.title;
  const parts = [
    rungName(room.words.value, rungOf(session.ladder, rung)),
    title,
    blur ? messages.value.labErrs : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}
