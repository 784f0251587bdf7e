import { tellTrouble } from '../engine_trouble';
import type { TellTrouble } from '../place';

/** Says what is the matter with a place, once the words for that have come: few ever read them. */
export const tellPlaceTrouble: TellTrouble = (place, trouble, aside) => {
  import('./open_aside')
    .then(({ openAside }) => openAside())
    .then((tellAside) => tellAside(place, trouble, aside))
    .catch(tellTrouble);
};
