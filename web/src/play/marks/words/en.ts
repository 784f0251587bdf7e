import type { MarkKind } from '../marks';

/** Words about what moves lost, in English; its keys are every table’s. */
export const en = {
  title: 'How well each side played',
  accuracy: 'Accuracy',
  kinds: {
    good: 'good',
    small: 'small loss',
    mistake: 'mistake',
    blunder: 'blunder',
  } satisfies Record<MarkKind, string> as Record<MarkKind, string>,
  moveWas: (move: string, kind: string) => `${move}: ${kind}.`,
  gaveAway: (share: string) => `It lost ${share}.`,
  better: (move: string) => `${move} was better.`,
  weighing: (known: number, all: number) => `Checking the moves: ${known} of ${all} …`,
  byWhom: (name: string) => `According to ${name}. 100\u00a0% = no move made your position worse.`,
};
