import { type Contest, isSamePlayer, pairsOf, plain, playerAt } from './contest';

/** The same matches on the command line, one a line. */
export function commandLines(game: string, contest: Contest): string[] {
  const { form, players, games, seed, nodes, milliseconds, sprt } = contest;
  const limit = milliseconds > 0 ? `--ms ${milliseconds}` : `--nodes ${nodes}`;
  if (form === 'robin' && players.every((player) => isSamePlayer(player, plain(player.rung)))) {
    const rungs = players.map(({ rung }) => rung).join(',');
    return [`forethought robin --game ${game} --rungs ${rungs} --games ${games} --seed ${seed} ${limit}`];
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
