import { Icon } from '../../shell/ui/icons';
import type { Side, Snapshot, Unit } from '../rules/snapshot';
import { SignMark } from './sign_mark';
import { markedUnits, progressSentence, stepsOf, taskSentence } from './task_words';
import { signsOf } from './trait_glyphs';
import { messages } from './words/messages';

/** What decides the battle besides the last unit standing, and how far it has come. */
export function TaskNote({ snapshot, own }: { snapshot: Snapshot; own: Side }) {
  const t = messages.value;
  const { condition } = snapshot;
  if (condition === null) return null;
  const steps = stepsOf(condition);
  return (
    <section class="task-note" aria-label={t.task} data-testid="task">
      <p class="task-sentence">
        <Icon name="flag" size={18} />
        {taskSentence(t, condition, own, markedUnits(snapshot))}
      </p>
      <p class="task-progress">
        {steps === null ? null : (
          <span class="task-steps" aria-hidden="true">
            {Array.from({ length: steps.count }, (_, step) => (
              <span key={step} class={step < steps.done ? 'task-step task-step-done' : 'task-step'} />
            ))}
          </span>
        )}
        <span role="status" class="figures" data-testid="task-progress">
          {progressSentence(t, condition)}
        </span>
      </p>
    </section>
  );
}

/** A unit's signs in a strip, over its token. */
export function UnitSigns({ unit }: { unit: Pick<Unit, 'traits' | 'marked'> }) {
  const t = messages.value;
  // A wall looks like one.
  const signs = signsOf(unit).filter((sign) => sign !== 'rooted');
  if (signs.length === 0) return null;
  return (
    <span class="strip-signs" title={signs.map((sign) => t.traits[sign].join(': ')).join('; ')}>
      {signs.map((sign) => (
        <SignMark key={sign} sign={sign} size={10} />
      ))}
      <span class="sr-only">{signs.map((sign) => t.traits[sign][0]).join(', ')}</span>
    </span>
  );
}

/** A unit's signs in words. */
export function UnitNotes({ unit }: { unit: Pick<Unit, 'traits' | 'marked'> }) {
  const t = messages.value;
  const signs = signsOf(unit);
  if (signs.length === 0) return null;
  return (
    <ul class="unit-notes" data-testid="unit-notes">
      {signs.map((sign) => (
        <li key={sign}>
          <SignMark sign={sign} />
          <span>
            <strong>{t.traits[sign][0]}</strong> {t.traits[sign][1]}
          </span>
        </li>
      ))}
    </ul>
  );
}
