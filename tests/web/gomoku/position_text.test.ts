import { expect, it } from 'vitest';
import { writeAction } from '../../../web/src/gomoku/files/notation';
import { readPositionText } from '../../../web/src/gomoku/files/position_text';
import type { GomokuRecord } from '../../../web/src/gomoku/game_record';
import fc from '../support/fast_check';
import { game, textOf } from './support/module';
import { records } from './support/records';

function textFor({ size, rule, opening, actions }: GomokuRecord): string {
  const moves = actions.map((code) => ` ${writeAction(code, size)}`).join('');
  return `gomoku 1\nboard ${size} ${rule} ${opening}\nmoves${moves}\nend\n`;
}

it('the record of a position’s text is whole', () => {
  fc.assert(
    fc.property(records, ({ players: _, ending: __, ...record }) => {
      expect(readPositionText(textFor(record))).toEqual(record);
    }),
  );
});

it('the record is read from the engine’s own texts', () => {
  const record = game('h8i9i7twog10g7whitej6k5', { opening: 'swap2' });
  expect(readPositionText(textOf(record))).toEqual(record);
});

it('the record is read from no other text', () => {
  const text = textFor(game('h8'));
  for (const other of ['', 'tactics 1', text.replace('end', ''), text.replace('h8', 'h88')]) {
    expect(readPositionText(other)).toBeNull();
  }
});
