import { tellTrouble } from './engine_trouble';
import type { UrlNotice } from './url_parameters';

/** Says what was wrong with a value in the address, once the words for that have come: few ever read them. */
export function tellNotice(notice: UrlNotice): void {
  import('./address/open_address')
    .then(({ openAddress }) => openAddress())
    .then((tellAddress) => tellAddress(notice))
    .catch(tellTrouble);
}
