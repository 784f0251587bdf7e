import { provide } from '../ui/attempt';
import type { UrlNotice } from './url_checks';

/**
 * Says what was wrong with a value in the address, once the words for that have come: few ever read them. `more` is said
 * after it.
 */
export function tellNotice(notice: UrlNotice, more?: () => string): void {
  provide(async () => {
    const { openAddress } = await import('./open_address');
    const tellAddress = await openAddress();
    tellAddress(notice, more);
  });
}
