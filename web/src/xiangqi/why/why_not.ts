import { signal } from '@preact/signals';
import type { Cell } from '../../board/shape';
import type { Snapshot } from '../snapshot';
import { messages } from '../words/messages';

type WhyNot = (snapshot: Snapshot, cell: Cell, from: Cell) => string;

/** Null until their script has come. */
const reasons = signal<WhyNot | null>(null);

/** Gets the reasons why moves are refused; a game is played without. */
export async function loadReasons(): Promise<void> {
  const { openWhy } = await import('./open_why');
  reasons.value = await openWhy();
}

/** Why the player cannot play so: the reasons, or a word in their place until they have come. */
export const whyNot: WhyNot = (...where) => {
  if (reasons.value !== null) return reasons.value(...where);
  loadReasons().catch(() => {});
  return messages.value.xiangqiCannot;
};
