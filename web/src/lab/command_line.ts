import { type Contest, isPlain, pairsOf, playerAt } from './contest';

/** The same games on the command line, a line for each match; of scores the first one against each of the others. */
export function commandLines(game: string, contest: Contest): string[] {
  const { form, players, games, seed, nodes, milliseconds, sprt } = contest;
  const limit = milliseconds > 0 ? `--ms ${milliseconds}` : `--nodes ${nodes}`;
  if (form === 'robin' && players.every(isPlain)) {
    const rungs = players.map(({ rung }) => rung).join(',');
    return [`forethought robin --game ${game} --rungs ${rungs} --games ${games} --seed ${seed} ${limit}`];
  }
  if (form === 'scores') {
    const [first, ...others] = players.map(({ rung }) => rung);
    const against = others.length === 0 ? [''] : others.map((rung) => ` --against ${rung}`);
    return against.map(
      (other) =>
        `forethought score --game ${game} --ai ${first}${other} --games ${games} --seed ${seed} ${limit}`,
    );
  }
  return pairsOf(contest).map(([one, other]) => {
    const [a, b] = [playerAt(players, one), playerAt(players, other)];
    const blur = a.blur ? (b.blur ? 'both' : 'a') : b.blur ? 'b' : null;
    return [
      `forethought match --game ${game} --a ${a.rung} --b ${b.rung}`,
      `--games ${games} --seed ${seed} ${limit}`,
      a.personality === '' ? '' : `--a-personality ${a.personality}`,
      b.personality === '' ? '' : `--b-personality ${b.personality}`,
      a.weights === null ? '' : `--a-weights ${quoted(a.weights.name)}`,
      b.weights === null ? '' : `--b-weights ${quoted(b.weights.name)}`,
      blur === null ? '' : `--blur ${blur}`,
      sprt === null ? '' : `--sprt ${Object.values(sprt).join(',')}`,
    ]
      .filter(Boolean)
      .join(' ');
  });
}

/** A file's name as a shell reads it. */
function quoted(name: string): string {
  return /^[\w.][\w.-]*$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`;
}
