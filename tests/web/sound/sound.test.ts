import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Step } from '../../../web/src/conductor/contract';
import { type Cue, cue } from '../../../web/src/sound/cues';
import { Speaker } from '../../../web/src/sound/speaker';
import { pitchOf, VOICES } from '../../../web/src/sound/voices';
import { paceOf } from '../../../web/src/tactics/battle/tempo';
import { TacticsStage } from '../../../web/src/tactics/board/stage';
import { END_TURN } from '../../../web/src/tactics/rules/action_code';
import { BLOW, type Cells, openText, skirmishText, strikeCode } from '../tactics/support/skirmish';

/** Unit 0 can strike 13 after a step. */
const CLASH: Cells = [[11], [13, 88]];

/** What the stage tells of one step from the position `start`. */
function cuesOfStep(action: number, by: Step['by'], start = skirmishText(CLASH)): Cue[] {
  const rules = openText(start);
  const told: Cue[] = [];
  const stage = new TacticsStage(rules.snapshot(), {
    pace: () => paceOf('brisk'),
    motion: () => 'travel',
    cues: { hear: (cues) => told.push(...cues), hush: () => told.splice(0) },
  });
  const before = rules.snapshot();
  expect(rules.play(action)).toBe('');
  stage.perform({ action, events: rules.events(), before, after: rules.snapshot(), start: 1000, by });
  return told;
}

/** The second side is about to end the last round: who has more hit points wins. */
function lastTurn(cells: Cells): string {
  return skirmishText(cells).replace('side first round 1', 'side second round 40');
}

const kinds = (cues: readonly Cue[]) => cues.map(({ kind }) => kind);

describe('what can be heard', () => {
  it('is each step, the weapon and the hit, in the order in which they are seen', () => {
    const cues = cuesOfStep(strikeCode(0, 12, 13), 'player');
    expect(kinds(cues)).toEqual(['step', 'blow', 'hit']);
    const times = cues.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times[0]).toBeGreaterThan(1000);
    expect(cues.at(-1)?.damage).toBe(BLOW);
  });

  it('is a fall after the hit that kills', () => {
    const cues = cuesOfStep(strikeCode(0, 12, 13), 'opponent', skirmishText(CLASH, BLOW));
    expect(kinds(cues)).toEqual(['step', 'blow', 'hit', 'fall']);
    expect(cues[3]?.at).toBeGreaterThan(cues[2]?.at ?? 0);
  });

  it('calls the player when the opponent’s turn ends, and not the opponent', () => {
    expect(kinds(cuesOfStep(END_TURN, 'opponent'))).toEqual(['turn']);
    expect(cuesOfStep(END_TURN, 'player')).toEqual([]);
  });

  it.each([
    ['player', 'first', 'defeat'],
    ['player', 'second', 'victory'],
    ['opponent', 'first', 'victory'],
    ['opponent', 'second', 'defeat'],
  ] as const)('when the %s, on the second side, ends it and the %s wins, is a %s', (by, winner, kind) => {
    const cells: Cells = winner === 'first' ? [[11, 31], [88]] : [[11], [13, 88]];
    expect(kinds(cuesOfStep(END_TURN, by, lastTurn(cells)))).toEqual([kind]);
  });

  it('is deeper the more a hit takes', () => {
    const pitches = [10, 25, 35, 45, 90].map(pitchOf);
    expect(pitches).toEqual(pitches.toSorted((one, other) => other - one));
    expect(new Set(pitches).size).toBe(pitches.length);
  });
});

describe('the end of a game', () => {
  const rise = (kind: 'victory' | 'defeat') => {
    const tones = VOICES[kind].filter(({ from, to }) => from === to);
    const first = tones.find(({ after }) => after === 0)?.from ?? 0;
    return Math.max(...tones.slice(1).map(({ from }) => from)) - first;
  };

  it('rises for a victory and falls for a defeat', () => {
    expect(rise('victory')).toBeGreaterThan(0);
    expect(rise('defeat')).toBeLessThan(0);
  });
});

/** Web Audio as far as the speaker uses it; remembers when its sources start. */
class FakeParam {
  value = 0;
  setValueAtTime() {}
  linearRampToValueAtTime() {}
  exponentialRampToValueAtTime() {}
}
class FakeNode {
  gain = new FakeParam();
  constructor() {
    nodes.push(this);
  }
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
let nodes: FakeNode[] = [];
let started: number[] = [];
let disconnected = 0;

describe('the speaker', () => {
  beforeEach(() => {
    nodes = [];
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

  /** The player's first gesture, and the tones come. */
  const gesture = async (kind: 'pointerdown' | 'keydown') => {
    document.dispatchEvent(new Event(kind));
    await vi.dynamicImportSettled();
  };

  it('is silent before the player’s first gesture, and sounds on the timeline’s time after it', async () => {
    const speaker = new Speaker(
      () => 2000,
      () => 1,
    );
    speaker.hear([turn]);
    expect(started).toEqual([]);
    await gesture('pointerdown');
    speaker.hear([turn]);
    expect(started).toEqual(VOICES.turn.map(({ after }) => 5 + 0.5 + after));
  });

  it('is silent where the player has switched it off', async () => {
    const speaker = new Speaker(
      () => 2000,
      () => 0,
    );
    await gesture('keydown');
    speaker.hear([turn]);
    expect(started).toEqual([]);
  });

  it('is as loud as the player wants it', async () => {
    const loudness = async (volume: number) => {
      nodes = [];
      const speaker = new Speaker(
        () => 2000,
        () => volume,
      );
      await gesture('keydown');
      speaker.hear([turn]);
      return Math.max(...nodes.map(({ gain }) => gain.value));
    };
    expect(await loudness(1)).toBeGreaterThan(0);
    expect(await loudness(0.25)).toBeCloseTo((await loudness(1)) / 4);
  });

  it('shakes the device when a hit lands, longer for a heavier one, and not after a hush', async () => {
    const shakes: unknown[] = [];
    vi.stubGlobal('navigator', { vibrate: (length: number) => shakes.push(length) });
    const speaker = new Speaker(
      () => 2000,
      () => 1,
    );
    await gesture('keydown');
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
