import { describe, expect, it } from 'vitest';
import { withClip } from '../../../web/src/boardgame/clip';
import type { Shown } from '../../../web/src/boardgame/spec';
import { clips, clipsBack, DISC_MS, FLIP_MS, WAVE_MS } from '../../../web/src/othello/clips';
import { decodeEvents } from '../../../web/src/othello/events';
import type { Othello } from '../../../web/src/othello/othello_types';
import { restingScene, type Scene } from '../../../web/src/othello/scene';
import { decodeSnapshot } from '../../../web/src/othello/snapshot';
import { actionsOf, at, rulesAfter, snapshotAfter } from './support/module';

/** White's g5 turns f5 and f4, one aside, then e5, two away. */
const BEFORE = 'f5d6c5f4e7f6';
const MOVE = 'g5';

/** The last move on its way. */
function shown(): Shown<Othello> {
  const rules = rulesAfter(actionsOf(BEFORE));
  const before = decodeSnapshot(rules.snapshot());
  expect(rules.play(at(MOVE))).toBe('');
  const after = decodeSnapshot(rules.snapshot());
  const events = decodeEvents(rules.events());
  rules.delete();
  return { action: at(MOVE), events, before, after, by: 'player' };
}

const sceneAt = (act: Shown<Othello>, now: number, motion: 'travel' | 'fade' = 'travel'): Scene =>
  clips(act, 0, motion).reduce((scene, clip) => withClip(scene, clip, now), restingScene(act.before));

const poseOn = (scene: Scene, name: string) => scene.discs.find(({ cell }) => cell === at(name));

describe('a disc', () => {
  it('lands, and a wave turns over what it has enclosed, nearest first', () => {
    const act = shown();
    const near = DISC_MS + FLIP_MS / 2;
    expect(poseOn(sceneAt(act, DISC_MS / 2), 'f5')?.turning).toBeNull();
    expect(poseOn(sceneAt(act, near), 'f5')?.turning?.part).toBeCloseTo(0.5);
    expect(poseOn(sceneAt(act, near + WAVE_MS), 'e5')?.turning?.part).toBeCloseTo(0.5);
    const end = sceneAt(act, DISC_MS + WAVE_MS + FLIP_MS);
    const byCell = (scene: Scene) => [...scene.discs].sort((a, b) => a.cell - b.cell);
    expect(byCell(end)).toEqual(byCell(restingScene(act.after)));
    expect(end.last).toBe(at(MOVE));
  });

  it('fades from one colour to the other for those who want less motion', () => {
    const turning = poseOn(sceneAt(shown(), DISC_MS + FLIP_MS / 2, 'fade'), 'f5')?.turning;
    expect(turning).toMatchObject({ from: 1, across: null });
  });

  it('is heard when it lies, and so is each step of the wave', () => {
    const cues = clips(shown(), 0, 'travel').flatMap((clip) => clip.cues ?? []);
    expect(cues.map(({ kind, at: when }) => [kind, when])).toEqual([
      ['stone', DISC_MS],
      ['flip', DISC_MS + FLIP_MS / 2],
      ['flip', DISC_MS + WAVE_MS + FLIP_MS / 2],
    ]);
  });

  it('that is taken back is lifted, and what it had turned over turns back', () => {
    const { before, after } = shown();
    const back = clipsBack(after, before, 0, 'travel');
    const half = back.reduce((scene, clip) => withClip(scene, clip, DISC_MS / 2), restingScene(before));
    expect(poseOn(half, MOVE)?.opacity).toBeCloseTo(0.5);
    expect(poseOn(half, 'f5')?.turning).toMatchObject({ from: 0 });
    const end = back.reduce((scene, clip) => withClip(scene, clip, FLIP_MS), restingScene(before));
    expect(poseOn(end, MOVE)).toBeUndefined();
    expect(end.discs.every(({ turning }) => turning === null)).toBe(true);
  });
});

it('a pass shows nothing on the board', () => {
  const before = snapshotAfter([]);
  expect(
    clips(
      { action: 64, events: [{ kind: 'pass', side: 0 }], before, after: before, by: 'player' },
      0,
      'travel',
    ),
  ).toEqual([]);
});
