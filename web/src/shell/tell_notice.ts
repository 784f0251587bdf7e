import { messages } from '../i18n/messages';
import { notify } from './notices';
import type { UrlNotice } from './url_parameters';

/** Says what was wrong with a value in the address, and what is used in its place; `more` is said after it. */
export function tellNotice({ parameter, given, used, reasonKey }: UrlNotice, more?: () => string): void {
  notify(() => {
    const t = messages.value;
    return `${t[reasonKey]}: ${t.noticeParameter(parameter, given, used ?? '')}${more?.() ?? ''}`;
  });
}
