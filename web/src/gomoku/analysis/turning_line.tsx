import { messages } from '../../i18n/messages';
import { cellName } from '../cells';
import type { Analyst } from './analyst';

interface TurningLineProps {
  analyst: Analyst;
  opponentName: string;
}

/** The move that decided the game, and what was better; that it is looked for, as long as it is. */
export function TurningLine({ analyst, opponentName }: TurningLineProps) {
  const t = messages.value;
  const { turning, game } = analyst;
  if (turning.value === null || analyst.lost.value) return null;
  const { complete, point } = turning.value;
  if (!complete) {
    return (
      <p class="quiet result-lesson" role="status" data-testid="turning-point-sought">
        {t.gomokuSeekingTurn}
      </p>
    );
  }
  const move = point === null ? undefined : game.moves.value[point.length];
  const place = point === null ? undefined : analyst.places.value[point.length];
  if (move === undefined || place === undefined) return null;
  const { size, side } = game.settings;
  const name = cellName(size, move.cell);
  const said =
    move.side === side
      ? t.gomokuYourTurningPoint(move.number, name)
      : t.gomokuTurningPoint(opponentName, move.number, name);
  const better = analyst.linesAt(place)[0]?.codes[0] ?? move.code;
  return (
    <p class="figures result-lesson" data-testid="turning-point">
      {said} {better === move.code ? null : t.gomokuBetterWas(cellName(size, better))}
    </p>
  );
}
