import type { Battle } from './battle';

const NOT_BESIDE = '.board, .context, .way-out, .sheet, .sheet-scrim, .actions, .bar, dialog, .result';

/** A press beside the board and the controls backs out one step. */
export function backOutBeside(event: PointerEvent, battle: Battle): void {
  const target = event.target as Element;
  if (target.closest(NOT_BESIDE) !== null) return;
  if (battle.analysis.value?.close() !== true) battle.backOut();
}
