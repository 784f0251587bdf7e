import { messages } from '../../i18n/messages';
import { isMissing } from './missing_files';
import { type NoticeAction, notify } from './notices';
import { troubleWords } from './trouble_words';

/** Takes back what was said of the last thing that the player could not open. */
let takeBackLast = () => {};

/** Does what the player has asked for; where that fails it is told, and can be tried again until something else is asked for. */
export function attempt(task: () => unknown): void {
  takeBackLast();
  run(task, (takeBack) => {
    takeBackLast = takeBack;
  });
}

/** Does what nobody has asked for; where that fails it is told, and can be tried again. */
export function provide(task: () => unknown): void {
  run(task, () => {});
}

/** `told` hears how to take back that it has failed. */
function run(task: () => unknown, told: (takeBack: () => void) => void, isSecond = false): void {
  (async () => task())().catch((thrown: unknown) => {
    // Some browsers ask for a script only once.
    const isGivenUp = isSecond && isMissing(thrown) && navigator.onLine;
    const again = tryAgain(() => {
      takeBack();
      run(task, told, true);
    });
    const words = () => troubleWords(messages.value, thrown);
    const takeBack = notify(words, 'error', [isGivenUp ? RELOAD : again]);
    told(takeBack);
  });
}

export function tryAgain(run: () => void): NoticeAction {
  return { testId: 'try-again', label: () => messages.value.tryAgain, run };
}

const RELOAD: NoticeAction = {
  testId: 'reload',
  label: () => messages.value.reload,
  run: () => location.reload(),
};
