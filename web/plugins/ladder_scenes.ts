import type { Plugin } from 'vite';
import { Failure } from '../../tools/lib/failure.mjs';
import type { Scenes } from '../src/ladder/scenes/scene';
import { derivedData } from './derived_data.ts';

/**
 * Vite: `import scenes from './scenes.json?scenes'` gives, of what `forethought scenes --save` has kept, what the page
 * shows; no scenes where the file is not there.
 */
export function ladderScenes(): Plugin {
  return derivedData({
    name: 'ladder-scenes',
    mark: '?scenes',
    none: { unit: 1, found: [], missed: [] } satisfies Scenes,
    derive: (text, path) => scenesOf(text, path),
  });
}

/** An entry of the file: engine/cli/scenes/scene.h. */
interface Kept {
  rung: number;
  below: number;
  nodes: number;
  below_nodes: number;
  judge: number;
  judge_nodes: number;
  positions: number;
  position?: string;
  turn: string[];
  below_turn: string[];
  value: number;
  below_value: number;
}

/** Throws where the text is no such file; `path` is for the message. */
export function scenesOf(text: string, path: string): Scenes {
  const { unit, scenes } = parse(text, path);
  return {
    unit: unit.score,
    found: scenes.flatMap(({ position, ...kept }) =>
      position === undefined
        ? []
        : [
            {
              rung: kept.rung,
              below: kept.below,
              nodes: kept.nodes,
              belowNodes: kept.below_nodes,
              judge: kept.judge,
              judgeNodes: kept.judge_nodes,
              position,
              turn: kept.turn,
              belowTurn: kept.below_turn,
              value: kept.value,
              belowValue: kept.below_value,
            },
          ],
    ),
    missed: scenes.flatMap(({ rung, position, positions }) =>
      position === undefined ? [{ rung, positions }] : [],
    ),
  };
}

function parse(text: string, path: string): { unit: { score: number }; scenes: Kept[] } {
  try {
    const { unit, scenes } = JSON.parse(text);
    if (typeof unit?.score === 'number' && Array.isArray(scenes)) return { unit, scenes };
  } catch {
    // Said below.
  }
  throw new Failure(`${path} is not a file of scenes: \`forethought scenes --save\` writes such files.`);
}
