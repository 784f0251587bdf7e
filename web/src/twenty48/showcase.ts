import type { Milliseconds, Step } from '../conductor/contract';
import { decodeEvents } from './events';

/** The end of a game that rung 70 played (seed 1, 1500 nodes a slide): its last slides before the first 2048. */

const START = [1, 0, 2, 1, 0, 1, 4, 1, 0, 4, 6, 7, 4, 8, 9, 10];

/** The events of each slide, as the engine tells them (layout: wasm/twenty48.d.ts). */
const STEPS = [
  '1 3 0 1 1 3 2 4 1',
  '1 3 4 8 1 1 3 1 5 1 2 3 5 2 4 1 3 3 7 1 2 3 7 2 4 3 2 1 1',
  '1 3 1 0 1 1 3 2 1 2 1 3 5 4 2 1 3 6 5 4 1 3 7 6 2 3 2 7 1',
  '1 3 5 9 4 2 3 9 5 32 1 3 1 5 2 3 2 3 1',
  '1 3 3 7 1 2 3 7 2 4 3 2 2 1',
  '1 3 2 0 1 2 3 0 2 4 1 3 5 4 2 2 3 4 3 8 1 3 6 5 2 1 3 7 5 2 2 3 5 3 8 3 2 6 1',
  '1 3 0 3 2 1 3 6 7 1 1 3 5 6 3 1 3 4 6 3 2 3 6 4 16 3 2 0 1',
  '1 3 3 1 2 1 3 6 4 4 1 3 7 5 1 3 2 6 1',
  '1 3 6 5 1 2 3 5 2 4 3 2 6 1',
  '1 3 1 3 2 1 3 0 2 1 1 3 6 7 1 1 3 5 6 2 1 3 4 5 4 3 2 0 1',
  '1 3 2 0 1 2 3 0 2 4 1 3 3 1 2 1 3 5 4 4 1 3 6 5 2 1 3 7 6 1 3 2 2 1',
  '1 3 1 5 2 2 3 5 3 8 1 3 2 6 1 2 3 6 2 4 3 2 1 1',
  '1 3 1 3 1 1 3 0 2 2 1 3 6 7 2 1 3 5 6 3 1 3 4 5 4 3 2 1 1',
  '1 3 8 0 1 1 3 12 4 4 3 2 8 1',
  '1 3 0 1 1 2 3 1 2 4 1 3 4 5 4 2 3 5 5 32 3 2 4 1',
  '1 3 8 12 1 1 3 4 12 1 2 3 12 2 4 1 3 5 9 5 2 3 9 6 64 1 3 1 5 2 3 2 8 1',
  '1 3 9 10 6 2 3 10 7 128 1 3 8 9 1 3 2 8 1',
  '1 3 2 0 2 1 3 3 1 1 1 3 5 4 2 1 3 6 5 3 1 3 7 6 2 1 3 9 8 1 2 3 8 2 4 1 3 10 9 7 1 3 11 9 7 2 3 9 8 256 3 2 10 1',
  '1 3 8 12 2 2 3 12 3 8 1 3 4 8 2 1 3 0 8 2 2 3 8 3 8 1 3 9 13 8 2 3 13 9 512 1 3 5 9 3 1 3 1 5 1 3 2 11 1',
  '1 3 8 12 3 2 3 12 4 16 3 2 8 1',
  '1 3 6 7 2 1 3 5 6 1 1 3 10 11 1 2 3 11 2 4 1 3 9 10 3 1 3 8 9 1 1 3 13 14 9 2 3 14 10 1024 1 3 12 13 4 3 2 12 1',
  '1 3 14 15 10 2 3 15 11 2048 1 3 13 14 4 1 3 12 13 1 3 2 5 1 4 1 11',
];

export const SHOWCASE_LENGTH = STEPS.length;

const EVENTS = STEPS.map((step) => Int32Array.from(step.split(' ').map(Number)));

/** The boards between the slides: START with what the events say. */
const BOARDS = [START];
for (const [place, events] of EVENTS.entries()) BOARDS.push(boardAfter(BOARDS[place] ?? START, events));

function boardAfter(before: readonly number[], data: Int32Array): number[] {
  const events = decodeEvents(data);
  const board = [...before];
  for (const event of events) if (event.kind === 'slide') board[event.from] = 0;
  for (const event of events) {
    if (event.kind === 'slide') board[event.to] = event.rank;
    if (event.kind === 'merge' || event.kind === 'tile') board[event.cell] = event.rank;
  }
  return board;
}

/** The board after `length` slides, as the engine's snapshot. */
export function showcaseSnapshot(length: number): Int32Array {
  const header = Array.from({ length: 16 }, (_, place) => Number(place === 0));
  return Int32Array.from([...header, ...(BOARDS[length] ?? START)]);
}

/** The slide that comes after `length` slides. */
export function showcaseStep(length: number, start: Milliseconds): Step {
  return {
    action: 0,
    events: EVENTS[length] ?? new Int32Array(),
    before: showcaseSnapshot(length),
    after: showcaseSnapshot(length + 1),
    start,
    by: 'player',
  };
}
