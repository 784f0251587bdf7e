import type { KeyLine } from '../../board/key_help/key_line';
import { beginOnBoard, isNothingFocused } from '../../board/keys';
import type { Battle } from './battle';

/** What the keys of a battle do. */
export const BATTLE_KEYS: readonly KeyLine[] = [
  '←↑↓→ walk',
  'Enter choose',
  'Esc back',
  'U undo',
  'R restart',
  'E end',
  'A rest',
  'T threats',
  'S skip',
  'H hint',
];

/** The keys work wherever the focus is; with nothing in focus Enter confirms, arrows go to the board. */
export function battleKey(battle: Battle, endTurn: () => void, key: string): boolean {
  switch (key) {
    case 'Escape':
      return battle.analysis.value?.close() === true || battle.backOut();
    case 'u':
      return battle.undo();
    case 'r':
      return battle.reset();
    case 'e':
      endTurn();
      return true;
    case 't':
      battle.toggleThreats();
      return true;
    case 'a':
      battle.advanceRest();
      return true;
    case 's':
      battle.skip();
      return true;
    case 'Enter':
      return isNothingFocused() && battle.confirm();
    default:
      return beginOnBoard(key);
  }
}
