import { type Contest, isPlain, type Player, pairsOf, playerAt } from './contest';
import { fileArgument, shellLine } from './shell_line';

/** The same games on the command line, a line for each match; of scores the first one against each of the others. */
export function commandLines(game: string, contest: Contest): string[] {
  const { form, players, games, seed, nodes, milliseconds, sprt, start } = contest;
  const command = (name: string, ...who: string[]) => ['forethought', name, '--game', game, ...who];
  const limit = milliseconds > 0 ? ['--ms', `${milliseconds}`] : ['--nodes', `${nodes}`];
  const settings = ['--games', `${games}`, '--seed', `${seed}`, ...limit];
  if (form === 'robin' && players.every(isPlain) && start === undefined) {
    const rungs = players.map(({ rung }) => rung).join(',');
    return [shellLine([...command('robin', '--rungs', rungs), ...settings])];
  }
  if (form === 'scores') {
    const [first, ...others] = players.map(({ rung }) => `${rung}`);
    const against = others.length === 0 ? [[]] : others.map((rung) => ['--against', rung]);
    return against.map((other) =>
      shellLine([...command('score', '--ai', first ?? '', ...other), ...settings]),
    );
  }
  return pairsOf(contest).map(([one, other]) => {
    const [a, b] = [playerAt(players, one), playerAt(players, other)];
    const test = sprt === null ? [] : ['--sprt', Object.values(sprt).join(',')];
    const where = start === undefined ? [] : ['--start', start];
    const rungs = ['--a', `${a.rung}`, '--b', `${b.rung}`];
    return shellLine([...command('match', ...rungs), ...settings, ...notAsUsual(a, b), ...where, ...test]);
  });
}

/** What two players have besides their rungs. */
function notAsUsual(a: Player, b: Player): string[] {
  const sides = [
    ['a', a],
    ['b', b],
  ] as const;
  const characters = sides.flatMap(([side, { personality }]) =>
    personality === '' ? [] : [`--${side}-personality`, personality],
  );
  const weights = sides.flatMap(([side, { weights: own }]) =>
    own === null ? [] : [`--${side}-weights`, fileArgument(own.name)],
  );
  const blur = a.blur ? (b.blur ? 'both' : 'a') : b.blur ? 'b' : null;
  return [...characters, ...weights, ...(blur === null ? [] : ['--blur', blur])];
}
