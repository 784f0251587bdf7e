import { messages } from '../../i18n/messages';
import { tryAgain } from './attempt';
import { notify } from './notices';
import { troubleWords } from './trouble_words';

/**
 * Does what must not be lost: where it fails it is told, after `what` has not been done, and done once that is asked for or
 * the connection is back.
 */
export function insist(what: () => string, task: () => Promise<void>): void {
  task().catch((thrown: unknown) => {
    const again = () => {
      window.removeEventListener('online', again);
      takeBack();
      insist(what, task);
    };
    const words = () => `${what()} ${troubleWords(messages.value, thrown)}`;
    const takeBack = notify(words, 'error', [tryAgain(again)]);
    window.addEventListener('online', again);
  });
}
