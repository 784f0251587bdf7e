import type { Twenty48Module } from '../../../wasm/twenty48';
import { reportHead } from '../shell/session/report_head';
import { readNotation } from './notation';
import type { SavedGame } from './saved_game';

/** A game as text for a report: everything needed to play it again. */
export function gameReport(
  module: Twenty48Module,
  { seed, start, moves }: SavedGame,
  signature: string | null,
): string {
  const rules = new module.Game();
  if (start === undefined) rules.start(seed);
  else rules.load(start);
  for (const direction of readNotation(moves)) rules.play(direction);
  const text = rules.text().trim();
  rules.delete();
  return [
    reportHead('twenty48', module, signature),
    start ?? `seed ${seed}`,
    "slides (the engine's in capitals):",
    moves,
    '',
    text,
  ].join('\n');
}
