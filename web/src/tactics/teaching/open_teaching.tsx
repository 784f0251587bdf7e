import './styles.css';
import type { ReadonlySignal } from '@preact/signals';
import type { TacticsModule } from '../../../../wasm/tactics';
import type { SideScreen } from '../../play/side_screen';
import type { Session } from '../../shell/session/session';
import type { Battle } from '../battle/battle';
import { Teaching, type TeachingParts } from './teaching';
import { TeachingScreen, type TeachingScreenProps } from './teaching_screen';
import { messages } from './words/messages';

/** The course with its screen: a script of its own, which nobody needs for playing. */
export interface OpenTeaching extends SideScreen {
  /** Of the lesson at hand; null in a puzzle. */
  readonly battle: ReadonlySignal<Battle | null>;
}

/** What the course needs of whoever opens it. */
export type TeachingAsked = TeachingParts &
  Pick<TeachingScreenProps, 'perf' | 'onHome' | 'onBattle'> & {
    /** Where its first board grows from; taken once. */
    takeGrowth(): DOMRect | null;
  };

/** What opens the course at its first lesson, once its words have come. */
export async function loadTeaching(): Promise<typeof openTeaching> {
  await messages.load();
  return openTeaching;
}

function openTeaching(session: Session<TacticsModule>, asked: TeachingAsked): OpenTeaching {
  const teaching = new Teaching(asked);
  const growFrom = asked.takeGrowth();
  return {
    battle: teaching.battle,
    view: () => <TeachingScreen {...asked} growFrom={growFrom} teaching={teaching} session={session} />,
    dispose: () => teaching.dispose(),
  };
}
