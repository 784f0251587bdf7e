import { effect, untracked } from '@preact/signals';
import type { SceneSource } from '../board/board_loop';
import type { Frames, Milliseconds } from '../conductor/contract';
import { ShownStage } from '../play/shown_stage';
import type { BoardGame } from './game';
import { WeighingFade } from './thinking/weighing_fade';
import type { Timeline } from './timeline';

/** What a board shows: the timeline with what the opponent weighs, or an earlier moment that is looked back at. */
export class BoardScenes implements SceneSource<unknown> {
  private readonly fade: WeighingFade;
  private readonly shown: ShownStage<unknown, Timeline>;
  private changed: () => void = () => {};

  constructor(
    private readonly game: BoardGame,
    private readonly frames: Frames,
  ) {
    this.shown = new ShownStage(game);
    const { look } = game.spec;
    this.fade = new WeighingFade((action) => look.ghosts(game.snapshot.peek(), [action])[0] ?? null);
  }

  /** Follows what the opponent weighs until the returned function is called. */
  watch(): () => void {
    return effect(() => {
      const moves = this.game.weighing.moves.value;
      untracked(() => this.fade.aim(moves, this.frames.now()));
      this.changed();
    });
  }

  sceneAt(now: Milliseconds): unknown {
    const { spec, rewind } = this.game;
    const scene = this.shown.sceneAt(now);
    return rewind.stage === null ? spec.look.withWeighed(scene, this.fade.at(now)) : scene;
  }

  isMoving(now: Milliseconds): boolean {
    return this.shown.isMoving(now) || this.fade.isMoving(now);
  }

  set onChange(changed: () => void) {
    this.changed = changed;
    this.shown.onChange = changed;
  }
}
