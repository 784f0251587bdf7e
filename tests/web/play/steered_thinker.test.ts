import { describe, expect, it, vi } from 'vitest';
import { steeredThinker } from '../../../web/src/play/losses/steered_thinker';
import { position } from '../support/fake_game';
import { FakeThinker } from '../support/fake_players';
import { lineRecord } from '../support/line_record';

describe('a steered thinker', () => {
  /** `lost`: what was lost with, by the positions' keys. */
  function begin(lost: Record<string, number[]> = {}, wary = true) {
    const thinker = new FakeThinker();
    const warn = vi.fn((key: string, text: string | null) => ({
      lost: lost[key] ?? [],
      counterLine: text === null ? null : 7,
    }));
    return { thinker, warn, steered: steeredThinker(thinker, warn, wary) };
  }

  it('does not lose the same way again', () => {
    const { thinker, steered } = begin({ here: [128] });
    thinker.hold('here', 128, true);
    thinker.lines.set('here', Int32Array.from([...lineRecord([128]), ...lineRecord([127], 20)]));
    expect(steered.best('here')).toEqual({ action: 127, finished: true });
  });

  it('hears what is repeated where the position is known and not only its key', () => {
    const { thinker, warn, steered } = begin();
    const here = position('here');
    steered.think(here);
    thinker.hold('here', 128);
    expect(steered.best('here').action).toBe(7);
    expect(warn).toHaveBeenLastCalledWith('here', here.text);
    thinker.hold('there', 128);
    expect(steered.best('there').action).toBe(128);
    expect(warn).toHaveBeenLastCalledWith('there', null);
  });

  it('weighs a second line only where something was lost', () => {
    const { thinker, steered } = begin({}, false);
    const opponent = { rung: 50, seed: 1, blur: 0, nodes: 0 };
    steered.configure(opponent);
    expect(thinker.opponents).toEqual([opponent]);
  });

  it('plays what it holds where nothing was lost, or there is no best action', () => {
    const { thinker, steered } = begin();
    thinker.hold('here', 128);
    expect(steered.best('here')).toEqual({ action: 128, finished: false });
    expect(steered.best('elsewhere')).toEqual(thinker.best('elsewhere'));
  });

  it('looks a position up once, however often it is asked about', () => {
    const { thinker, warn, steered } = begin();
    thinker.hold('here', 128);
    for (let frame = 0; frame < 5; frame++) steered.best('here');
    expect(warn).toHaveBeenCalledOnce();
    steered.best('there');
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('is the thinker in everything else', () => {
    const { thinker, steered } = begin();
    const heard = vi.fn();
    steered.onMultiPv = heard;
    thinker.onMultiPv('here');
    expect(heard).toHaveBeenCalledWith('here');
    steered.configure({ rung: 50, seed: 1, blur: 0, nodes: 0 });
    expect(thinker.opponents).toEqual([{ rung: 50, seed: 1, blur: 0, nodes: 0, lines: 2 }]);
    steered.think(position('a'));
    expect(thinker.position).toBe('a');
    steered.play(1, 'b');
    expect([thinker.position, thinker.played]).toEqual(['b', [1]]);
    steered.pause();
    expect(thinker.paused).toBe(true);
    steered.resume();
    expect(thinker.paused).toBe(false);
    steered.revive();
    expect(thinker.revivals).toBe(1);
    thinker.lost = true;
    expect(steered.health()).toEqual(thinker.health());
    expect(steered.thoughts()).toEqual(thinker.thoughts());
    expect(steered.previousBest('b')).toBe(thinker.previousBest('b'));
  });
});
