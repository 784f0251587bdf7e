import { rungName } from '../i18n/rungs';
import type { LabGame } from '../shell/session/lab_game';
import { rungOf } from '../shell/session/ladder';
import type { ScreenController } from '../shell/session/screen_controller';
import type { Player } from './contest';
import { messages } from './words/messages';

interface Knows {
  controller: ScreenController;
  personalities: ReturnType<LabGame['personalities']>;
}

/** A player's name, with what is not as usual. */
export function playerName(
  { controller, personalities }: Knows,
  { rung, personality, blur, weights }: Player,
): string {
  const { session } = controller;
  const title = personalities.find(({ name }) => name === personality)?.title;
  const parts = [
    rungName(controller.words.value, rungOf(session.ladder, rung)),
    title,
    blur ? messages.value.labErrs : undefined,
    weights?.name,
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}
