import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Step } from '../../../web/src/conductor/contract';
import { type Cue, cue } from '../../../web/src/sound/cues';
import { Speaker } from '../../../web/src/sound/speaker';
import { pitchOf, VOICES } from '../../../web/src/sound/voices';
import { END_TURN } from '../../../web/src/tactics/action_code';
import { decodeEvents, encodeEvents, type TacticsEvent } from '../../../web/src/tactics/events';
import { TacticsStage } from '../../../web/src/tactics/stage';
import { paceOf } from '../../../web/src/tactics/tempo';
import { Skirmish, strikeCode } from '../tactics/support/skirmish';

/** What the stage tells of one step of the skirmish in which unit 0 can strike 13 after a step. */
function cuesOfStep(action: number, by: Step['by'], ending: TacticsEvent[] = []): Cue[] {
  const rules = new Skirmish([[11], [13, 88]]);
  const told: Cue[] = [];
  const stage = new TacticsStage(rules.snapshot(), {
    pace: () => paceOf('brisk'),
    motion: () => 'travel',
    cues: { hear: (cues) => told.push(...cues), hush: () => told.splice(0) },
  });
  const before = rules.snapshot();
  expect(rules.play(action)).toBe('');
  const events = encodeEvents([...decodeEvents(rules.events()), ...ending]);
  stage.perform({ action, events, before, after: rules.snapshot(), start: 1000, by });
  return told;
}

const kinds = (cues: readonly Cue[]) => cues.map(({ kind }) => kind);

describe('what can be heard', () => {
  it('is each step, the weapon and the hit, in the order in which they are seen', () => {
    const cues = cuesOfStep(strikeCode(0, 12, 13), 'player');
    expect(kinds(cues)).toEqual(['step', 'blow', 'hit']);
    const times = cues.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times[0]).toBeGreaterThan(1000);
    expect(cues.at(-1)?.damage).toBe(50);
  });

  it('is a fall after the hit that kills', () => {
    const death: TacticsEvent = { kind: 'death', unit: 1, cell: 13 };
    const cues = cuesOfStep(strikeCode(0, 12, 13), 'opponent', [death]);
    expect(kinds(cues)).toEqual(['step', 'blow', 'hit', 'fall']);
    expect(cues[3]?.at).toBeGreaterThan(cues[2]?.at ?? 0);
  });

  it('calls the player when the opponent’s turn ends, and not the opponent', () => {
    expect(kinds(cuesOfStep(END_TURN, 'opponent'))).toEqual(['turn']);
    expect(cuesOfStep(END_TURN, 'player')).toEqual([]);
  });

  it.each([
    ['player', 1, 'victory'],
    ['player', 2, 'defeat'],
    ['opponent', 1, 'defeat'],
    ['opponent', 2, 'victory'],
  ] as const)('when the %s ends it with result %i is a %s', (by, result, kind) => {
    const over: TacticsEvent = { kind: 'over', result, reason: 1 };
    expect(kinds(cuesOfStep(END_TURN, by, [over]))).toEqual([kind]);
  });

  it('is deeper the more a hit takes', () => {
    const pitches = [10, 25, 35, 45, 90].map(pitchOf);
    expect(pitches).toEqual(pitches.toSorted((one, other) => other - one));
    expect(new Set(pitches).size).toBe(pitches.length);
  });
});

/** Web Audio as far as the speaker uses it; remembers when its sources start. */
class FakeParam {
  setValueAtTime() {}
  linearRampToValueAtTime() {}
  exponentialRampToValueAtTime() {}
}
class FakeNode {
  gain = new FakeParam();
  frequency = new FakeParam();
  connect(next: unknown) {
    return next;
  }
  disconnect() {
    disconnected += 1;
  }
  start(at: number) {
    started.push(at);
  }
  stop() {}
}
class FakeContext {
  currentTime = 5;
  sampleRate = 8;
  createBuffer() {
    return { getChannelData: () => new Float32Array(4) };
  }
}
let started: number[] = [];
let disconnected = 0;

describe('the speaker', () => {
  beforeEach(() => {
    started = [];
    disconnected = 0;
    vi.useFakeTimers();
    vi.stubGlobal('AudioContext', FakeContext);
    for (const name of ['GainNode', 'OscillatorNode', 'AudioBufferSourceNode', 'BiquadFilterNode']) {
      vi.stubGlobal(name, FakeNode);
    }
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const turn = cue('turn', 2500);

  it('is silent before the player’s first gesture, and sounds on the timeline’s time after it', () => {
    const speaker = new Speaker(
      () => 2000,
      () => true,
    );
    speaker.hear([turn]);
    expect(started).toEqual([]);
    document.dispatchEvent(new Event('pointerdown'));
    speaker.hear([turn]);
    expect(started).toEqual(VOICES.turn.map(({ after }) => 5 + 0.5 + after));
  });

  it('is silent where the player has switched it off', () => {
    const speaker = new Speaker(
      () => 2000,
      () => false,
    );
    document.dispatchEvent(new Event('keydown'));
    speaker.hear([turn]);
    expect(started).toEqual([]);
  });

  it('shakes the device when a hit lands, longer for a heavier one, and not after a hush', () => {
    const shakes: unknown[] = [];
    vi.stubGlobal('navigator', { vibrate: (length: number) => shakes.push(length) });
    const speaker = new Speaker(
      () => 2000,
      () => true,
    );
    document.dispatchEvent(new Event('keydown'));
    speaker.hear([cue('hit', 2100, 35), cue('hit', 2200, 45), cue('hit', 2300, 25)]);
    vi.advanceTimersByTime(99);
    expect(shakes).toEqual([]);
    vi.advanceTimersByTime(101);
    expect(shakes).toEqual([10, 13]);
    speaker.hush();
    vi.advanceTimersByTime(1000);
    expect(shakes).toHaveLength(2);
    expect(disconnected).toBe(1);
  });
});
