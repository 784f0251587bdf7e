import type { PlaySpec } from '../spec';
import type { Fault, FaultKind } from './reading';
import { type Messages, messages } from './words/messages';

/** What is wrong with a text and where, as a sentence. */
export function faultWords(spec: Pick<PlaySpec, 'files' | 'words'>, fault: Fault): string {
  const t = messages.value;
  const { place, move } = fault;
  const where =
    place !== undefined
      ? `${t.faultPlace(place.line, place.column)} `
      : move !== undefined
        ? `${t.faultMove(move)} `
        : '';
  return where + (spec.files.faultWords(fault) ?? whatWords(t, spec, fault));
}

function whatWords(t: Messages, { files, words }: Pick<PlaySpec, 'files' | 'words'>, fault: Fault): string {
  const { found = '?' } = fault;
  const kinds = files.kindNames.join(', ');
  const sentences: Record<FaultKind, string> = {
    empty: t.faultEmpty,
    tooLarge: t.faultTooLarge,
    unreadable: t.faultUnreadable,
    unknownFormat: t.faultUnknownFormat(kinds, words.name()),
    breaksOff: t.faultBreaksOff,
    unexpected: t.faultUnexpected(found),
    point: t.faultPoint(found),
    linkMoves: t.faultLinkMoves(found),
    afterEnd: t.faultAfterEnd(found),
    illegal: t.faultIllegal(found),
  };
  return sentences[fault.kind as FaultKind] ?? t.faultIllegal(found);
}
