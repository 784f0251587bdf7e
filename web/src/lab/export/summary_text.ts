import { commandLines } from '../command_line';
import type { Exported } from './exported';

/** A contest in a few lines, to be put anywhere: results, the command lines that repeat them, a link. */
export function summaryText(exported: Exported, link: string): string {
  const { matches, nameOf, game, contest } = exported;
  const results = matches.map(({ a, b, standing }) => {
    const { wins, draws, losses, games, score, elo, eloLow, eloHigh } = standing;
    const figures = `+${wins} =${draws} -${losses}, Elo ${signed(elo)} [${signed(eloLow)}, ${signed(eloHigh)}]`;
    return `${nameOf(a)} - ${nameOf(b)}: ${(100 * score).toFixed(1)} % of ${games} games, ${figures}`;
  });
  return [...results, ...commandLines(game, contest), link, ''].join('\n');
}

function signed(elo: number): string {
  if (!Number.isFinite(elo)) return elo > 0 ? '+inf' : '-inf';
  const rounded = Math.round(elo);
  return rounded > 0 ? `+${rounded}` : String(rounded);
}
