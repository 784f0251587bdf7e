import { tryAgain } from '../attempt';
import { wordsForMissing } from '../missing_files';
import { notify } from '../notices';
import { messages } from './words/messages';

/** The addresses of styles that have not come. */
const plain = new Set<string>();

/** Says that a screen has no style, which can be asked for again. */
export function tellPlain(style: string): void {
  plain.add(style);
  const takeBack = notify(() => `${wordsForMissing(style)} ${messages.value.plainer}`, 'info', [
    tryAgain(() => {
      takeBack();
      const again = [...plain];
      plain.clear();
      for (const one of again) askAgain(one);
    }),
  ]);
}

function askAgain(style: string): void {
  for (const link of document.querySelectorAll('link')) if (link.href === style) link.remove();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // As the loader asks for it: a frame without an origin gets nothing else.
  link.crossOrigin = '';
  link.href = style;
  link.addEventListener('error', () => tellPlain(style));
  document.head.append(link);
}
