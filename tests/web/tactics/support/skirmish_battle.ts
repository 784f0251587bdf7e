import { onTestFinished } from 'vitest';
import type { Thinker } from '../../../../web/src/conductor/contract';
import { WaitLog } from '../../../../web/src/conductor/wait_log';
import type { SavedGame, Settings } from '../../../../web/src/play/game_types';
import { gamePlace } from '../../../../web/src/play/saved_game';
import { forgetfulSaves } from '../../../../web/src/shell/storage/storage';
import { Battle } from '../../../../web/src/tactics/battle/battle';
import { paceOf } from '../../../../web/src/tactics/battle/tempo';
import { TacticsStage } from '../../../../web/src/tactics/board/stage';
import { BATTLE } from '../../../../web/src/tactics/card_spec';
import { personalityOf } from '../../../../web/src/tactics/setup/personality';
import { tacticsSpec } from '../../../../web/src/tactics/spec';
import type { BattleSetup } from '../../../../web/src/tactics/tactics_types';
import { FakeThinker } from '../../support/fake_players';
import { FakeFrames, FakeVisibility } from '../../support/fake_time';
import { isFreed } from '../../support/is_freed';
import { type Cells, openText, skirmishText, tactics } from './skirmish';

export const APART: Cells = [
  [11, 13],
  [88, 86],
];
/** The first side's unit 0 can strike the second's unit 2 after one step. */
export const CLOSE: Cells = [
  [11, 31],
  [13, 88],
];

/** Tactics with the engine's own rules. */
export const TACTICS = tacticsSpec(tactics);
/** Where battles are kept. */
export const BATTLE_PLACE = gamePlace(BATTLE);

export type BattleSettings = Settings<BattleSetup>;
export type SavedBattle = SavedGame<BattleSetup>;

/**
 * A battle of the skirmish, or `saved`, at tempo brisk, until the test is over; frames come every 16 ms. `steered` makes
 * the opponent's thinker out of the one that holds what the test gives it.
 */
export function setUp(
  cells: Cells = APART,
  side: 0 | 1 = 0,
  saved?: SavedBattle,
  more: Partial<BattleSettings> = {},
  steered: (thinker: Thinker, battle: () => Battle) => Thinker = (thinker) => thinker,
) {
  const usual = { rung: 20, map: 7, seed: 7, side, nodes: 0, start: skirmishText(cells) };
  const settings: BattleSettings = { ...(saved?.settings ?? usual), ...more };
  const rules = openText(TACTICS.setup.startText(settings));
  const thinker = new FakeThinker();
  const frames = new FakeFrames();
  const saves = forgetfulSaves();
  const pace = () => paceOf('brisk');
  const battle: Battle = new Battle(
    TACTICS,
    {
      rules,
      thinker: steered(thinker, () => battle),
      frames,
      planning: frames,
      log: new WaitLog(
        () => frames.now(),
        () => false,
      ),
      openStage: (snapshot) => new TacticsStage(snapshot, { pace, motion: () => 'travel' }),
      firstAnswer: 0,
      pace,
      banner: () => pace().banner,
      blur: settings.blur ?? 0,
      character: { personality: personalityOf(settings) },
      keep: (kept) => saves.write(BATTLE_PLACE, kept),
      visibility: new FakeVisibility(),
    },
    settings,
    saved,
  );
  onTestFinished(() => {
    if (!isFreed(rules)) battle.dispose();
  });
  return { battle, rules, thinker, frames, saves };
}
