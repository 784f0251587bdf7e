import { provide } from '../../ui/attempt';
import type { TellTrouble } from '../place';

/** Says what is the matter with a place, once the words for that have come: few ever read them. */
export const tellPlaceTrouble: TellTrouble = (place, trouble, aside) => {
  provide(async () => {
    const { openAside } = await import('./open_aside');
    const tellAside = await openAside();
    tellAside(place, trouble, aside);
  });
};
