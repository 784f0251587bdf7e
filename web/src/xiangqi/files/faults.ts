import { type Fault, type FaultKind, refuseAs } from '../../play/files/reading';
import { messages } from '../words/messages';

/** What can be wrong with a file or a link of Xiangqi alone. */
export type XiangqiFault = 'otherGame' | 'fen' | 'move' | 'illegalMove';

/** Leaves a reader with a fault. */
export function refuse(kind: FaultKind | XiangqiFault, rest: Omit<Fault, 'kind'> = {}): never {
  return refuseAs(kind, rest);
}

/** What is wrong, in words; null for a kind that every game has. */
export function xiangqiFaultWords({ kind, found = '?' }: Fault): string | null {
  const t = messages.value;
  const sentences: Record<XiangqiFault, string> = {
    otherGame: t.xiangqiFaultGame(found),
    fen: t.xiangqiFaultFen(found),
    move: t.xiangqiFaultMove(found),
    illegalMove: t.xiangqiFaultIllegal(found),
  };
  return sentences[kind as XiangqiFault] ?? null;
}
