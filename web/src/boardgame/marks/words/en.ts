import type { MarkKind } from '../marks';

/** Words about what moves lost, in English; its keys are every table’s. */
export const en = {
  title: 'How well it was played',
  accuracy: 'Accuracy',
  kinds: {
    good: 'good',
    small: 'small loss',
    mistake: 'mistake',
    blunder: 'blunder',
  } satisfies Record<MarkKind, string> as Record<MarkKind, string>,
  moveWas: (move: string, kind: string) => `${move}: ${kind}.`,
  gaveAway: (share: string) => `It gave ${share} away.`,
  better: (move: string) => `${move} was better.`,
  weighing: (known: number, all: number) => `Weighing the moves: ${known} of ${all} …`,
  byWhom: (name: string) =>
    `By the valuation of ${name}. Accuracy is what a move kept on average of the chances that there were.`,
};
