import { type Contest, type Form, type Player, plain, playerAt } from './contest';
import { USUAL_GAMES } from './contest_address';

/** Players that a contest of many begins with, besides those who were chosen already. */
const FEW = 4;

/** The same wishes for another form of contest. `rungs`: all there are, ascending. */
export function inForm(contest: Contest, form: Form, rungs: readonly number[]): Contest {
  if (form === contest.form) return contest;
  const games = USUAL_GAMES[form];
  const players = playersFor(contest.players, form, rungs);
  return { ...contest, form, games, players, sprt: form === 'match' ? contest.sprt : null };
}

/** Everybody, the strongest first. `rungs`: ascending. */
export function wholeLadder(rungs: readonly number[]): Player[] {
  return rungs.toReversed().map(plain);
}

function playersFor(players: readonly Player[], form: Form, rungs: readonly number[]): readonly Player[] {
  const [first, second] = [playerAt(players, 0), playerAt(players, 1)];
  if (form === 'match') return [first, second];
  if (form === 'ladder') return wholeLadder(rungs);
  const evenly = Array.from(
    { length: FEW },
    (_, step) => rungs[Math.round(((rungs.length - 1) * step) / (FEW - 1))] ?? 0,
  );
  const wanted = players.length > 2 ? players.map(({ rung }) => rung) : [first.rung, second.rung, ...evenly];
  const others = [...new Set(wanted)]
    .filter((rung) => rung !== first.rung)
    .toSorted((one, other) => other - one);
  if (form === 'gauntlet') return [first, ...others.map(plain)];
  return [first.rung, ...others].toSorted((one, other) => other - one).map(plain);
}
