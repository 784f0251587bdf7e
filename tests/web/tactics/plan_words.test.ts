import { describe, expect, it } from 'vitest';
import {
  differing,
  type GhostAction,
  type GhostPlan,
  ghostPlans,
} from '../../../web/src/tactics/analysis/ghost_plan';
import { LINE_FLAGS, type LineFlag, type PlanLine } from '../../../web/src/tactics/analysis/plan_line';
import {
  actionWords,
  answerWords,
  certainWords,
  distinction,
  flagWords,
  qualityWords,
  scoreLossFigure,
  sharedFlags,
} from '../../../web/src/tactics/analysis/plan_words';
import { messages } from '../../../web/src/tactics/analysis/words/messages';
import { lineRecord } from '../support/line_record';
import { tablesOf } from '../support/tables';
import { openSkirmish, strikeCode } from './support/skirmish';
import { CLOSE } from './support/skirmish_battle';

const { en, zh, ru } = tablesOf(messages);

const line = (
  flags: LineFlag[],
  { fallen = 0, struck = 0, certain = null, scoreLoss = 0 }: Partial<PlanLine> = {},
): PlanLine => ({ flags, fallen, struck, certain, scoreLoss, codes: [], answer: null });

describe('the flags of a plan', () => {
  it.each<[PlanLine, string]>([
    [line(['fromAfar', 'hides'], { struck: 1 }), 'Attacks from afar and hides'],
    [line(['drawsTogether']), 'Moves together'],
    [line(['wins'], { fallen: 1, struck: 1 }), 'Wins the battle'],
    [line(['advances'], { fallen: 2, struck: 3 }), 'Brings down 2 enemies, strikes another and comes closer'],
    [line(['gangsUp'], { struck: 1 }), 'Gangs up on an enemy'],
    [line(['gangsUp'], { fallen: 1, struck: 1 }), 'Brings down an enemy'],
    [line(['hides', 'outOfReach', 'withdraws']), 'Hides and falls back'],
    [line(['nothing', 'outOfReach']), 'Waits'],
    [line([]), 'Regroups'],
  ])('%j', (considered, words) => {
    expect(flagWords(en, considered)).toBe(words);
  });

  it('of a feared answer is told in two phrases, and not where nothing is known of it', () => {
    const answer = line(['firesThrough', 'gangsUp', 'advances'], { fallen: 1, struck: 3 });
    expect(answerWords(en, { ...line([]), answer })).toBe(
      'Feared answer: brings down an enemy and strikes 2 more',
    );
    expect(answerWords(en, line(['advances']))).toBe('');
  });

  it('never runs to more than three phrases', () => {
    const all = flagWords(en, line([...LINE_FLAGS], { fallen: 1, struck: 3 }));
    expect(all.split(/, | and /)).toHaveLength(3);
  });

  it('has words of its own for each flag, in every language', () => {
    for (const table of [en, zh, ru]) {
      const told = LINE_FLAGS.map((flag) =>
        flagWords(table, line([flag], { struck: flag === 'gangsUp' ? 1 : 0 })),
      );
      expect(new Set(told).size).toBe(LINE_FLAGS.length);
    }
  });
});

describe('what has been proven of a plan', () => {
  it.each<[PlanLine['certain'], string]>([
    [{ outcome: 'win', rounds: 1 }, 'Wins this round'],
    [{ outcome: 'win', rounds: 3 }, 'Wins in 3 rounds, whatever the enemy does'],
    [{ outcome: 'loss', rounds: 2 }, 'Loses in 2 rounds, if the enemy plays well'],
    [{ outcome: 'draw', rounds: 0 }, 'A draw, if both play well'],
    [null, ''],
  ])('%j', (certain, words) => {
    expect(certainWords(en, line([], { certain }))).toBe(words);
  });
});

describe('how good a plan is', () => {
  it('is told in words, the first as the best', () => {
    const words = [0, 1, 15, 50, 300].map((scoreLoss, place) =>
      qualityWords(en, line([], { scoreLoss }), place),
    );
    expect(words).toEqual(['best', 'just as good', 'nearly as good', 'somewhat worse', 'clearly worse']);
  });

  it('is told as a share of the army', () => {
    expect(scoreLossFigure(line([], { scoreLoss: 34 }))).toBe('−3.4 %');
    expect(scoreLossFigure(line([]))).toBe('');
  });
});

describe('what a plan does', () => {
  const rules = openSkirmish(CLOSE);
  const strike = strikeCode(0, 12, 13);
  const [stay1, walk1] = [31, 32].map((cell) => 1 | (cell << 8)) as [number, number];
  const plans = ghostPlans(
    rules,
    rules.text(),
    Int32Array.from([
      ...lineRecord([strike, stay1]),
      ...lineRecord([walk1, strike], 3),
      ...lineRecord([stay1], 9, 2),
    ]),
  );

  it('is told unit by unit, without those who stay idle', () => {
    expect(actionWords(en, plans[0]!.actions)).toEqual(['Fighter b2–c2, Fighter −45']);
    expect(actionWords(en, plans[2]!.actions)).toEqual([]);
  });

  it('tells plans apart that the same words are said of', () => {
    expect(distinction(en, plans[1]!, plans)).toBe('Fighter b4–c4');
    expect(distinction(en, plans[0]!, plans)).toBe('');
    expect(distinction(en, plans[2]!, plans)).toBe('');
  });

  it('says once what is said of all alike', () => {
    const alike = sharedFlags(en, plans.slice(0, 2));
    expect(alike).not.toBe('');
    expect(flagWords(en, plans[0]!.line).toLowerCase()).toBe(alike.toLowerCase());
    expect(en.planEach(alike)).toBe(`Each ${alike}.`);
    expect(sharedFlags(en, plans)).toBe('');
    expect(sharedFlags(en, plans.slice(0, 1))).toBe('');
    expect(sharedFlags(en, [])).toBe('');
  });
});

describe('plans that differ', () => {
  const action = (unit: number, to: number, strike: readonly number[] = []): GhostAction => ({
    code: 1000 * unit + 10 * to + strike.length,
    unit,
    side: 0,
    type: 0,
    from: unit,
    to,
    path: [unit, to],
    strike,
    struck: [],
  });
  const plan = (...actions: GhostAction[]): GhostPlan => ({ line: line([]), actions, answer: [] });

  it('are told once: in another order, or with one unit elsewhere, they are the same', () => {
    const best = plan(action(0, 11, [12]), action(1, 21), action(2, 41));
    const reordered = plan(action(1, 21), action(2, 41), action(0, 11, [12]));
    const nearly = plan(action(0, 11, [12]), action(1, 31), action(2, 41));
    expect(differing([best, reordered, nearly])).toEqual([best]);
  });

  it('are all told where another is struck, or several stand elsewhere', () => {
    const best = plan(action(0, 11, [12]), action(1, 21), action(2, 41));
    const struck = plan(action(0, 11, [12, 13]), action(1, 21), action(2, 41));
    const moved = plan(action(0, 11, [12]), action(1, 31), action(2, 51));
    const idle = plan(action(0, 11, [12]));
    expect(differing([best, struck, moved, idle])).toEqual([best, struck, moved, idle]);
  });
});
