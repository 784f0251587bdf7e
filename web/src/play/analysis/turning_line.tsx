import { TurningButton } from '../../board/turning_button';
import { messages } from '../words/messages';
import type { Analysis } from './analysis';

interface TurningLineProps {
  analysis: Analysis;
  opponentName: string;
}

/** The move that decided the game, to be looked at again; that it is looked for, as long as it is, and that there was none. */
export function TurningLine({ analysis, opponentName }: TurningLineProps) {
  const t = messages.value;
  const { turning } = analysis;
  if (turning.value === null || analysis.lost.value) return null;
  const { complete, point } = turning.value;
  return (
    <div class="result-turning" role="status">
      {complete && point !== null ? (
        <TurningButton
          words={turningWords(analysis, opponentName, point.length)}
          onLook={() => analysis.lookAgain(point.length)}
        />
      ) : (
        <p class="quiet" data-testid={complete ? 'turning-point' : 'turning-point-sought'}>
          {complete ? t.noTurn : t.seekingTurn}
        </p>
      )}
    </div>
  );
}

/** What was played after `length` actions, and by whom. */
function turningWords({ game }: Analysis, opponentName: string, length: number): string {
  const t = messages.value;
  const { settings, moves, spec } = game;
  const move = moves.value[length];
  if (move === undefined) return '';
  const name = spec.words.notation(move.action, settings);
  return move.side === settings.side
    ? t.yourTurningPoint(move.number, name)
    : t.turningPoint(opponentName, move.number, name);
}
