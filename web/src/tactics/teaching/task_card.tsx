import { Icon } from '../../shell/ui/icons';
import { Token } from '../cards/token';
import type { Puzzle } from './puzzle';
import { failureLine, gestureLine, taskLine } from './teaching_words';
import { messages } from './words/messages';

/** What a puzzle asks for, and below it what to do next or what went wrong. */
export function TaskCard({ puzzle }: { puzzle: Puzzle }) {
  const t = messages.value;
  const { lesson } = puzzle;
  const failure = puzzle.failure.value;
  const guide = puzzle.guide.value;
  const actor = puzzle.battle.snapshot.value.units[lesson.actor];
  return (
    <section class="task" aria-label={t.teachTitle} data-testid="task">
      {actor === undefined ? null : <Token side={actor.side} type={actor.type} size={44} />}
      <div class="task-words">
        <p class="task-line">{taskLine(t, lesson)}</p>
        {failure === null ? (
          <p class="quiet">{guide === null ? '' : gestureLine(t, lesson, guide.gesture)}</p>
        ) : (
          <p class="task-failed" data-testid="task-failed">
            <Icon name="restart" size={16} />
            {failureLine(t, failure)}
          </p>
        )}
      </div>
    </section>
  );
}
