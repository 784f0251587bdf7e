import { effect, untracked } from '@preact/signals';
import LADDER from '../../../../build/wasm/twenty48.mjs?ladder';
import { dateOf } from '../../daily/days';
import { withGame } from '../../daily/open_games';
import { helpMarks, markRow, withHelp } from '../../daily/told';
import { figure } from '../../i18n/figures';
import { rungName } from '../../i18n/rungs';
import type { DailyGame, DayResult, Sitting } from '../../shell/session/daily_game';
import { rungOf } from '../../shell/session/ladder';
import type { SavedGame } from '../saved_game';
import type { Twenty48Controller } from '../twenty48_controller';
import { DAILY_RUNS } from './place';
import { pointsOf, RUNGS, rungOfDay, seedOfDay } from './runs';
import { messages } from './words/messages';

/** A run each day, with the points of a mind on the ladder to beat. */
export async function openDaily(): Promise<DailyGame<Twenty48Controller>> {
  const [{ default: steps }] = await Promise.all([
    import('../../../../engine/twenty48/data/ladder.json?steps'),
    messages.load(),
  ]);
  const points = (rung: number) => pointsOf(steps, rung);
  return {
    sign: '🔢',
    task(day) {
      const t = messages.value;
      const rung = rungOfDay(day);
      const name = rungName(t, rungOf(LADDER, rung));
      return { title: t.dailyRun(name, figure(points(rung))), body: t.dailyRunBody, rung };
    },
    told(result) {
      const t = messages.value;
      const { score, tile, engine } = figuresOf(result);
      const told = t.dailyScored(figure(score), tile);
      return withHelp(engine ? `${told}, ${t.dailyEngine}` : told, result);
    },
    marks(result) {
      const { score, engine } = figuresOf(result);
      const passed = RUNGS.filter((rung) => score > points(rung)).length;
      return `${markRow(passed, RUNGS.length, '🟩')} ${score}${engine ? '🤖' : ''}${helpMarks(result)}`;
    },
    isOpen: (day, saves) => (saves.read(DAILY_RUNS)?.[dateOf(day)]?.moves ?? '') !== '',
    begin: (controller, sitting) => play(controller, sitting, points(rungOfDay(sitting.day))),
  };
}

function figuresOf({ figures: [score = 0, tile = 0, engine = 0] }: DayResult) {
  return { score, tile, engine: engine > 0 };
}

/** Opens the run of a day, or goes on with it; `goal`: the points to beat. */
function play(controller: Twenty48Controller, sitting: Sitting, goal: number): void {
  const { app, session } = controller;
  const { day } = sitting;
  app.clear();
  const games = session.saves.read(DAILY_RUNS) ?? {};
  const known = sitting.result();
  const saved = known.at > 0 ? undefined : games[dateOf(day)];
  const kept = controller.lock(DAILY_RUNS);
  let slides = saved?.moves.length ?? 0;
  let { undone } = known;
  const keep = (now: SavedGame) => {
    kept.keep(withGame(games, day, now));
    if (now.moves.length < slides) sitting.enter({ undone: ++undone });
    slides = now.moves.length;
    if (now.over) settle(controller, sitting, goal);
  };
  const elsewhere = { apart: sitting, keep, way: () => play(controller, sitting, goal) };
  const open = () => controller.openApart(seedOfDay(day), saved, elsewhere);
  if (!controller.takeUp(DAILY_RUNS, open)) controller.openApart(seedOfDay(day), undefined, elsewhere);
  const game = controller.game.value;
  if (game === null) return;
  let { hints } = known;
  const stop = effect(() => {
    if (game.analysis.open.value && game.phase.peek() !== 'over')
      untracked(() => sitting.enter({ hints: ++hints }));
    if (game.over.value) queueMicrotask(() => stop());
  });
}

/** Enters how the run ended. */
function settle({ game: { value: game } }: Twenty48Controller, sitting: Sitting, goal: number): void {
  if (game === null) return;
  const { score, largest } = game.snapshot.peek();
  const engine = game.helped.peek();
  sitting.enter({
    at: Date.now(),
    won: score > goal && !engine,
    figures: [score, 2 ** largest, engine ? 1 : 0],
  });
}
