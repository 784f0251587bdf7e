import { useMemo } from 'preact/hooks';
import type { XiangqiModule } from '../../../../wasm/xiangqi';
import { BoardPicture } from '../../ladder/scenes/scene_board';
import type { SceneGame } from '../../ladder/scenes/scene_game';
import type { Commons } from '../../shell/session/session';
import type { FinishedDepth, Moment } from './measured';
import { answerAt } from './played_moments';
import { told } from './told';
import { messages } from './words/messages';

interface AnswerProps {
  testId: string;
  title: string;
  /** How it came to its answer, in a sentence. */
  how: string;
  moment: Moment;
  /** What it answers with; null where it has finished nothing. */
  finished: FinishedDepth | null;
  seconds: number;
  /** What the length of the line stands for. */
  longest: number;
  /** When it finished a depth. */
  marks: readonly number[];
  game: SceneGame;
  module: XiangqiModule;
  commons: Pick<Commons, 'frames' | 'settings'>;
}

/** One program's answer: its move on the board, and on a line how long it took. */
export function AnswerCard(props: AnswerProps) {
  const { testId, title, how, moment, finished, seconds, longest, marks, game, module, commons } = props;
  const t = messages.value;
  const answer = useMemo(
    () => (finished === null ? null : answerAt(module, moment, finished)),
    [moment, finished?.best, t],
  );
  const across = (at: number) => `${(100 * at) / longest}%`;
  return (
    <article class="deadline-answer" data-testid={testId} data-best={finished?.best ?? ''}>
      <h3>{title}</h3>
      <p class="quiet">{how}</p>
      {answer === null ? null : (
        <BoardPicture
          key={answer.position}
          game={game}
          snapshot={answer.snapshot}
          position={answer.position}
          commons={commons}
        />
      )}
      <p class="deadline-move">{answer === null ? t.nothing : t.plays(answer.move, told(seconds))}</p>
      <div class="deadline-line" aria-hidden="true">
        <span style={{ width: across(seconds) }} />
        {marks.map((at) => (
          <i key={at} style={{ left: across(at) }} />
        ))}
      </div>
    </article>
  );
}
