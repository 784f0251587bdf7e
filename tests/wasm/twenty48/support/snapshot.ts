/** A snapshot as wasm/twenty48.d.ts documents it, part by part. */
export interface Twenty48Snapshot {
  version: number;
  mode: number;
  phase: number;
  result: number;
  score: number;
  moves: number;
  won: number;
  largest: number;
  /** Directions. */
  slides: number[];
  side: number;
  spare: number[];
  ranks: number[];
}

const HEADER_LENGTH = 16;
const CELLS = 16;

/** Throws where a snapshot has another length. */
export function readTwenty48Snapshot(snapshot: Int32Array): Twenty48Snapshot {
  if (snapshot.length !== HEADER_LENGTH + CELLS) throw new Error(`a snapshot of ${snapshot.length} numbers`);
  const [version = -1, mode = -1, phase = -1, result = -1, score = -1, moves = -1, ...rest] = snapshot;
  const [won = -1, largest = -1, slides = 0, side = -1, ...spareAndRanks] = rest;
  return {
    version,
    mode,
    phase,
    result,
    score,
    moves,
    won,
    largest,
    slides: [0, 1, 2, 3].filter((direction) => slides & (1 << direction)),
    side,
    spare: spareAndRanks.slice(0, 6),
    ranks: spareAndRanks.slice(6),
  };
}
