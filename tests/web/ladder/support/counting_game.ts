import type { Game } from '../../../../wasm/engine';
import type { Scene } from '../../../../web/src/ladder/scenes/scene';
import type { SceneGame } from '../../../../web/src/ladder/scenes/scene_game';

/** Ten thinks of one action less than twenty does. */
export const SCENE: Scene = {
  rung: 20,
  below: 10,
  nodes: 100,
  belowNodes: 100,
  judge: 50,
  judgeNodes: 200,
  position: '5',
  turn: ['+2', '+3', 'end'],
  belowTurn: ['+1', 'end'],
  value: 7,
  belowValue: -7,
};

/** A game of counting: actions add to a number, 0 ends a turn; boards draw nothing and take `stepMs` for a step. */
export function countingGame(stepMs = 0): { game: SceneGame; freed(): number } {
  let freed = 0;
  const rules = () => {
    let count = 0;
    let last = 0;
    return {
      load(text: string) {
        count = Number(text);
        return Number.isNaN(count) ? `'${text}' is no number` : '';
      },
      parseAction: (text: string) => (text === 'end' ? 0 : Number(text)),
      play(action: number) {
        if (Number.isNaN(action)) return 'that is no action';
        last = action;
        count += action;
        return '';
      },
      events: () => Int32Array.of(last),
      snapshot: () => Int32Array.of(count),
      delete: () => (freed += 1),
    } as unknown as Game;
  };
  const game: SceneGame = {
    rules,
    isSeen: (action) => action !== 0,
    table: () => ({
      stage: { perform: ({ start }) => start + stepMs, stepBack() {} },
      open: () => ({ fit() {}, dispose() {} }),
    }),
    describe: ([count]) => `The number is ${count}.`,
    side: () => 'Amber',
    describeStep: ({ action }) => `adds ${action}`,
    valuation: (value) => ({ kind: value > 0 ? 'wins' : 'loses' }),
  };
  return { game, freed: () => freed };
}
