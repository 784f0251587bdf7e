import { beforeAll, describe, expect, it } from 'vitest';
import { loadModule } from '../../../tools/lib/wasm_module.mjs';
import type { OthelloModule } from '../../../wasm/othello';
import type { EditorSpec } from '../../../web/src/boardgame/editor/editor_spec';
import { PositionEditor } from '../../../web/src/boardgame/editor/position_editor';
import { openEditor } from '../../../web/src/othello/editor/editor';
import { STANDARD, startText } from '../../../web/src/othello/setup';
import { decodeSnapshot } from '../../../web/src/othello/snapshot';
import { OTHELLO } from '../../../web/src/othello/spec';

/** Positions of Othello that are set up by hand, against the engine's own rules. */

const [BLACK, WHITE] = [1, 2];
const D4 = 27;

let module: OthelloModule;
let editor: EditorSpec;

beforeAll(async () => {
  module = (await loadModule('othello')) as OthelloModule;
  editor = openEditor() as EditorSpec;
  await OTHELLO.messages.load();
});

const open = () => new PositionEditor({ spec: OTHELLO, editor, rules: new module.Game(), from: null });
const text = (edited: PositionEditor) => editor.write(edited.position.value);

describe('the editor of Othello', () => {
  it('begins with the usual start, and with what is on a board', () => {
    const edited = open();
    expect(edited.record()).toEqual({ start: STANDARD, actions: [] });
    expect([edited.hasStart, edited.fault.value]).toEqual([true, '']);
    const rules = new module.Game();
    rules.load('othello 1 start standard moves f5 end');
    const other = new PositionEditor({
      spec: OTHELLO,
      editor,
      rules: new module.Game(),
      from: decodeSnapshot(rules.snapshot()),
    });
    expect(text(other)).toBe(
      'BO[8 -------- -------- -------- ---O*--- ---***-- -------- -------- -------- O]',
    );
    for (const each of [edited, other]) each.dispose();
    rules.delete();
  });

  it('takes any discs that can be played on, and reads what it writes', () => {
    const edited = open();
    edited.clear();
    expect(edited.fault.value).not.toBe('');
    edited.pick(WHITE);
    edited.press(D4);
    expect(edited.fault.value).not.toBe('');
    edited.pick(BLACK);
    edited.press(D4 + 1);
    expect(edited.fault.value).toBe('');
    edited.turn(1);
    const written = text(edited);
    const { start } = edited.record() as unknown as { start: string };
    const rules = new module.Game();
    expect(rules.load(startText({ start }))).toBe('');
    expect(decodeSnapshot(rules.snapshot())).toMatchObject({ sideToMove: 1, counts: [1, 1] });
    rules.delete();
    edited.reset();
    expect(edited.read(written)).toBe(true);
    expect(text(edited)).toBe(written);
    expect(edited.read('no board')).toBe(false);
    edited.dispose();
  });
});
