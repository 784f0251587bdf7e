import './scenes.css';
import type { ComponentChild } from 'preact';
import type { LadderSource } from '../source';
import type { RungView } from '../view';
import { SceneDialog } from './scene_dialog';

/** What a scene needs of the ladder that it belongs to. */
export interface SceneWanted {
  rung: number;
  views: readonly RungView[];
  onClose(): void;
}

/** Gets a game's scenes and what they are shown with; returns the dialog that shows one of them. */
export async function openScenes(source: LadderSource): Promise<(wanted: SceneWanted) => ComponentChild> {
  const [scenes, game] = await Promise.all([source.scenes.load(), source.scenes.open()]);
  return (wanted) => <SceneDialog source={source} scenes={scenes} game={game} {...wanted} />;
}
