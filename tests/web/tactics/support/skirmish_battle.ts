import { onTestFinished } from 'vitest';
import { WaitLog } from '../../../../web/src/conductor/wait_log';
import { openSaves } from '../../../../web/src/shell/storage/storage';
import { Battle } from '../../../../web/src/tactics/battle/battle';
import type { BattleParts } from '../../../../web/src/tactics/battle/battle_parts';
import {
  BATTLE_PLACE,
  type BattleSettings,
  type SavedBattle,
} from '../../../../web/src/tactics/battle/saved_battle';
import { paceOf } from '../../../../web/src/tactics/battle/tempo';
import { FakeThinker } from '../../support/fake_players';
import { FakeFrames } from '../../support/fake_time';
import { isFreed } from '../../support/is_freed';
import { type Cells, openRules, skirmishText } from './skirmish';

export const APART: Cells = [
  [11, 13],
  [88, 86],
];
/** The first side's unit 0 can strike the second's unit 2 after one step. */
export const CLOSE: Cells = [
  [11, 31],
  [13, 88],
];

/** The skirmish as the save of a battle in which nothing was played. */
function unplayed(cells: Cells, settings: BattleSettings): SavedBattle {
  return { settings, start: skirmishText(cells), actions: [], round: 1, over: false };
}

/** A battle of the skirmish, or of `saved`, at tempo brisk, until the test is over; frames come every 16 ms. */
export function setUp(
  cells: Cells = APART,
  side: 0 | 1 = 0,
  saved?: SavedBattle,
  more: Partial<BattleSettings> = {},
  analysis?: BattleParts['analysis'],
  others: Pick<BattleParts, 'instead'> = {},
) {
  const settings: BattleSettings = { rung: 20, seed: 7, side, nodes: 0, ...more };
  const rules = openRules();
  const thinker = new FakeThinker();
  const frames = new FakeFrames();
  const saves = openSaves(() => {
    throw new Error('no storage');
  });
  const battle = new Battle(
    {
      rules,
      thinker,
      frames,
      planning: frames,
      log: new WaitLog(
        () => frames.now(),
        () => false,
      ),
      keep: (kept) => saves.write(BATTLE_PLACE, kept),
      stage: { pace: () => paceOf('brisk'), motion: () => 'travel' },
      ...(analysis === undefined ? {} : { analysis }),
      ...others,
    },
    settings,
    saved ?? unplayed(cells, settings),
  );
  onTestFinished(() => {
    if (!isFreed(rules)) battle.dispose();
  });
  return { battle, rules, thinker, frames, saves };
}
