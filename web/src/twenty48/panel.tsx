import { useSignal } from '@preact/signals';
import type { Session } from '../shell/session';
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

const TABS = ['autoplay', 'course'] as const;

/** Beside the board: the engine's settings, and the game's course. */
export function Panel(props: PanelProps) {
  const t = messages.value;
  const tab = useSignal<(typeof TABS)[number]>('autoplay');
  const names = { autoplay: t.twenty48TabAutoplay, course: t.twenty48TabCourse };
  return (
    <section class="panel">
      <div class="tabs" role="tablist">
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            class="tab"
            data-testid={`tab-${name}`}
            aria-selected={tab.value === name}
            onClick={() => {
              tab.value = name;
            }}
          >
            {names[name]}
          </button>
        ))}
      </div>
      <div class="tab-body" role="tabpanel">
        {tab.value === 'autoplay' ? <AutoplayPanel {...props} /> : <CoursePanel game={props.game} />}
      </div>
    </section>
  );
}
