import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { LossMemory } from '../../../web/src/boardgame/loss_memory';
import { recordOf, SteeredThinker } from '../../../web/src/boardgame/steered_thinker';
import { writeAction } from '../../../web/src/gomoku/files/notation';
import type { GomokuRecord } from '../../../web/src/gomoku/game_record';
import { forgetfulSaves } from '../../../web/src/shell/storage';
import { records } from '../gomoku/support/records';
import { FakeThinker } from '../support/fake_players';

function textOf({ size, rule, opening, actions }: GomokuRecord): string {
  const moves = actions.map((code) => ` ${writeAction(code, size)}`).join('');
  return `gomoku 1\nboard ${size} ${rule} ${opening}\nmoves${moves}\nend\n`;
}

const HERE: GomokuRecord = { size: 15, rule: 'freestyle', opening: 'free', actions: [147] };
const LOST: GomokuRecord = { ...HERE, actions: [147, 128, 168], result: 1 };

describe('the record of a position’s text', () => {
  it('is whole', () => {
    fc.assert(
      fc.property(records, ({ players: _, result: __, ...record }) => {
        expect(recordOf(textOf(record))).toEqual(record);
      }),
    );
  });

  it('is read from no other text', () => {
    for (const text of [
      '',
      'tactics 1',
      textOf(HERE).replace('end', ''),
      textOf(HERE).replace('h8', 'h88'),
    ]) {
      expect(recordOf(text)).toBeNull();
    }
  });
});

describe('a steered thinker', () => {
  function begin(wary = true) {
    const thinker = new FakeThinker();
    const memory = new LossMemory(forgetfulSaves());
    const avoid = vi.fn((record: GomokuRecord) => memory.avoid(50, record));
    return { thinker, memory, avoid, steered: new SteeredThinker(thinker, avoid, wary) };
  }

  it('does not lose the same way again', () => {
    const { thinker, memory, steered } = begin();
    const text = textOf(HERE);
    thinker.hold(text, 128, true);
    thinker.lines.set(text, Int32Array.from([0, 0, 1, 128, 20, 0, 1, 127]));
    memory.remember({ rung: 50, side: 1, record: LOST });
    expect(steered.held(text)).toEqual({ action: 127, finished: true });
  });

  it('weighs a second line only where something was lost', () => {
    const { thinker, steered } = begin(false);
    const opponent = { rung: 50, seed: 1, blur: true, nodes: 0 };
    steered.configure(opponent);
    expect(thinker.opponents).toEqual([opponent]);
  });

  it('plays what it holds where nothing was lost, or nothing is held', () => {
    const { thinker, steered } = begin();
    thinker.hold(textOf(HERE), 128);
    expect(steered.held(textOf(HERE))).toEqual({ action: 128, finished: false });
    expect(steered.held('elsewhere')).toEqual(thinker.held('elsewhere'));
  });

  it('looks a position up once, however often it is asked about', () => {
    const { thinker, avoid, steered } = begin();
    thinker.hold(textOf(HERE), 128);
    for (let frame = 0; frame < 5; frame++) steered.held(textOf(HERE));
    expect(avoid).toHaveBeenCalledOnce();
    steered.held(textOf(LOST));
    expect(avoid).toHaveBeenCalledTimes(2);
  });

  it('is the thinker in everything else', () => {
    const { thinker, steered } = begin();
    const heard = vi.fn();
    steered.onConsidered = heard;
    thinker.onConsidered('here');
    expect(heard).toHaveBeenCalledWith('here');
    steered.configure({ rung: 50, seed: 1, blur: true, nodes: 0 });
    expect(thinker.opponents).toEqual([{ rung: 50, seed: 1, blur: true, nodes: 0, lines: 2 }]);
    steered.think('a');
    steered.play(1, 'b');
    steered.pause();
    steered.resume();
    steered.revive();
    steered.dispose();
    expect(thinker.calls.slice(0, 6)).toEqual([
      'configure 50',
      'think a',
      'play 1 b',
      'pause',
      'resume',
      'revive',
    ]);
    thinker.lost = true;
    expect(steered.health()).toEqual(thinker.health());
    expect(steered.thoughts()).toEqual(thinker.thoughts());
    expect(steered.rival('b')).toBe(thinker.rival('b'));
  });
});
