import { describe, expect, it } from 'vitest';
import { Analyst } from '../../../web/src/boardgame/analysis/analysis';
import { shownLines } from '../../../web/src/boardgame/analysis/shown_lines';
import { FakeGomoku } from '../gomoku/support/fake_module';
import { at, setUp as setTable } from '../gomoku/support/table';
import { FakeThinker } from '../support/fake_players';
import { FakeVisibility } from '../support/fake_time';

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

/** Black wins with five of row 8, White's four are in column a. */
function won(settings = {}) {
  const made = setUp(settings);
  for (const [own, other] of [
    ['h8', 'a1'],
    ['i8', 'a2'],
    ['j8', 'a3'],
    ['k8', 'a4'],
  ] as const) {
    made.game.tap(at(own));
    made.answer(at(other));
  }
  made.game.tap(at('l8'));
  made.pass(1000);
  return made;
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
    expect(analyst.findingAt(analyst.places.value[1]!)?.verdict.win).toEqual({ colour: 1, moves: 1 });
  });

  it('knows how a finished game ended without asking', () => {
    const { analyst } = won();
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

describe('an only move', () => {
  /** The adviser plays `name` without a thought. */
  const answerAtOnce = ({ analyst, adviser }: ReturnType<typeof setUp>, name: string) => {
    const text = analyst.place.value?.text ?? '';
    adviser.hold(text, at(name), true);
    adviser.learn(text, 0, 0);
    return `${text.slice(0, -' end'.length)} ${name} end`;
  };

  it('is worth what the position after it is worth', () => {
    const made = inTheMiddle();
    const { analyst, adviser, asked } = made;
    analyst.toggleHint();
    const beyond = answerAtOnce(made, 'j10');
    expect(asked()).toBe(beyond);
    expect(analyst.bestLines.value).toMatchObject([{ only: true, codes: [at('j10')] }]);
    expect(analyst.finding.value).toBeNull();
    // White, to move there, loses in four plies: two moves of Black's after this one.
    adviser.consider(beyond, [0, 2 | (4 << 8), 2, at('a1'), at('h9')]);
    adviser.learn(beyond, -(1_000_000_000 - 4));
    expect(analyst.finding.value?.verdict).toEqual({ share: 1, win: { colour: 0, moves: 3 } });
    expect(analyst.bestLines.value).toMatchObject([
      { only: true, forced: 'win', plies: 5, codes: [at('j10'), at('a1'), at('h9')] },
    ]);
    expect(adviser.calls.at(-1)).toBe('pause');
  });

  it('does not disturb the walk through the game', () => {
    const made = inTheMiddle();
    const { analyst, game, rules } = made;
    analyst.tab.value = true;
    answerAtOnce(made, 'j10');
    game.tap(at('g7'));
    made.answer(at('c3'));
    expect(analyst.places.value).toHaveLength(5);
    expect(analyst.places.value.at(-1)?.text).toBe(rules.text());
  });
});

describe('the move that decided a game', () => {
  const scores = (made: ReturnType<typeof setUp>, ...all: (readonly [length: number, score: number])[]) => {
    for (const [length, score] of all)
      made.adviser.learn(made.analyst.places.value[length]?.text ?? '', score);
  };

  it('is looked for from the end, only as far back as the loser stood even, and shows nothing', () => {
    const made = won();
    const { analyst, adviser, asked } = made;
    expect(analyst.turning.value).toEqual({ complete: false, point: null });
    analyst.review.value = true;
    expect(asked()).toBe(analyst.places.value[8]?.text);
    // Black, to move after eight stones, wins at once; White, to move after seven, loses.
    scores(made, [8, 999_999_999], [7, -999_999_998], [6, 999_999_997], [5, -999_999_996], [4, 500]);
    expect(analyst.turning.value?.complete).toBe(false);
    scores(made, [3, 0]);
    expect(analyst.turning.value).toMatchObject({ complete: true, point: { length: 3 } });
    expect(adviser.calls.at(-1)).toBe('pause');
    expect(analyst.wanted.value).toBe(false);
    expect(shownLines(analyst)).toEqual({ candidates: [], line: [] });
  });

  it('is sought no longer once nobody asks', () => {
    const { analyst, adviser } = won();
    analyst.review.value = true;
    analyst.review.value = false;
    expect(adviser.calls.at(-1)).toBe('pause');
  });

  it('can be played on from', () => {
    const { game } = won();
    expect(game.savedAt(3)).toMatchObject({ actions: [at('h8'), at('a1'), at('i8')], over: false });
  });
});
