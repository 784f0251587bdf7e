import { type Fault, type FaultKind, refuseAs } from '../../play/files/reading';
import { messages } from '../words/messages';

/** What can be wrong with a file or a link of Othello alone. */
export type OthelloFault = 'otherGame' | 'variant' | 'board' | 'occupied' | 'nothing' | 'pass';

/** Leaves a reader with a fault. */
export function refuse(kind: FaultKind | OthelloFault, rest: Omit<Fault, 'kind'> = {}): never {
  return refuseAs(kind, rest);
}

/** What is wrong, in words; null for a kind that every game has. */
export function othelloFaultWords({ kind, found = '?' }: Fault): string | null {
  const t = messages.value;
  const sentences: Record<OthelloFault, string> = {
    otherGame: t.othelloFaultGame(found),
    variant: t.othelloFaultVariant(found),
    board: t.othelloFaultBoard(found),
    occupied: t.othelloFaultOccupied(found),
    nothing: t.othelloFaultNothing(found),
    pass: t.othelloFaultPass,
  };
  return sentences[kind as OthelloFault] ?? null;
}
