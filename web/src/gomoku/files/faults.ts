import { type Fault, type FaultKind, refuseAs } from '../../play/files/reading';
import { messages } from '../words/messages';

/** What can be wrong with a file or a link of Gomoku alone. */
export type GomokuFault =
  | 'otherGame'
  | 'size'
  | 'rule'
  | 'opening'
  | 'colour'
  | 'pass'
  | 'setup'
  | 'hidden'
  | 'choice'
  | 'psqHeader'
  | 'psqMove'
  | 'occupied'
  | 'forbidden';

/** Leaves a reader with a fault. */
export function refuse(kind: FaultKind | GomokuFault, rest: Omit<Fault, 'kind'> = {}): never {
  return refuseAs(kind, rest);
}

/** What is wrong, in words; null for a kind that every game has. */
export function gomokuFaultWords({ kind, found = '?' }: Fault): string | null {
  const t = messages.value;
  const sentences: Record<GomokuFault, string> = {
    otherGame: t.faultOtherGame(found),
    size: t.faultSize(found),
    rule: t.faultRule(found),
    opening: t.faultOpening(found),
    colour: t.faultColour(found),
    pass: t.faultPass,
    setup: t.faultSetup,
    hidden: t.faultHidden(found),
    choice: t.faultChoice(found),
    psqHeader: t.faultPsqHeader(found),
    psqMove: t.faultPsqMove(found),
    occupied: t.faultOccupied(found),
    forbidden: t.faultForbidden(found),
  };
  return sentences[kind as GomokuFault] ?? null;
}
