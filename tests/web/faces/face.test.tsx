// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Face, type Mood } from '../../../web/src/faces/face';
import { hang } from '../../../web/src/faces/gallery';
import type { Masks } from '../../../web/src/faces/mask';
import { strangerOf } from '../../../web/src/faces/stranger';

const MASKS: Masks = { 10: strangerOf(70), 20: strangerOf(80) };

async function show(game: string, rung: number, mood?: Mood): Promise<SVGElement> {
  await act(() => render(<Face game={game} rung={rung} size={48} mood={mood} />, document.body));
  return document.querySelector('svg')!;
}

const paths = (face: SVGElement) =>
  Array.from(face.querySelectorAll('path'), (path) => path.getAttribute('d')).join();

afterEach(() => void act(() => render(null, document.body)));

describe('a face', () => {
  it('keeps its place until its mask has come, and asks for it once', async () => {
    let come: (masks: Masks) => void = () => {};
    const load = vi.fn(() => new Promise<Masks>((resolve) => (come = resolve)));
    hang('slow', load);
    const face = await show('slow', 10);
    expect(face.getAttribute('width')).toBe('48');
    expect(paths(face)).toBe('');
    await show('slow', 20);
    expect(load).toHaveBeenCalledTimes(1);
    come(MASKS);
    await vi.waitFor(() => expect(paths(face)).not.toBe(''));
  });

  it('is asked for again where it could not be had', async () => {
    const load = vi.fn(() => Promise.reject(new Error('no connection')));
    hang('lost', load);
    let rung = 10;
    await vi.waitFor(async () => {
      rung = 30 - rung;
      expect(paths(await show('lost', rung))).toBe('');
      expect(load).toHaveBeenCalledTimes(2);
    });
  });

  it('is each rung’s own, and never a hole for one that is not known', async () => {
    hang('quick', async () => MASKS);
    const face = await show('quick', 10);
    await vi.waitFor(() => expect(paths(face)).not.toBe(''));
    const drawn = new Set<string>();
    for (const rung of [10, 20, 30]) drawn.add(paths(await show('quick', rung)));
    expect(drawn.size).toBe(3);
    expect(drawn).not.toContain('');
  });

  it('is decoration, and an empty place in a game that has none', async () => {
    const face = await show('nowhere', 10);
    expect(face.getAttribute('aria-hidden')).toBe('true');
    expect(paths(face)).toBe('');
  });

  it('shows its mood', async () => {
    expect((await show('quick', 10)).getAttribute('class')).toBe('face');
    expect((await show('quick', 10, 'lost')).getAttribute('class')).toBe('face face-lost');
  });
});
