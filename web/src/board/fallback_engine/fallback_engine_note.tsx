import type { FallbackEngineCause, Substitution } from '../../conductor/substitution';
import { messages } from './words/messages';

interface FallbackEngineProps {
  substitution: Substitution | undefined;
  /** What an opponent is called. */
  nameOf(rung: number): string;
}

/** Says who plays while the chosen rung's weights are on their way, how far they have come, or why they did not. */
export function FallbackEngineNote({ substitution, nameOf }: FallbackEngineProps) {
  const t = messages.value;
  const fallbackEngine = substitution?.fallbackEngine.value ?? null;
  if (substitution === undefined || fallbackEngine === null) return null;
  const { rung, chosen, cause } = fallbackEngine;
  const words = causeWords(cause, nameOf(chosen));
  const percent = cause.kind === 'coming' ? Math.round(100 * cause.share) : 100;
  return (
    <div class="fallback-engine" data-testid="fallback-engine" data-cause={cause.kind}>
      <p role="status">
        {words} {t.standsIn(nameOf(rung))}
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
function causeWords(cause: FallbackEngineCause, name: string): string {
  const t = messages.value;
  if (cause.kind !== 'failed') return t.learnedLoading(name);
  const words = {
    unreachable: t.learnedUnreachable,
    damaged: t.learnedDamaged,
    refused: t.learnedRefused,
  };
  return words[cause.failure](name);
}
