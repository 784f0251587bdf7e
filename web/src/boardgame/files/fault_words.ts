import type { Messages } from '../words/messages';
import type { Fault } from './reading';

/** What is wrong with a text and where, as a sentence. */
export function faultWords(t: Messages, fault: Fault): string {
  const where =
    fault.place !== undefined
      ? `${t.faultPlace(fault.place.line, fault.place.column)} `
      : fault.move !== undefined
        ? `${t.faultMove(fault.move)} `
        : '';
  return where + whatWords(t, fault);
}

function whatWords(t: Messages, { kind, found = '?' }: Fault): string {
  const words = t[`faultFile${capitalised(kind)}`];
  return typeof words === 'function' ? words(found) : words;
}

function capitalised<Word extends string>(word: Word): Capitalize<Word> {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}` as Capitalize<Word>;
}
