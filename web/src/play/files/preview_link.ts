import { type Language, language as usedLanguage } from '../../i18n/languages';

/** The folder of the pages that show others what a link is about (web/plugins/preview_pages.ts). */
const FOLDER = 'share';

/**
 * The same link by way of the page that tells of the game and the opponent that it names, in a language: whoever follows it is led on
 * from there. As it is where it names no opponent, and in a frame or a page that is being edited, which have no such pages.
 */
export function previewLink(
  link: string,
  language: Language = usedLanguage.value,
  hasPages = import.meta.env.PROD && window.top === window.self,
): string {
  const [, page = '', asked = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  const values = new URLSearchParams(asked.replace(/^[?#]/, ''));
  const [game, rung] = [values.get('game'), values.get('ai')];
  if (!hasPages || game === null || !/^\d+$/.test(rung ?? '') || !/^https?:/.test(page)) return link;
  return `${page.replace(/[^/]*$/, '')}${FOLDER}/${game}-${rung}${language === 'en' ? '' : `.${language}`}.html${asked}`;
}
