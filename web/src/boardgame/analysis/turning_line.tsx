import { messages } from '../words/messages';
import type { Analysis } from './analysis';

interface TurningLineProps {
  analysis: Analysis;
  opponentName: string;
}

/** The move that decided the game, and what was better; that it is looked for, as long as it is, and that there was none. */
export function TurningLine({ analysis, opponentName }: TurningLineProps) {
  const t = messages.value;
  const { turning } = analysis;
  if (turning.value === null || analysis.lost.value) return null;
  const { complete, point } = turning.value;
  const found = complete && point !== null;
  return (
    <p
      class={found ? 'figures result-lesson' : 'quiet result-lesson'}
      role="status"
      data-testid={complete ? 'turning-point' : 'turning-point-sought'}
    >
      {found ? turningWords(analysis, opponentName, point.length) : complete ? t.noTurn : t.seekingTurn}
    </p>
  );
}

/** What was played after `length` actions, by whom, and what was better. */
function turningWords(analysis: Analysis, opponentName: string, length: number): string {
  const t = messages.value;
  const { settings, moves, spec } = analysis.game;
  const move = moves.value[length];
  const place = analysis.places.value[length];
  if (move === undefined || place === undefined) return '';
  const name = spec.words.notation(move.action, settings);
  const said =
    move.side === settings.side
      ? t.yourTurningPoint(move.number, name)
      : t.turningPoint(opponentName, move.number, name);
  const better = analysis.linesAt(place)[0]?.codes[0] ?? move.action;
  return better === move.action ? said : `${said} ${t.betterWas(spec.words.notation(better, settings))}`;
}
