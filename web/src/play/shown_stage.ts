import type { SceneSource } from '../board/board_loop';
import type { Milliseconds } from '../conductor/contract';
import type { Rewind } from './rewind';
import type { GameStage } from './stage';

/** A game as its board shows it. */
interface Shown<Stage extends GameStage> {
  readonly stage: Stage;
  readonly rewind: Rewind<Stage>;
}

/** What a board shows: the game's timeline, or an earlier moment that is looked back at. */
export class ShownStage<Scene, Stage extends GameStage & SceneSource<Scene>> implements SceneSource<Scene> {
  constructor(private readonly game: Shown<Stage>) {}

  sceneAt(now: Milliseconds): Scene {
    const { stage, rewind } = this.game;
    // The game goes on behind what is looked at.
    const scene = stage.sceneAt(now);
    return rewind.stage?.sceneAt(now) ?? scene;
  }

  isMoving(now: Milliseconds): boolean {
    const { stage, rewind } = this.game;
    return stage.isMoving(now) || rewind.stage?.isMoving(now) === true;
  }

  set onChange(changed: () => void) {
    this.game.stage.onChange = changed;
    this.game.rewind.onChange = changed;
  }
}
