import { effect, untracked } from '@preact/signals';
import type { SceneSource } from '../board/board_loop';
import type { Frames, Milliseconds } from '../conductor/contract';
import type { BoardGame } from './game';
import { WeighingFade } from './thinking/weighing_fade';

/** What a board shows: the timeline with what the opponent weighs, or an earlier moment that is looked back at. */
export class BoardScenes implements SceneSource<unknown> {
  private readonly fade: WeighingFade;
  private changed: () => void = () => {};

  constructor(
    private readonly game: BoardGame,
    private readonly frames: Frames,
  ) {
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
    const { stage, spec, rewind } = this.game;
    const scene = stage.sceneAt(now);
    if (rewind.stage !== null) return rewind.stage.sceneAt(now);
    return spec.look.withWeighed(scene, this.fade.at(now));
  }

  isMoving(now: Milliseconds): boolean {
    const { stage, rewind } = this.game;
    return stage.isMoving(now) || rewind.stage?.isMoving(now) === true || this.fade.isMoving(now);
  }

  set onChange(changed: () => void) {
    this.changed = changed;
    this.game.stage.onChange = changed;
    this.game.rewind.onChange = changed;
  }
}
