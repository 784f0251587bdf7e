import type { Cell } from '../board/shape';
import { turnedOver } from './cells';

/** A code is `128 * from + to` in the engine's points (wasm/xiangqi.d.ts). */
const FROM = 128;

export function fromOf(code: number): Cell {
  return turnedOver(Math.floor(code / FROM));
}

export function toOf(code: number): Cell {
  return turnedOver(code % FROM);
}

export function codeOf(from: Cell, to: Cell): number {
  return FROM * turnedOver(from) + turnedOver(to);
}
