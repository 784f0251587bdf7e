// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { SceneDialog } from '../../../web/src/ladder/scenes/scene_dialog';
import type { LadderSource } from '../../../web/src/ladder/source';
import type { RungView } from '../../../web/src/ladder/view';
import { SettingsStore } from '../../../web/src/shell/storage/settings_store';
import { forgetfulSaves } from '../../../web/src/shell/storage/storage';
import { FakeFrames } from '../support/fake_time';
import { countingGame, SCENE } from './support/counting_game';

afterEach(() => act(() => render(null, document.body)));

const VIEWS = [0, 10, 20, 30, 50].map((rung) => ({ rung, name: `R${rung}`, idea: `Idea ${rung}.` }));
const MISSED = [{ rung: 30, positions: 1500 }];

/** The dialog with the scene of a rung; frames are painted by the test. */
function open(rung: number, { still = false, stepMs = 0, scene = SCENE } = {}) {
  const frames = new FakeFrames();
  const settings = new SettingsStore(forgetfulSaves());
  settings.reducedMotion.value = still;
  const source = {
    game: 'toads',
    scenes: {
      commons: { frames, settings },
      story: (of: number) => (of <= 20 ? 'From toad to prince' : null),
    },
  } as unknown as LadderSource;
  let closed = 0;
  act(() =>
    render(
      <SceneDialog
        source={source}
        views={VIEWS as unknown as RungView[]}
        scenes={{ unit: 1, found: [scene], missed: MISSED }}
        game={countingGame(stepMs).game}
        rung={rung}
        onClose={() => (closed += 1)}
      />,
      document.body,
    ),
  );
  const one = (id: string) => document.querySelector<HTMLButtonElement>(`[data-testid=${id}]`)!;
  return {
    frames,
    text: () => one('scene').textContent,
    heading: () => document.querySelector('h2')?.textContent,
    moment: () => document.querySelector<HTMLElement>('[data-moment]')?.dataset['moment'],
    boards: () => document.querySelectorAll('canvas').length,
    press: (id: string) => act(() => one(id).click()),
    key: (key: string) =>
      act(() => void one('scene').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))),
    closed: () => closed,
  };
}

describe('the scene of a rung', () => {
  it('says what is on the board, what both play, who agrees and what is thought of it', () => {
    const scene = open(20);
    expect(scene.heading()).toBe('From toad to prince');
    for (const words of [
      'What R20 sees and R10 does not',
      'Idea 20.',
      'The number is 5.',
      'R10 would play here · Amber',
      'adds 1',
      'According to R50: this loses',
      'R20 plays · Amber',
      'adds 2 · adds 3',
      'According to R50: this wins',
      'Here the two choose differently; R50 agrees with R20.',
      'Both search 100 nodes per turn; the judge searched 200.',
    ])
      expect(scene.text()).toContain(words);
  });

  it('says where a rung only thinks the same faster', () => {
    const scene = open(20, { scene: { ...SCENE, nodes: 300 } });
    expect(scene.text()).toContain('but the upper one faster: it searches 300 nodes in the time of 100.');
  });

  it('plays by itself, and again when it is asked to', () => {
    const scene = open(20);
    expect([scene.boards(), scene.moment()]).toEqual([1, 'start']);
    act(() => scene.frames.paintUntil(800));
    expect(scene.moment()).toBe('below');
    act(() => scene.frames.paintUntil(6000));
    expect(scene.moment()).toBe('end');
    scene.press('scene-again');
    expect(scene.moment()).toBe('start');
    act(() => scene.frames.paintUntil(12_000));
    expect(scene.moment()).toBe('end');
  });

  it('is over in about five seconds, however much there is to show', () => {
    const scene = open(20, { stepMs: 3000 });
    act(() => scene.frames.paintUntil(4900));
    expect(scene.moment()).toBe('own');
    act(() => scene.frames.paintUntil(5200));
    expect(scene.moment()).toBe('end');
  });

  it('is two pictures for those who want less motion', () => {
    const scene = open(20, { still: true });
    expect([scene.boards(), scene.moment(), scene.frames.listening]).toEqual([2, 'end', false]);
    expect(scene.text()).not.toContain('Play again');
  });

  it('leads to those of the neighbours, and says where none was found or looked for', () => {
    const scene = open(20);
    scene.press('scene-after');
    expect(scene.text()).toContain('What R30 sees and R20 does not');
    expect(scene.text()).toContain('The program searched 1,500 positions and found no clear example.');
    expect(scene.heading()).toBe('What it sees');
    expect(scene.boards()).toBe(0);
    scene.key('ArrowLeft');
    scene.key('ArrowLeft');
    expect(scene.text()).toContain('What R10 sees and R0 does not');
    expect(scene.text()).toContain('Nobody has looked for an example yet.');
    scene.press('scene-before');
    expect(scene.text()).toContain('What R10 sees and R0 does not');
    scene.press('scene-close');
    expect(scene.closed()).toBe(1);
  });
});
