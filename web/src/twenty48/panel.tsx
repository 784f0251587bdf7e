import { useSignal } from '@preact/signals';
import { Tabs } from '../board/tabs';
import type { Session } from '../shell/session/session';
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

/** Beside the board: the engine's settings, and the game's course. */
export function Panel(props: PanelProps) {
  const t = messages.value;
  const tab = useSignal<'autoplay' | 'course'>('autoplay');
  const tabs = [
    { name: 'autoplay', label: t.twenty48TabAutoplay },
    { name: 'course', label: t.twenty48TabCourse },
  ] as const;
  return (
    <Tabs tabs={tabs} open={tab.value} onChoose={(name) => (tab.value = name)}>
      {tab.value === 'autoplay' ? <AutoplayPanel {...props} /> : <CoursePanel game={props.game} />}
    </Tabs>
  );
}
