import type { Session } from '../shell/session/session';
import { Icon } from '../shell/ui/icons';
import { AutoplayPanel } from './autoplay_panel';
import { CoursePanel } from './course_panel';
import type { Preferences } from './preferences';
import type { Twenty48Game } from './twenty48_game';
import { messages } from './words/messages';

interface PanelProps {
  game: Twenty48Game;
  preferences: Preferences;
  session: Session;
  /** The rung that plays when the engine is asked to. */
  rung: number;
}

/** Beside the board: the game's course, and folded away who plays when the engine is asked to. */
export function Panel(props: PanelProps) {
  const { game } = props;
  const t = messages.value;
  return (
    <section class="panel" aria-label={t.twenty48TabCourse}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <div class="tab-body" tabIndex={0}>
        <CoursePanel game={game} />
        <details class="fold" open={game.helped.value} data-testid="engine-fold">
          <summary>
            <Icon name="chevron" />
            {t.twenty48TabAutoplay}
          </summary>
          <AutoplayPanel {...props} />
        </details>
      </div>
    </section>
  );
}
