// @vitest-environment happy-dom

import { useSignal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Player, plain } from '../../../web/src/lab/contest';
import type { Lab } from '../../../web/src/lab/lab';
import type { OwnWeights, WeightsFault } from '../../../web/src/lab/own_weights';
import { WeightsField } from '../../../web/src/lab/weights_field';

const MINE: OwnWeights = { name: 'mine.json', digest: '0123456789abcdef', numbers: [1, 2] };

afterEach(() => act(() => render(null, document.body)));

/** The field of a player; every file is read as `answer`. */
function show(begin: Player, answer: OwnWeights | WeightsFault = MINE): void {
  const asked = async () => answer;
  const lab = {
    weightsKinds: [{ kind: 'croaks', length: 2, from: 20 }],
    readWeights: asked,
  } as unknown as Lab;
  function Field() {
    const player = useSignal(begin);
    return (
      <WeightsField
        lab={lab}
        player={player.value}
        name="a"
        onChange={(weights) => {
          player.value = { ...player.value, weights };
        }}
      />
    );
  }
  act(() => render(<Field />, document.body));
}

const part = (id: string) => document.querySelector<HTMLElement>(`[data-testid="weights-${id}-a"]`);

/** Chooses a file as a browser's dialog does. */
async function choose(): Promise<void> {
  const input = part('file') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [new File(['{}'], 'mine.json')], configurable: true });
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await Promise.resolve();
  });
}

describe('the field of own weights', () => {
  it('takes a file, tells its name and digest and that no link has it, and lets it go', async () => {
    show(plain(20));
    expect(part('own')).toBeNull();
    expect(document.body.textContent).not.toContain('The link does not carry');
    await choose();
    await expect.poll(() => part('own')?.textContent).toBe('Plays with mine.json 0123456789abcdef');
    expect(document.body.textContent).toContain('The link does not include the weights');
    act(() => part('remove')?.click());
    expect(part('own')).toBeNull();
  });

  it('says why a file is refused, and keeps the weights that there were', async () => {
    show({ ...plain(20), weights: MINE }, 'damaged');
    await choose();
    await expect.poll(() => part('fault')?.textContent).toContain('was changed or cut short');
    expect(part('own')?.textContent).toContain('mine.json');
  });

  it('is not there for a rung that plays without weights', () => {
    show(plain(10));
    expect(part('file')).toBeNull();
  });

  it('has a button that opens the chooser of files, which is nothing to whoever uses no mouse', () => {
    show(plain(20));
    const opened = vi.spyOn(part('file') as HTMLInputElement, 'click');
    part('choose')?.click();
    expect(part('choose')?.textContent).toBe('Own weights…');
    expect(opened).toHaveBeenCalledOnce();
    expect(part('file')?.hidden).toBe(true);
  });
});
