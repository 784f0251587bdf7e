import type { Milliseconds } from '../conductor/contract';
import type { Cue, CueSink } from './cues';
import type { Tones } from './tones';

const tonesScript = () => import('./tones');

/** Gain of everything together at full volume. */
const FULL_GAIN = 0.8;
/** Milliseconds that the device shakes for each hit point lost; about 10 for a usual hit. */
const SHAKE = 0.28;

/**
 * Makes cues heard, and felt where the device can shake. Browsers allow sound only after a first gesture of the
 * player; what comes before it stays silent.
 */
export class Speaker implements CueSink {
  private context: AudioContext | null = null;
  /** Everything on its way to be heard goes through it; another one takes its place after a hush. */
  private bus: GainNode | null = null;
  private tones: Tones | null = null;
  private shakes: ReturnType<typeof setTimeout>[] = [];

  /** `now` is the timeline's clock; `volume` the player's choice, 0-1: at 0 nothing is heard or felt. */
  constructor(
    private readonly now: () => Milliseconds,
    private readonly volume: () => number,
  ) {
    // It comes while the game is opened; without it the board is silent, and nothing else.
    void tonesScript().catch(() => {});
    for (const gesture of ['pointerdown', 'keydown']) {
      document.addEventListener(gesture, () => this.open(), { once: true });
    }
  }

  hear(cues: readonly Cue[]): void {
    if (this.volume() === 0 || this.context === null) return;
    const now = this.now();
    for (const cue of cues) {
      const wait = Math.max(0, cue.at - now);
      this.play(cue, wait);
      if (cue.damage > 0) this.shakeAfter(wait, cue.damage);
    }
  }

  hush(): void {
    this.bus?.disconnect();
    this.bus = null;
    for (const timer of this.shakes) clearTimeout(timer);
    this.shakes = [];
  }

  private open(): void {
    if (this.context !== null || typeof AudioContext === 'undefined') return;
    const context = new AudioContext();
    this.context = context;
    tonesScript().then(
      ({ Tones }) => {
        this.tones = new Tones(context);
      },
      () => {},
    );
  }

  private play(cue: Cue, wait: Milliseconds): void {
    const { context, tones } = this;
    if (context === null || tones === null) return;
    if (this.bus === null) {
      this.bus = new GainNode(context);
      this.bus.connect(context.destination);
    }
    this.bus.gain.value = FULL_GAIN * this.volume();
    tones.play(cue, this.bus, wait / 1000);
  }

  private shakeAfter(wait: Milliseconds, damage: number): void {
    if (typeof navigator.vibrate !== 'function') return;
    this.shakes.push(setTimeout(() => navigator.vibrate(Math.round(SHAKE * damage)), wait));
  }
}
