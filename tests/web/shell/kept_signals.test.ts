import { signal } from '@preact/signals';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { keepSignals, oneForEach } from '../../../web/src/shell/storage/kept_signals';
import { forgetfulSaves } from '../../../web/src/shell/storage/storage';

const PLACE = {
  key: 'test',
  version: 2,
  schema: v.object({ name: v.string(), count: v.number() }),
  name: () => 'test',
};

function open(saves = forgetfulSaves()) {
  const signals = { name: signal('nobody'), count: signal(0) };
  keepSignals(saves, PLACE, signals);
  return { saves, ...signals };
}

describe('signals that are kept', () => {
  it('come back with every change', () => {
    const { saves, name, count } = open();
    name.value = 'somebody';
    count.value = 3;
    const again = open(saves);
    expect([again.name.value, again.count.value]).toEqual(['somebody', 3]);
  });

  it('are as they were where what was kept does not pass', () => {
    const { saves } = open();
    saves.write(PLACE, { name: 'somebody', count: 'many' });
    expect(open(saves).name.value).toBe('nobody');
  });
});

describe('one for each', () => {
  it('is made once for the same saves, and anew for others', () => {
    const of = oneForEach(() => ({}));
    const [a, b] = [forgetfulSaves(), forgetfulSaves()];
    expect(of(a)).toBe(of(a));
    expect(of(a)).not.toBe(of(b));
  });
});
