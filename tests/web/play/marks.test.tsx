// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { KINDS, kindOf, SIGNS, summaryOf } from '../../../web/src/play/marks/marks';
import { openMarks } from '../../../web/src/play/marks/open_marks';
import { weighedGame } from '../boardgame/support/weighed_game';

const LADDER = [
  { rung: 20, name: 'Doorman', idea: '' },
  { rung: 140, name: 'Sphinx', idea: '' },
];

afterEach(() => act(() => render(null, document.body)));

describe('what a move lost', () => {
  it('is weighed for every move once the game is over, the latest first, and not before it is wanted', () => {
    const { analysis, consulted, judge } = weighedGame();
    expect(consulted.position).toBeNull();
    analysis.marks.value = true;
    const last = analysis.places.value[8]!;
    expect(consulted.position).toBe(last.key);
    judge(8, 0);
    expect(consulted.position).toBe(analysis.places.value[7]!.key);
  });

  it('is not weighed while the game goes on', () => {
    const { game, analysis, consulted } = weighedGame();
    game.undo();
    analysis.marks.value = true;
    expect(consulted.position).toBeNull();
  });

  it('is nothing for the best move, and else the fall from the position before to the one after', () => {
    const { analysis, judge } = weighedGame();
    analysis.marks.value = true;
    // Black, to move, wins by force, and plays the move.
    judge(8, 999_999_999, 'l8');
    // White, to move before, had an even game and lost it all.
    judge(7, 0);
    judge(6, 999_999_000);
    expect(analysis.losses.value).toEqual([null, null, null, null, null, null, 0.5, 0.5, 0]);
  });

  it('is not known from a position that is still being thought about', () => {
    const { analysis, consulted } = weighedGame();
    analysis.marks.value = true;
    const { key } = analysis.places.value[8]!;
    consulted.learned.set(key, { score: 1, depth: 3, busyShare: 0, finished: false });
    consulted.onThoughts(key);
    expect(analysis.losses.value[8]).toBeNull();
  });
});

describe('marks', () => {
  it('go by what was lost, and each kind has a sign of its own', () => {
    expect([0, 0.019, 0.02, 0.099, 0.1, 0.24, 0.25, 1].map(kindOf)).toEqual([
      'good',
      'good',
      'small',
      'small',
      'mistake',
      'mistake',
      'blunder',
      'blunder',
    ]);
    expect(new Set(KINDS.map((kind) => SIGNS[kind])).size).toBe(KINDS.length);
  });

  it('add up to an accuracy a side, of what is known', () => {
    const losses = [0, 0.5, 0.2, null, 0.1];
    const colours = [0, 1, 0, 1, 0] as const;
    expect(summaryOf(losses, colours, 0)).toEqual({
      counts: { good: 1, small: 0, mistake: 2, blunder: 0 },
      accuracy: 1 - 0.3 / 3,
    });
    expect(summaryOf(losses, colours, 1).accuracy).toBe(0.5);
    expect(summaryOf([null], [0], 0).accuracy).toBeNull();
  });

  it('are said at a move, in a sentence with what was better, and in a table by whose valuation', async () => {
    const { analysis, judge } = weighedGame();
    const { MoveMark, MarkLine, MarksSummary } = await openMarks();
    analysis.marks.value = true;
    judge(8, 999_999_999, 'l8');
    judge(7, 0);
    act(() =>
      render(
        <>
          <MoveMark analysis={analysis} move={7} />
          <MarkLine analysis={analysis} move={7} />
          <MarksSummary analysis={analysis} ladder={LADDER} />
        </>,
        document.body,
      ),
    );
    const text = (testId: string) => document.querySelector(`[data-testid=${testId}]`)?.textContent;
    const accuracies = () =>
      [...document.querySelectorAll('.marks-accuracy td')].map((cell) => cell.textContent);
    expect(text('mark-8')).toBe('??, blunder');
    expect(text('mark-line')).toBe('??a4: blunder. It lost 50%. o15 was better.');
    expect(text('marks')).toContain('Checking the moves: 2 of 9');
    expect(accuracies()).toEqual(['–', '–']);
    for (let length = 6; length > 0; --length) act(() => judge(length, 0));
    expect(text('marks')).toContain('Checking the moves: 8 of 9');
    expect(accuracies()).toEqual(['–', '–']);
    act(() => judge(0, 0));
    expect(text('marks')).toContain('According to Sphinx');
    expect(accuracies()).toEqual(['100%', '88%']);
  });
});
