import type { Milliseconds } from '../conductor/contract';
import type { Cue, CueSink } from './cues';
import { pitchOf, type Tone, VOICES } from './voices';

/** Gain of everything together at full volume. */
const FULL_GAIN = 0.8;
/** Seconds in which a tone swells to its peak. */
const ATTACK = 0.008;
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
  private noise: AudioBuffer | null = null;
  private shakes: ReturnType<typeof setTimeout>[] = [];

  /** `now` is the timeline's clock; `volume` the player's choice, 0-1: at 0 nothing is heard or felt. */
  constructor(
    private readonly now: () => Milliseconds,
    private readonly volume: () => number,
  ) {
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
    this.context = new AudioContext();
    this.noise = makeNoise(this.context);
  }

  private play(cue: Cue, wait: Milliseconds): void {
    const { context } = this;
    if (context === null) return;
    if (this.bus === null) {
      this.bus = new GainNode(context);
      this.bus.connect(context.destination);
    }
    this.bus.gain.value = FULL_GAIN * this.volume();
    const pitch = pitchOf(cue.damage);
    for (const tone of VOICES[cue.kind]) {
      this.sound(context, this.bus, tone, context.currentTime + wait / 1000 + tone.after, pitch);
    }
  }

  private sound(context: AudioContext, bus: GainNode, tone: Tone, start: number, pitch: number): void {
    const end = start + tone.length;
    const envelope = new GainNode(context, { gain: 0 });
    envelope.gain.setValueAtTime(0, start);
    envelope.gain.linearRampToValueAtTime(tone.gain, start + ATTACK);
    envelope.gain.exponentialRampToValueAtTime(0.001, end);
    envelope.connect(bus);
    const glide = (frequency: AudioParam) => {
      frequency.setValueAtTime(tone.from * pitch, start);
      frequency.exponentialRampToValueAtTime(tone.to * pitch, end);
    };
    const source =
      tone.wave === 'noise'
        ? this.band(context, envelope, glide)
        : oscillator(context, tone.wave, envelope, glide);
    source.start(start);
    source.stop(end);
    source.onended = () => envelope.disconnect();
  }

  /** Noise through a band that glides. */
  private band(
    context: AudioContext,
    envelope: GainNode,
    glide: (frequency: AudioParam) => void,
  ): AudioScheduledSourceNode {
    const source = new AudioBufferSourceNode(context, { buffer: this.noise, loop: true });
    const filter = new BiquadFilterNode(context, { type: 'bandpass', Q: 0.9 });
    glide(filter.frequency);
    source.connect(filter).connect(envelope);
    return source;
  }

  private shakeAfter(wait: Milliseconds, damage: number): void {
    if (typeof navigator.vibrate !== 'function') return;
    this.shakes.push(setTimeout(() => navigator.vibrate(Math.round(SHAKE * damage)), wait));
  }
}

function oscillator(
  context: AudioContext,
  type: OscillatorType,
  envelope: GainNode,
  glide: (frequency: AudioParam) => void,
): AudioScheduledSourceNode {
  const source = new OscillatorNode(context, { type });
  glide(source.frequency);
  source.connect(envelope);
  return source;
}

/** Half a second of white noise, always the same. */
function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let index = 0; index < samples.length; index += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[index] = state / 2 ** 31;
  }
  return buffer;
}
