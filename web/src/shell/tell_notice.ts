import { messages } from '../i18n/messages';
import { notify } from './notices';
import type { UrlNotice } from './url_parameters';

/** Says what was wrong with a value in the address, and what is used in its place, and what there is. */
export function tellNotice({ parameter, given, used, reasonKey, choices }: UrlNotice): void {
  notify(() => {
    const t = messages.value;
    const told = `${t[reasonKey]}: ${t.noticeParameter(parameter, given, used ?? '')}`;
    return choices === undefined ? told : `${told} ${t.noticeChoices(choices.join(', '))}`;
  });
}
