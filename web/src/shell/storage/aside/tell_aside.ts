import { homeAddress } from '../../address/addresses';
import { attempt } from '../../ui/attempt';
import { type NoticeAction, notify } from '../../ui/notices';
import type { Aside, Place, PlaceTrouble, TellTrouble } from '../place';
import { messages } from './words/messages';

/** Takes back what was said of places that other tabs have, by their keys. */
const elsewhere = new Map<string, () => void>();

/** Says what is the matter with a place, and offers what was put aside. */
export const tellAside: TellTrouble = (place, trouble, aside) => {
  const text = () => {
    const t = messages.value;
    const words = {
      damaged: t.asideDamaged,
      newer: t.asideNewer,
      older: t.asideOlder,
      elsewhere: t.heldElsewhere,
      left: aside === null ? t.leftElsewhere : t.leftElsewhereAside,
    };
    return words[trouble](place.name());
  };
  const actions = aside === null ? [] : offers(place, trouble, aside);
  const takeBack = notify(text, trouble === 'left' ? 'info' : 'error', actions);
  if (trouble === 'elsewhere') elsewhere.set(place.key, takeBack);
  if (trouble === 'left') elsewhere.get(place.key)?.();
};

/** What another tab kept is as good as what is played here; what could not be read is of use to somebody else only. */
function offers({ key }: Place<unknown>, trouble: PlaceTrouble, aside: Aside): NoticeAction[] {
  const goBack: NoticeAction = {
    testId: 'go-back-to-aside',
    label: () => messages.value.goBackToAside,
    run() {
      if (aside.restore()) location.assign(homeAddress());
      else notify(() => messages.value.noRoomForAside, 'error');
    },
  };
  const save: NoticeAction = {
    testId: 'save-aside',
    label: () => messages.value.saveAside,
    run: () => attempt(() => saveAside(key, aside)),
  };
  return trouble === 'left' ? [goBack, save] : [save];
}

async function saveAside(key: string, { text }: Aside): Promise<void> {
  const { dateText, download } = await import('../download');
  download(`forethought.${key}-${dateText(new Date())}.json`, 'application/json', text);
}
