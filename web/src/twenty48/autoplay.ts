import { signal } from '@preact/signals';
import type { Twenty48Game as Rules } from '../../../wasm/twenty48';
import { Conductor } from '../conductor/conductor';
import type { Milliseconds, Opponent, Step } from '../conductor/contract';
import type { GameParts } from './game_parts';
import { FASTEST_NODES, type Speed } from './speed';
import type { TileStage } from './stage';

/** From the press to the first slide: the autoplayer's first thoughts. */
export const LEAD_MS: Milliseconds = 200;

export interface AutoplayHooks {
  /** A slide was played and its animation put on the timeline. Returns whether to go on. */
  played(step: Step): boolean;
  over(): void;
  /** The thinker is free again. */
  stopped(): void;
}

/** The engine plays by itself: a conductor whose opponent never hands the turn back. */
export class Autoplay {
  readonly on = signal(false);
  private conductor: Conductor | null = null;

  constructor(
    private readonly parts: GameParts,
    private readonly rules: Rules,
    private readonly stage: TileStage,
    private readonly hooks: AutoplayHooks,
  ) {}

  /** `nodes`: 0 for all the time there is between two slides. */
  start(rung: number, speed: Speed, seed: number, nodes: number): void {
    this.halt();
    const { rules } = this;
    const { thinker, planning, frames, log, visibility } = this.parts;
    const fixed = nodes === 0 && speed === 'fastest' ? FASTEST_NODES : nodes;
    const opponent: Opponent = { rung, seed, blur: null, nodes: fixed };
    thinker.configure(opponent);
    this.conductor = new Conductor({
      rules,
      thinker,
      stage: this.stage,
      frames: planning,
      opponent,
      log,
      visibility,
      onCommit: (step) => {
        const goesOn = this.hooks.played(step) && speed !== 'step';
        if (!goesOn && rules.result() === 0) this.stop();
      },
      onTurnOver: () => this.stop(),
      onGameOver: () => {
        this.stop();
        this.hooks.over();
      },
      onFallback: (reason) => this.parts.onFallback?.(reason),
    });
    this.on.value = true;
    this.conductor.begin(frames.now() + LEAD_MS);
  }

  stop(): void {
    if (this.conductor === null) return;
    this.halt();
    this.hooks.stopped();
  }

  /** Stops without a word, for good or for another start. */
  halt(): void {
    this.conductor?.dispose();
    this.conductor = null;
    this.on.value = false;
  }
}
