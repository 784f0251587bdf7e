import { effect, untracked } from '@preact/signals';
import LADDER from '../../../../build/wasm/tactics.mjs?ladder';
import { dateOf } from '../../daily/days';
import { withGame } from '../../daily/open_games';
import { helpMarks, markRow, withHelp } from '../../daily/told';
import { otherSide, type SavedGame, wonBy } from '../../play/game_types';
import { opponentName } from '../../play/opponent';
import type { DailyGame, DayResult, Sitting } from '../../shell/session/daily_game';
import { BATTLE } from '../card_spec';
import { livingUnits } from '../rules/snapshot';
import type { TacticsController } from '../tactics_controller';
import type { BattleSetup } from '../tactics_types';
import { battleOf } from './battles';
import { DAILY_BATTLES } from './place';
import { messages } from './words/messages';

/** Units of a side at the beginning. */
const UNITS = 6;

/** A battle each day, against a stronger opponent each day of the week. */
export async function openDaily(): Promise<DailyGame<TacticsController>> {
  await messages.load();
  return {
    sign: '⚔️',
    task(day) {
      const t = messages.value;
      const { rung, side } = battleOf(day);
      return { title: t.beat(opponentName(BATTLE, LADDER, rung)), body: t.dailyBattle(side), rung };
    },
    told(result) {
      const t = messages.value;
      const { rounds, own, enemy, drawn } = figuresOf(result);
      const lost = drawn > 0 ? t.dailyDrawn(rounds) : t.dailyLost(rounds, enemy);
      return withHelp(result.won ? t.dailyWon(rounds, own) : lost, result);
    },
    marks(result, day) {
      const { rounds, own, enemy } = figuresOf(result);
      const squares = ['🟦', '🟧'] as const;
      const { side } = battleOf(day);
      const left = result.won
        ? markRow(own, UNITS, squares[side])
        : markRow(enemy, UNITS, squares[otherSide(side)]);
      return `${result.won ? '✅' : '❌'}${left} ⏳${rounds}${helpMarks(result)}`;
    },
    isOpen: (day, saves) => (saves.read(DAILY_BATTLES)?.[dateOf(day)]?.actions.length ?? 0) > 0,
    begin: play,
  };
}

function figuresOf({ figures: [rounds = 0, own = 0, enemy = 0, drawn = 0] }: DayResult) {
  return { rounds, own, enemy, drawn };
}

/** Opens the battle of a day, or goes on with it. */
function play(controller: TacticsController, sitting: Sitting): void {
  const { app, session } = controller;
  const { day } = sitting;
  const fresh = battleOf(day);
  app.clear();
  const games = session.saves.read(DAILY_BATTLES) ?? {};
  const known = sitting.result();
  const saved = known.at > 0 ? undefined : games[dateOf(day)];
  const kept = controller.lock(DAILY_BATTLES);
  let actions = saved?.actions.length ?? 0;
  let { hints, undone } = known;
  const keep = (now: SavedGame) => {
    if (now.actions.length < actions) sitting.enter({ undone: ++undone });
    actions = now.actions.length;
    kept.keep(withGame(games, day, now as SavedGame<BattleSetup>));
    if (now.over) settle(controller, sitting, now);
  };
  // It moves nobody on the ladder: everybody has the same battle, as often as it is played.
  const begun = saved ?? { actions: [], again: true };
  const showing = { keep, way: () => play(controller, sitting), apart: sitting };
  const open = () => controller.openKept(saved?.settings ?? fresh, begun, showing);
  if (!controller.takeUp(DAILY_BATTLES, open))
    controller.openKept(fresh, { actions: [], again: true }, showing);
  const game = controller.game.value;
  if (game === null) return;
  const stop = effect(() => {
    const { value: analysis } = controller.analysis;
    const isOver = game.phase.value === 'over' || controller.game.value !== game;
    if (isOver) queueMicrotask(() => stop());
    else if (analysis?.wanted.value === true) untracked(() => sitting.enter({ hints: ++hints }));
  });
}

/** Enters how the battle ended. */
function settle({ game: { value: game } }: TacticsController, sitting: Sitting, now: SavedGame): void {
  if (game === null) return;
  const { settings } = game;
  const snapshot = game.snapshot.peek();
  const count = (side: 0 | 1) => livingUnits(snapshot, side).length;
  const { ending } = now;
  const winner = wonBy({ result: snapshot.result, ...(ending === undefined ? {} : { ending }) });
  sitting.enter({
    at: Date.now(),
    won: winner === settings.side,
    figures: [snapshot.round, count(settings.side), count(otherSide(settings.side)), winner === null ? 1 : 0],
  });
}
