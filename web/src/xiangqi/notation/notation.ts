import { appearance, notationInUse } from '../appearance';
import type { Snapshot } from '../snapshot';
import { writeChinese } from './chinese';
import { writeIccs } from './iccs';
import { spelledOut } from './spelled';
import { writeWxf } from './wxf';

/** A move in the notation that the player has chosen; in ICCS where the position before it is not known. */
export function writeMove(action: number, before: Snapshot | undefined): string {
  const spelled = before === undefined ? null : spelledOut(before.board, action);
  if (spelled === null) return writeIccs(action);
  switch (notationInUse()) {
    case 'iccs':
      return writeIccs(action);
    case 'wxf':
      return writeWxf(spelled);
    case 'chinese':
      return writeChinese(spelled, appearance.pieces.value === 'simplified' ? 'simplified' : 'traditional');
  }
}
