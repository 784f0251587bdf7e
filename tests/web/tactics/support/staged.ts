import { expect } from 'vitest';
import type { Step } from '../../../../web/src/conductor/contract';
import { countStrikers } from '../../../../web/src/tactics/battle/strikers';
import { paceOf } from '../../../../web/src/tactics/battle/tempo';
import type { Motion } from '../../../../web/src/tactics/board/clips';
import { TacticsStage } from '../../../../web/src/tactics/board/stage';
import { packAction } from '../../../../web/src/tactics/rules/action_code';
import { type Cells, HIT_POINTS, openSkirmish } from './skirmish';
import { APART } from './skirmish_battle';

export type Tempo = Parameters<typeof paceOf>[0];

export interface Setting {
  cells?: Cells;
  hitPoints?: number;
  tempo?: Tempo;
  motion?: Motion;
  /** Whether the stage is told who could strike. */
  knows?: boolean;
}

/** A skirmish and its stage. `step` plays an action in both. */
export function setUp({
  cells = APART,
  hitPoints = HIT_POINTS,
  tempo = 'brisk',
  motion = 'travel',
  knows,
}: Setting = {}) {
  const rules = openSkirmish(cells, hitPoints);
  const stage = new TacticsStage(rules.snapshot(), {
    pace: () => paceOf(tempo),
    motion: () => motion,
    ...(knows === true ? { strikers: () => countStrikers(rules) } : {}),
  });
  const step = (action: number, start: number, by: Step['by'] = 'opponent', previousBest = -1) => {
    const before = rules.snapshot();
    expect(rules.play(action)).toBe('');
    const after = rules.snapshot();
    return stage.perform({ action, events: rules.events(), before, after, start, by, previousBest });
  };
  return { rules, stage, step };
}

export const walkEast = packAction({ unit: 0, cell: 12, direction: 0 });
export const stay = packAction({ unit: 0, cell: 11, direction: 0 });
export const walkOf13 = packAction({ unit: 1, cell: 14, direction: 0 });
export const adjacent: Cells = [[11], [12]];
