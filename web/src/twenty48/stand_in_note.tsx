import type { StandInCause, Substitution } from '../conductor/substitution';
import type { Session } from '../shell/session';
import { rungTitle } from './sentences';
import { type Messages, messages } from './words/messages';

interface StandInProps {
  substitution: Substitution | undefined;
  session: Session;
}

/** Says who plays while the chosen rung's weights are on their way, how far they have come, or why they did not. */
export function StandInNote({ substitution, session }: StandInProps) {
  const t = messages.value;
  const standIn = substitution?.standIn.value ?? null;
  if (substitution === undefined || standIn === null) return null;
  const { rung, chosen, cause } = standIn;
  const words = causeWords(t, cause, rungTitle(t, session, chosen));
  const percent = cause.kind === 'coming' ? Math.round(100 * cause.share) : 100;
  return (
    <div class="stand-in" data-testid="stand-in" data-cause={cause.kind}>
      <p role="status">
        {words} {t.twenty48StandsIn(rungTitle(t, session, rung))}
      </p>
      {cause.kind === 'failed' ? (
        <button type="button" class="link" data-testid="retry-weights" onClick={() => substitution.retry()}>
          {t.tryAgain}
        </button>
      ) : (
        <progress max={100} value={percent} aria-label={words} />
      )}
    </div>
  );
}

/** `name`: of the rung that was chosen. */
function causeWords(t: Messages, cause: StandInCause, name: string): string {
  if (cause.kind === 'coming') return t.twenty48Coming(name);
  if (cause.kind === 'unpacking') return t.twenty48Unpacking(name);
  const words = {
    unreachable: t.twenty48Unreachable,
    damaged: t.twenty48Damaged,
    refused: t.twenty48Refused,
  };
  return words[cause.failure](name);
}
