import type { Battle } from '../battle/battle';
import { describeEvents } from '../battle/sentences';
import { messages } from '../words/messages';

/** Tells the events to those who listen. */
export function LiveRegion({ battle }: { battle: Battle }) {
  const heard = battle.heard.value;
  return (
    <p class="sr-only" aria-live="polite" data-testid="live">
      {heard === null ? '' : describeEvents(messages.value, heard.events, heard.before)}
    </p>
  );
}
