import type { Cue } from './cues';
import { pitchOf, type Tone, VOICES } from './voices';

/** Seconds in which a tone swells to its peak. */
const ATTACK = 0.008;

/** Makes the tones of cues. */
export class Tones {
  private readonly noise: AudioBuffer;

  constructor(private readonly context: AudioContext) {
    this.noise = makeNoise(context);
  }

  /** Has a cue sound into `bus` after so many seconds. */
  play(cue: Cue, bus: GainNode, wait: number): void {
    const pitch = pitchOf(cue.damage);
    for (const tone of VOICES[cue.kind]) {
      this.sound(bus, tone, this.context.currentTime + wait + tone.after, pitch);
    }
  }

  private sound(bus: GainNode, tone: Tone, start: number, pitch: number): void {
    const { context } = this;
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
