import { describe, expect, it } from 'vitest';
import { WaitLog } from '../../../web/src/conductor/wait_log';
import type { Saves } from '../../../web/src/shell/storage/storage';
import { comparisonAddress } from '../../../web/src/twenty48/addresses';
import { Comparison } from '../../../web/src/twenty48/comparison';
import {
  COMPARISON_PLACE,
  resumableComparison,
  type SavedComparison,
} from '../../../web/src/twenty48/saved_comparison';
import { FakeThinker } from '../support/fake_players';
import { FakeFrames, FakeVisibility } from '../support/fake_time';
import { twenty48 } from './support/module';
import { emptySaves } from './support/table';

const [LEFT, DOWN] = [3, 2];

function setUp(saves: Saves = emptySaves(), saved?: SavedComparison) {
  const frames = new FakeFrames();
  const addresses: string[] = [];
  const comparison = new Comparison(
    {
      openRules: () => new twenty48.Game(),
      thinkers: [new FakeThinker(), new FakeThinker()],
      frames,
      planning: frames,
      log: new WaitLog(
        () => frames.now(),
        () => false,
      ),
      stage: { slide: () => 100, motion: () => 'travel' },
      visibility: new FakeVisibility(),
      nodes: 0,
      keep: (kept) => saves.write(COMPARISON_PLACE, kept),
      changed: () => addresses.push(JSON.stringify(comparisonAddress(comparison.settings))),
    },
    saved ?? { rungs: [20, 70], seed: 5 },
    saved?.games,
  );
  return { comparison, saves, addresses };
}

describe('a comparison', () => {
  it('is kept, and goes on where it was left', () => {
    const { comparison, saves } = setUp();
    const [left, right] = comparison.games.value;
    left.play(LEFT);
    right.play(DOWN);
    right.play(LEFT);
    comparison.dispose();
    const saved = resumableComparison(saves);
    expect(saved?.games.map(({ moves }) => moves)).toEqual(['l', 'dl']);
    if (saved === null) throw new Error('nothing was kept');
    const again = setUp(saves, saved).comparison;
    expect(again.rungs.value).toEqual([20, 70]);
    expect(again.games.value.map((game) => game.snapshot.value)).toEqual(
      [left, right].map((game) => game.snapshot.value),
    );
  });

  it('is that of an address where rungs and tiles are the same', () => {
    const { comparison, saves } = setUp();
    comparison.games.value[0].play(LEFT);
    expect(resumableComparison(saves, { rungs: [20, 70], seed: 5 })).not.toBeNull();
    expect(resumableComparison(saves, { rungs: [20, 70], seed: 6 })).toBeNull();
    expect(resumableComparison(saves, { rungs: [70, 20] })).toBeNull();
  });

  it('has another address after another rung or other tiles were chosen, and is kept anew', () => {
    const { comparison, saves, addresses } = setUp();
    comparison.games.value[0].play(LEFT);
    comparison.choose(1, 30);
    comparison.restart(9);
    const base = { game: 'twenty48', mode: 'comparison', ai: 20, vs: 30 };
    expect(addresses.map((address) => JSON.parse(address))).toEqual([
      { ...base, seed: 5 },
      { ...base, seed: 9 },
    ]);
    expect(resumableComparison(saves)).toMatchObject({ rungs: [20, 30], seed: 9 });
  });

  it('that is kept damaged is left out', () => {
    const saves = emptySaves();
    const game = { seed: 5, moves: 'l', moments: [], played: 0, score: 0, over: false };
    for (const broken of [
      { rungs: [20], seed: 5, games: [game, game] },
      { rungs: [20, 70], seed: 5, games: [game, { ...game, moves: 'x' }] },
      { rungs: [20, 70], seed: 5, games: [game, { ...game, seed: 6 }] },
      null,
    ]) {
      saves.write(COMPARISON_PLACE, broken);
      expect(resumableComparison(saves)).toBeNull();
    }
  });
});
