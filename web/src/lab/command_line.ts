import { type Contest, pairsOf, playerAt } from './contest';

/** The same matches on the command line, one a line. */
export function commandLines(game: string, contest: Contest): string[] {
  const { players, games, seed, nodes, milliseconds } = contest;
  const limit = milliseconds > 0 ? `--ms ${milliseconds}` : `--nodes ${nodes}`;
  return pairsOf(contest).map(([one, other]) => {
    const [a, b] = [playerAt(players, one), playerAt(players, other)];
    const blur = a.blur ? (b.blur ? 'both' : 'a') : b.blur ? 'b' : null;
    return [
      `forethought match --game ${game} --a ${a.rung} --b ${b.rung}`,
      `--games ${games} --seed ${seed} ${limit}`,
      a.personality === '' ? '' : `--a-personality ${a.personality}`,
      b.personality === '' ? '' : `--b-personality ${b.personality}`,
      blur === null ? '' : `--blur ${blur}`,
    ]
      .filter(Boolean)
      .join(' ');
  });
}
