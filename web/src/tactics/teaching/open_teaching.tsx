import './styles.css';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import type { TacticsModule } from '../../../../wasm/tactics';
import type { Session } from '../../shell/session/session';
import type { Battle } from '../battle/battle';
import { Teaching, type TeachingParts } from './teaching';
import { TeachingScreen, type TeachingScreenProps } from './teaching_screen';

/** The course with its screen: a script of its own, which nobody needs for playing. */
export interface OpenTeaching {
  /** Of the lesson at hand; null in a puzzle. */
  readonly battle: ReadonlySignal<Battle | null>;
  view(asked: Omit<TeachingScreenProps, 'teaching' | 'session'>): ComponentChild;
  dispose(): void;
}

/** Opens the course at its first lesson. */
export function openTeaching(session: Session<TacticsModule>, parts: TeachingParts): OpenTeaching {
  const teaching = new Teaching(parts);
  return {
    battle: teaching.battle,
    view: (asked) => <TeachingScreen {...asked} teaching={teaching} session={session} />,
    dispose: () => teaching.dispose(),
  };
}
