import { beforeAll, describe, expect, it } from 'vitest';
import { loadModule } from '../../../tools/lib/wasm_module.mjs';
import type { XiangqiModule } from '../../../wasm/xiangqi';
import { NO_CELL } from '../../../web/src/board/shape';
import type { EditedPosition, EditorSpec } from '../../../web/src/boardgame/editor/editor_spec';
import { ERASER, PositionEditor } from '../../../web/src/boardgame/editor/position_editor';
import { CELLS, namedCell } from '../../../web/src/xiangqi/cells';
import { openEditor } from '../../../web/src/xiangqi/editor/editor';
import { STANDARD_FEN } from '../../../web/src/xiangqi/files/fen';
import { STANDARD, startText } from '../../../web/src/xiangqi/setup';
import { decodeSnapshot } from '../../../web/src/xiangqi/snapshot';
import { XIANGQI } from '../../../web/src/xiangqi/spec';

/** Positions of Xiangqi that are set up by hand, against the engine's own rules. */

const [GENERAL, ADVISOR, CHARIOT] = [1, 2, 5];
const BLACK = 7;

let module: XiangqiModule;
let editor: EditorSpec;

beforeAll(async () => {
  module = (await loadModule('xiangqi')) as XiangqiModule;
  editor = (await openEditor()) as EditorSpec;
  await XIANGQI.messages.load();
});

function open(from: string | null = null): PositionEditor {
  const edited = new PositionEditor({ spec: XIANGQI, editor, rules: new module.Game(), from: null });
  if (from !== null) expect(edited.read(from)).toBe(true);
  return edited;
}

const text = (edited: PositionEditor) => editor.write(edited.position.value);

describe('the editor', () => {
  it('begins with the usual start, or with what is on a board', () => {
    const edited = open();
    expect(text(edited)).toBe(STANDARD_FEN);
    expect(editor.setupOf(edited.position.value)).toEqual({ start: STANDARD });
    expect(edited.fault.value).toBe('');
    const rules = new module.Game();
    rules.start(0);
    const other = new PositionEditor({
      spec: XIANGQI,
      editor,
      rules: new module.Game(),
      from: decodeSnapshot(rules.snapshot()),
    });
    expect(text(other)).toBe(STANDARD_FEN);
    for (const each of [edited, other]) each.dispose();
    rules.delete();
  });

  it('puts, moves and takes off pieces, as many as there are, and never a general', () => {
    const edited = open();
    edited.clear();
    expect(text(edited)).toBe('5k3/9/9/9/9/9/9/9/9/3K5 w - - 0 1');
    expect([edited.left(CHARIOT), edited.left(GENERAL)]).toEqual([2, 0]);
    edited.pick(CHARIOT);
    for (const cell of ['a2', 'b2', 'c2']) edited.press(namedCell(cell));
    expect([edited.left(CHARIOT), edited.refused.value]).toEqual([0, 'most']);
    edited.pick(CHARIOT);
    edited.press(namedCell('b2'));
    edited.press(namedCell('b5'));
    expect(text(edited)).toBe('5k3/9/9/9/1R7/9/9/R8/9/3K5 w - - 0 1');
    edited.move(namedCell('b5'), NO_CELL);
    edited.move(namedCell('d0'), NO_CELL);
    expect(edited.refused.value).toBe('needed');
    edited.move(namedCell('d0'), namedCell('d5'));
    expect(edited.refused.value).toBe('place');
    edited.pick(ERASER);
    edited.press(namedCell('a2'));
    edited.turn(1);
    expect(text(edited)).toBe('5k3/9/9/9/9/9/9/9/9/3K5 b - - 0 1');
    edited.dispose();
  });

  it('lets pieces stand where the engine does', () => {
    const bare = editor.bare;
    const rules = new module.Game();
    for (const piece of [GENERAL, ADVISOR, 3, 4, CHARIOT, 6, 7].flatMap((one) => [one, one + BLACK])) {
      for (let cell = 0; cell < CELLS; cell++) {
        if (!editor.isNeeded(piece) && bare.contents[cell] !== 0) continue;
        const contents = bare.contents.map((there, at) =>
          at === cell ? piece : editor.isNeeded(piece) && there === piece ? 0 : there,
        );
        if (!contents.includes(GENERAL) || !contents.includes(GENERAL + BLACK)) continue;
        const answers = ([0, 1] as const).map((toMove) =>
          rules.load(startText(XIANGQI.setup.usual).replace('standard', editor.write({ contents, toMove }))),
        );
        const refused = answers.every((answer) => /stands on/.test(answer));
        expect(!refused, `${piece} ${cell} ${answers}`).toBe(editor.mayStand(piece, cell));
      }
    }
    rules.delete();
  });

  it.each([
    ['4k4/9/9/9/9/9/9/9/9/4K4 w', 'The generals face each other: move one, or put a piece in between.'],
    ['R4k3/9/9/9/9/9/9/9/9/3K5 w', 'Black’s general could be taken, and it is not Black’s move.'],
    ['R4k3/9/9/9/9/9/9/9/9/r2K5 w', 'Both generals could be taken.'],
    ['5k3/9/9/9/9/4A4/9/9/9/3K5 w', 'Red advisor can never stand on e4.'],
    ['5k3/9/9/9/9/9/RRR6/9/9/3K5 w', 'Red chariot: there can be at most 2.'],
    ['3k5/9/9/9/9/9/3R5/9/9/4K4 b', 'Black is checkmated.'],
  ])('says why %s cannot be played', (fen, why) => {
    const edited = open(fen);
    expect(edited.fault.value).toBe(why);
    edited.dispose();
  });

  it('reads what people write, and nothing else', () => {
    const edited = open('3g5/9/9/9/9/9/9/9/9/5G3 r');
    expect(edited.read('no position')).toBe(false);
    expect(text(edited)).toContain(' w - - 0 1');
    const position: EditedPosition = edited.position.value;
    expect(editor.read(editor.write(position))).toEqual(position);
    edited.dispose();
  });
});
