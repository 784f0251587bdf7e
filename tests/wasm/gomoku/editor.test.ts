import { beforeAll, describe, expect, it } from 'vitest';
import type { GomokuModule } from '../../../wasm/gomoku';
import type { EditorSpec } from '../../../web/src/boardgame/editor/editor_spec';
import { ERASER, PositionEditor } from '../../../web/src/boardgame/editor/position_editor';
import { openEditor } from '../../../web/src/gomoku/editor/editor';
import { readMoves } from '../../../web/src/gomoku/files/notation';
import { decodeSnapshot } from '../../../web/src/gomoku/snapshot';
import { GOMOKU } from '../../../web/src/gomoku/spec';
import { startGomoku } from './support/module';

/** Positions of Gomoku that are set up by hand, against the engine's own rules. */

const [BLACK, WHITE] = [1, 2];

let module: GomokuModule;

beforeAll(async () => {
  module = await startGomoku();
  await GOMOKU.messages.load();
});

async function open(board: string): Promise<{ edited: PositionEditor; editor: EditorSpec }> {
  const rules = new module.Game();
  expect(rules.load(board)).toBe('');
  const from = decodeSnapshot(rules.snapshot());
  rules.delete();
  const editor = (await openEditor(from)) as EditorSpec;
  return { edited: new PositionEditor({ spec: GOMOKU, editor, rules: new module.Game(), from }), editor };
}

function cell(name: string, size = 15): number {
  const [code = -1] = readMoves(name, size) ?? [];
  return code;
}

describe('the editor of Gomoku', () => {
  it('begins with the board that is there, by its rule', async () => {
    const { edited, editor } = await open('gomoku 1 board 9 renju free moves e5 f6 e6 end');
    expect([edited.hasStart, edited.fault.value]).toEqual([false, '']);
    expect(edited.position.value.toMove).toBe(1);
    expect(edited.record()).toMatchObject({ size: 9, rule: 'renju', opening: 'free' });
    expect(edited.record().actions).toHaveLength(3);
    expect(editor.write(edited.position.value)).toBe('(;FF[4]GM[4]SZ[9]RU[renju]AB[ed][ee]AW[fd])');
    edited.dispose();
  });

  it('lets the stones say who is to move, and refuses what no game leads to', async () => {
    const { edited } = await open('gomoku 1 board 15 freestyle free moves end');
    edited.pick(BLACK);
    edited.press(cell('h8'));
    expect([edited.position.value.toMove, edited.fault.value]).toEqual([1, '']);
    edited.press(cell('h9'));
    expect(edited.fault.value).toBe('Black has as many stones as White, or one more.');
    edited.pick(WHITE);
    edited.press(cell('i9'));
    expect([edited.position.value.toMove, edited.fault.value]).toEqual([1, '']);
    edited.press(cell('i8'));
    expect([edited.position.value.toMove, edited.fault.value]).toEqual([0, '']);
    edited.pick(ERASER);
    edited.press(cell('h8'));
    expect(edited.fault.value).not.toBe('');
    edited.dispose();
  });

  it('takes no position whose game is over, or would have been', async () => {
    const { edited } = await open('gomoku 1 board 15 freestyle free moves end');
    expect(edited.read('a1a3b1b3c1c3d1d3e1')).toBe(true);
    expect(edited.fault.value).toBe('Black has five in a row.');
    expect(edited.read('a1a3b1b3c1c3d1d3e1e3')).toBe(true);
    expect(edited.fault.value).toContain('somebody would have won');
    edited.dispose();
  });

  it('reads moves and SGF of the same board, and what it writes', async () => {
    const { edited, editor } = await open('gomoku 1 board 15 freestyle free moves h8 i9 h9 end');
    const written = editor.write(edited.position.value);
    edited.clear();
    expect(edited.read(written)).toBe(true);
    expect(editor.write(edited.position.value)).toBe(written);
    expect(edited.read('(;GM[4]SZ[15];B[hh];W[ig])')).toBe(true);
    expect(edited.record().actions).toEqual([cell('h8'), cell('i9')]);
    for (const other of ['', 'no moves', '(;GM[4]SZ[19];B[hh])', 'black'])
      expect(edited.read(other)).toBe(false);
    edited.dispose();
  });
});
