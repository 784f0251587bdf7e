import { otherSide, type Side } from '../play/game_types';
import { SmallPiece } from './piece_token';
import { manName } from './sentences';
import { lostBy, type Snapshot } from './snapshot';
import { messages } from './words/messages';

/** What a side has taken, beside its name. */
export function TakenPieces({ snapshot, side }: { snapshot: Snapshot; side: Side }) {
  const taken = lostBy(snapshot, otherSide(side));
  if (taken.length === 0) return null;
  const words = messages.value.xiangqiTaken(taken.map(({ kind }) => manName(kind)).join(', '));
  return (
    <span class="taken-pieces" role="img" aria-label={words}>
      {taken.map((man, place) => (
        <SmallPiece key={place} man={man} size={18} />
      ))}
    </span>
  );
}
