import { describe, expect, it } from 'vitest';
import { messages as analysisWords } from '../../../web/src/play/analysis/words/messages';
import { BATTLE_SCALE } from '../../../web/src/tactics/battle_scale';
import { line, setUp, walk } from './support/skirmish_analysis';
import { CLOSE } from './support/skirmish_battle';

describe('what the value of a plan means', () => {
  it('is a share of the first side’s, the other way round where the second has the word', () => {
    expect(BATTLE_SCALE.verdict(0, 0)).toEqual({ share: 0, win: null });
    const { share } = BATTLE_SCALE.verdict(190_000, 0);
    // 88 % of the battles that go on from there are won.
    expect((1 + share) / 2).toBeCloseTo(0.88, 2);
    expect(BATTLE_SCALE.verdict(190_000, 1).share).toBe(-share);
    expect(BATTLE_SCALE.verdict(-190_000, 0).share).toBe(-share);
    expect(BATTLE_SCALE.verdict(5_000_000, 0).share).toBeCloseTo(1);
  });

  it('is said in words', () => {
    const said = (score: number) => BATTLE_SCALE.words(BATTLE_SCALE.verdict(score, 0), analysisWords.value);
    expect(said(0)).toBe('Even');
    expect(said(400_000)).toContain('Blue');
    expect(said(-400_000)).toContain('Amber');
    expect(BATTLE_SCALE.lossWords(45)).toBe('5 %');
  });

  it('is a win in sight from where it is decided', () => {
    expect(BATTLE_SCALE.seesWin(4_999_999)).toBe(false);
    expect(BATTLE_SCALE.seesWin(5_000_000)).toBe(true);
  });

  it('is proven where the line says so, with the turns that it takes', () => {
    const end = (flags: number) => BATTLE_SCALE.lineEnd?.(flags);
    expect(end(0)).toEqual({ forced: null, plies: 0, atLeast: false });
    expect(end((1 << 13) | (1 << 24))).toEqual({ forced: 'win', plies: 1, atLeast: false });
    expect(end((1 << 14) | (3 << 24))).toEqual({ forced: 'loss', plies: 5, atLeast: false });
    expect(end(1 << 15)).toEqual({ forced: null, plies: 0, atLeast: false });
    // What a board game’s line would mean is a plan’s own business here.
    expect(end(1 | 2 | 4)).toMatchObject({ forced: null, atLeast: false });
  });
});

describe('the analysis of a battle', () => {
  it('weighs every action of the present turn, the value being that of who is to move', () => {
    const { analysis, battle, consulted, rules, idle } = setUp(CLOSE);
    idle[0]?.();
    consulted.learn(rules.key(), 190_000);
    const had = analysis.evaluation.value?.verdict.share ?? 0;
    expect(had).toBeGreaterThan(0.7);
    battle.play(walk(0, 10));
    consulted.learn(rules.key(), -190_000);
    expect(analysis.shares.value).toEqual([had, -had]);
    expect(analysis.losses.value[0]).toBeCloseTo(had);
  });

  it('loses nothing by an action that begins its best plan', () => {
    const { analysis, battle, consulted, rules, idle } = setUp(CLOSE);
    idle[0]?.();
    consulted.lines.set(rules.key(), Int32Array.from(line(0, [walk(0, 10), walk(1, 32)])));
    consulted.learn(rules.key(), 190_000);
    battle.play(walk(0, 10));
    consulted.learn(rules.key(), 100_000);
    expect(analysis.losses.value).toEqual([0]);
  });
});
