import { messages } from '../i18n/messages';
import { notify } from './notices';
import type { TellTrouble } from './place';

/** Says what is the matter with a place. */
export const tellPlaceTrouble: TellTrouble = (place, trouble) => {
  notify(() => {
    const t = messages.value;
    const words = {
      damaged: t.asideDamaged,
      newer: t.asideNewer,
      older: t.asideOlder,
      elsewhere: t.heldElsewhere,
    };
    return words[trouble](place.name());
  }, 'error');
};
