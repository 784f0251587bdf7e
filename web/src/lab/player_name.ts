import { rungName } from '../i18n/rungs';
import { rungOf } from '../shell/ladder';
import type { Room } from '../shell/room';
import type { Player } from './contest';
import { messages } from './words/messages';

/** A player's name, with what is not as usual. */
export function playerName({ room }: { room: Room }, { rung, personality, blur }: Player): string {
  const { session } = room;
  const title = room.personalities?.().find(({ name }) => name === personality)?.title;
  const parts = [
    rungName(room.words.value, rungOf(session.ladder, rung)),
    title,
    blur ? messages.value.labErrs : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}
