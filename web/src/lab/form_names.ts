import type { Form } from './contest';
import type { Messages } from './words/messages';

/** What the forms of a contest are called. */
export function formNames(t: Messages): Record<Form, string> {
  return {
    match: t.labMatch,
    robin: t.labRobin,
    gauntlet: t.labGauntlet,
    ladder: t.labLadder,
    scores: t.labScores,
  };
}
