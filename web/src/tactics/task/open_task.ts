import './styles.css';
import type { BattleTask } from '../battle/battle_task';
import type { Snapshot } from '../rules/snapshot';
import { TaskNote, UnitNotes, UnitSigns } from './task_note';
import { paintSigns, paintTaskCells } from './task_painter';
import { cellWords } from './task_words';
import { messages } from './words/messages';

/** What shows the task of a battle that begins so, once its words have come. */
export async function openTask({ condition }: Snapshot): Promise<BattleTask> {
  await messages.load();
  const cells = condition?.cells ?? [];
  return {
    paintCells: (context, layout, palette) => paintTaskCells(context, layout, palette, cells),
    paintSigns,
    cellWords: (snapshot, cell) => cellWords(messages.value, snapshot, cell),
    Note: TaskNote,
    UnitNotes,
    UnitSigns,
  };
}
