import { notify } from '../ui/notices';
import type { UrlNotice } from './url_checks';
import { messages } from './words/messages';

/** Says what was wrong with a value in the address, and what is used in its place; `more` is said after it. */
export function tellAddress({ parameter, given, used, reasonKey }: UrlNotice, more?: () => string): void {
  notify(() => {
    const t = messages.value;
    return `${t[reasonKey]}: ${t.noticeParameter(parameter, given, used ?? '')}${more?.() ?? ''}`;
  });
}
