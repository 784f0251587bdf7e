import type { Milliseconds } from '../conductor/contract';
import type { Cue } from './cues';
import { Tones } from './tones';

/** Gain of everything together at full volume. */
const FULL_GAIN = 0.8;
/** Milliseconds that the device shakes for each hit point lost; about 10 for a usual hit. */
const SHAKE = 0.28;

/** Makes cues heard, and felt where the device can shake. A script of its own: a game can be played before it has come. */
export class Loudspeaker {
  private readonly tones: Tones;
  /** Everything on its way to be heard goes through it; another one takes its place after a hush. */
  private bus: GainNode | null = null;
  private shakes: ReturnType<typeof setTimeout>[] = [];

  constructor(private readonly context: AudioContext) {
    this.tones = new Tones(context);
  }

  /** `now`: of the timeline's clock; `volume`: 0-1. */
  hear(cues: readonly Cue[], now: Milliseconds, volume: number): void {
    for (const cue of cues) {
      const wait = Math.max(0, cue.at - now);
      this.tones.play(cue, this.busAt(volume), wait / 1000);
      if (cue.damage > 0) this.shakeAfter(wait, cue.damage);
    }
  }

  hush(): void {
    this.bus?.disconnect();
    this.bus = null;
    for (const timer of this.shakes) clearTimeout(timer);
    this.shakes = [];
  }

  private busAt(volume: number): GainNode {
    const bus = this.bus ?? new GainNode(this.context);
    if (this.bus === null) bus.connect(this.context.destination);
    this.bus = bus;
    bus.gain.value = FULL_GAIN * volume;
    return bus;
  }

  private shakeAfter(wait: Milliseconds, damage: number): void {
    if (typeof navigator.vibrate !== 'function') return;
    this.shakes.push(setTimeout(() => navigator.vibrate(Math.round(SHAKE * damage)), wait));
  }
}
