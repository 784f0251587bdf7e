import { describe, expect, it } from 'vitest';
import { Analyst } from '../../web/src/gomoku/analysis/analyst';
import { shownLines } from '../../web/src/gomoku/analysis/shown_lines';
import { FakeGomoku } from './support/fake_gomoku';
import { FakeThinker } from './support/fake_players';
import { FakeVisibility } from './support/fake_time';
import { at, setUp as setTable } from './support/gomoku_table';

const WINS = 1;

function setUp(settings = {}) {
  const table = setTable(settings);
  const adviser = new FakeThinker();
  const visibility = new FakeVisibility();
  const rules = new FakeGomoku();
  const parts = { rules, openAdviser: () => adviser, rung: 140, visibility };
  const analyst = new Analyst(table.game, parts);
  /** The position that the adviser was told last to think about. */
  const asked = () => adviser.calls.findLast((call) => call.startsWith('think '))?.slice('think '.length);
  return { ...table, analyst, adviser, visibility, analystRules: rules, asked };
}

/** Three moves have been made; the player is to move. */
function inTheMiddle() {
  const made = setUp();
  made.game.tap(at('h8'));
  made.answer(at('i9'));
  return made;
}

describe('the adviser', () => {
  it('does nothing until it is asked', () => {
    const { adviser } = inTheMiddle();
    expect(adviser.calls.filter((call) => call !== 'pause')).toEqual([]);
  });

  it('is asked about the position on the board, without imperfection and with the same nodes everywhere', () => {
    const { analyst, adviser, rules, asked } = inTheMiddle();
    analyst.toggleHint();
    expect(asked()).toBe(rules.text());
    expect(adviser.opponents).toMatchObject([{ rung: 140, blur: false }]);
    expect(adviser.opponents[0]?.nodes).toBeGreaterThan(0);
  });

  it('rests in the opponent’s time, in a hidden page, and once the hint is closed', () => {
    const { analyst, adviser, game, visibility, answer } = inTheMiddle();
    analyst.tab.value = true;
    game.tap(at('j10'));
    expect(adviser.calls.at(-1)).toBe('pause');
    answer(at('a1'));
    expect(adviser.calls.at(-1)).not.toBe('pause');
    visibility.set(true);
    expect(adviser.calls.at(-1)).toBe('pause');
    visibility.set(false);
    expect(adviser.calls.at(-1)).not.toBe('pause');
    analyst.tab.value = false;
    expect(adviser.calls.at(-1)).toBe('pause');
  });

  it('is paused and the rules are freed when the game is left', () => {
    const { analyst, adviser, analystRules } = inTheMiddle();
    analyst.toggleHint();
    analyst.dispose();
    expect(adviser.calls.at(-1)).toBe('pause');
    expect(analystRules.deleted).toBe(true);
  });
});

describe('the hint', () => {
  it('shows the best moves and the chosen one’s line, stone by stone', () => {
    const { analyst, adviser, rules } = inTheMiddle();
    analyst.toggleHint();
    const forced = WINS | (3 << 8);
    adviser.consider(rules.text(), [0, forced, 2, at('h9'), at('h10'), 12, 0, 1, at('g7')]);
    expect(analyst.bestLines.value).toMatchObject([
      { shortfall: 0, forced: 'win', plies: 3 },
      { shortfall: 12, forced: null },
    ]);
    expect(shownLines(analyst)).toEqual({
      candidates: [{ cell: at('g7'), place: 1, covered: false }],
      line: [
        { cell: at('h9'), colour: 0, number: 1 },
        { cell: at('h10'), colour: 1, number: 2 },
      ],
    });
    analyst.choose(1);
    expect(shownLines(analyst).line).toEqual([{ cell: at('g7'), colour: 0, number: 1 }]);
  });

  it('plays the chosen move and closes', () => {
    const { analyst, adviser, rules, game } = inTheMiddle();
    analyst.toggleHint();
    adviser.consider(rules.text(), [0, 0, 1, at('h9')]);
    analyst.playChosen();
    expect(game.moves.value.at(-1)?.cell).toBe(at('h9'));
    expect(analyst.hint.value).toBe(false);
    expect(shownLines(analyst)).toEqual({ candidates: [], line: [] });
  });
});

describe('the analysis of a game', () => {
  it('goes from the position on the board back to the beginning, and no further than asked', () => {
    const { analyst, adviser, rules, asked } = inTheMiddle();
    analyst.tab.value = true;
    const texts = analyst.places.value.map(({ text }) => text);
    expect(texts).toHaveLength(3);
    expect(texts.at(-1)).toBe(rules.text());
    for (const text of [...texts].reverse()) {
      expect(asked()).toBe(text);
      adviser.learn(text, 100);
    }
    expect(adviser.calls.at(-1)).toBe('pause');
  });

  it('reads scores from Black’s point of view, forced wins included', () => {
    const { analyst, adviser } = inTheMiddle();
    analyst.tab.value = true;
    const [empty = '', one = '', two = ''] = analyst.places.value.map(({ text }) => text);
    adviser.learn(two, 1_000_000_000 - 5);
    expect(analyst.finding.value?.verdict).toEqual({ share: 1, win: { colour: 0, moves: 3 } });
    // White is to move after one stone.
    adviser.learn(one, 1_000_000_000 - 1);
    adviser.learn(empty, 0);
    expect(analyst.shares.value).toEqual([0, -1, 1]);
    expect(analyst.findings.value.get(one)?.verdict.win).toEqual({ colour: 1, moves: 1 });
  });

  it('knows how a finished game ended without asking', () => {
    const { analyst, game, answer, pass } = setUp();
    for (const [own, other] of [
      ['h8', 'a1'],
      ['i8', 'a2'],
      ['j8', 'a3'],
      ['k8', 'a4'],
    ] as const) {
      game.tap(at(own));
      answer(at(other));
    }
    game.tap(at('l8'));
    pass(1000);
    expect(analyst.shares.value.at(-1)).toBe(1);
  });

  it('follows what is taken back and played anew', () => {
    const { analyst, game, rules, answer } = inTheMiddle();
    analyst.tab.value = true;
    const before = analyst.places.value.at(-1)?.text;
    game.undo();
    expect(analyst.places.value).toHaveLength(1);
    game.tap(at('g7'));
    answer(at('i9'));
    expect(analyst.places.value.at(-1)?.text).toBe(rules.text());
    expect(analyst.places.value.at(-1)?.text).not.toBe(before);
  });

  it('looks at an earlier position when the player does', () => {
    const { analyst, game, asked } = inTheMiddle();
    analyst.tab.value = true;
    game.lookAt(1);
    expect(asked()).toBe(analyst.places.value[1]?.text);
  });
});
