import { signal } from '@preact/signals';
import { after } from '../../conductor/after';
import type { Frames, Milliseconds, Step } from '../../conductor/contract';
import type { SceneStage } from './scene_game';
import type { SceneScript } from './scene_script';

/** Whose turn is shown: at first nobody's, the lower rung's, then the upper one's, and at last both have been. */
export type Moment = 'start' | 'below' | 'back' | 'own' | 'end';

/** Before the first action, between two, after a turn, and until the board is as it was. */
const LEAD_MS: Milliseconds = 650;
const GAP_MS: Milliseconds = 80;
const HOLD_MS: Milliseconds = 950;
const BACK_MS: Milliseconds = 550;

/** So long is a scene at most: one with more in it is shown faster. */
export const LONGEST_MS: Milliseconds = 5000;

/** How long a scene takes at the pace of its stage, which is at its start and only plans it. */
export function lengthOf(script: SceneScript, stage: SceneStage): Milliseconds {
  const shown = (steps: readonly Step[], begin: Milliseconds) =>
    steps.reduce((now, step) => stage.perform({ ...step, start: now }) + GAP_MS, begin) + HOLD_MS;
  const back = shown(script.below, LEAD_MS);
  stage.stepBack(script.start, back);
  return shown(script.own, back + BACK_MS);
}

/** Plays a scene on a board: the lower rung's turn, back, and the upper one's. */
export class SceneCourse {
  readonly moment = signal<Moment>('start');
  private stopWaiting: () => void = () => {};

  constructor(
    private readonly script: SceneScript,
    private readonly stage: SceneStage,
    private readonly frames: Frames,
  ) {}

  /** From the start, whatever was shown. */
  play(): void {
    this.stop();
    if (this.moment.peek() !== 'start') this.stepBack();
    this.moment.value = 'start';
    this.wait(LEAD_MS, () => this.show('below', this.script.below, () => this.goBack()));
  }

  /** Nothing more is shown than what is on its way. */
  stop(): void {
    this.stopWaiting();
  }

  private goBack(): void {
    this.moment.value = 'back';
    this.stepBack();
    this.wait(BACK_MS, () =>
      this.show('own', this.script.own, () => {
        this.moment.value = 'end';
      }),
    );
  }

  private show(moment: Moment, steps: readonly Step[], then: () => void): void {
    this.moment.value = moment;
    const [step, ...rest] = steps;
    if (step === undefined) {
      this.wait(HOLD_MS, then);
      return;
    }
    const now = this.frames.now();
    const end = this.stage.perform({ ...step, start: now });
    this.wait(end - now + GAP_MS, () => this.show(moment, rest, then));
  }

  private stepBack(): void {
    this.stage.stepBack(this.script.start, this.frames.now());
  }

  private wait(length: Milliseconds, then: () => void): void {
    this.stopWaiting = after(this.frames, this.frames.now() + length, then);
  }
}
