import { cellName } from '../../gomoku/cells';
import { messages } from '../../gomoku/words/messages';
import type { Analyst } from './analysis';

interface TurningLineProps {
  analyst: Analyst;
  opponentName: string;
}

/** The move that decided the game, and what was better; that it is looked for, as long as it is. */
export function TurningLine({ analyst, opponentName }: TurningLineProps) {
  const t = messages.value;
  const { turning } = analyst;
  if (turning.value === null || analyst.lost.value) return null;
  const { complete, point } = turning.value;
  if (complete && point === null) return null;
  return (
    <p
      class={complete ? 'figures result-lesson' : 'quiet result-lesson'}
      role="status"
      data-testid={complete ? 'turning-point' : 'turning-point-sought'}
    >
      {complete && point !== null ? turningWords(analyst, opponentName, point.length) : t.gomokuSeekingTurn}
    </p>
  );
}

/** What was played after `length` actions, by whom, and what was better. */
function turningWords(analyst: Analyst, opponentName: string, length: number): string {
  const t = messages.value;
  const { size, side } = analyst.game.settings;
  const move = analyst.game.moves.value[length];
  const place = analyst.places.value[length];
  if (move === undefined || place === undefined) return '';
  const name = cellName(size, move.cell);
  const said =
    move.side === side
      ? t.gomokuYourTurningPoint(move.number, name)
      : t.gomokuTurningPoint(opponentName, move.number, name);
  const better = analyst.linesAt(place)[0]?.codes[0] ?? move.code;
  return better === move.code ? said : `${said} ${t.gomokuBetterWas(cellName(size, better))}`;
}
