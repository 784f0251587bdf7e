import { keepTextsWhole } from '../../../web/src/shell/ui/whole_texts';

/**
 * What the page's modules ask of a browser without showing anything, for tests without one: whether the page can be
 * seen, and how workers say that they failed. A test that shows something says so in its first line,
 * `// @vitest-environment happy-dom`, and has a whole document.
 */

class PlainErrorEvent extends Event {
  readonly message: string;

  constructor(type: string, { message = '' }: { message?: string } = {}) {
    super(type);
    this.message = message;
  }
}

if (typeof document === 'undefined') {
  const document = Object.assign(new EventTarget(), { hidden: false });
  Object.assign(globalThis, { document, ErrorEvent: PlainErrorEvent });
}

keepTextsWhole();
