import { describe, expect, it } from 'vitest';
import { NO_CELL } from '../../../web/src/board/shape';
import { shownLines } from '../../../web/src/boardgame/shown_lines';
import type { FallbackEngine } from '../../../web/src/conductor/substitution';
import { Analysis } from '../../../web/src/play/analysis/analysis';
import { worthWords } from '../../../web/src/play/analysis/line_words';
import { messages as analysisWords } from '../../../web/src/play/analysis/words/messages';
import { setUp as setTable } from '../boardgame/support/gomoku_table';
import { playToBlacksFive } from '../boardgame/support/weighed_game';
import { actionsOf, at, game as gameOf, keyOf, opened, openRules } from '../gomoku/support/module';
import { FakeThinker } from '../support/fake_players';
import { FakeVisibility } from '../support/fake_time';
import { lineRecord } from '../support/line_record';

const WINS = 1;

function setUp(settings = {}) {
  const table = setTable(settings);
  const thinker = new FakeThinker();
  const visibility = new FakeVisibility();
  const parts = { openRules, openThinker: () => thinker, rung: 140, visibility };
  const analysis = new Analysis(table.game, parts);
  /** The position that the thinker is to think about. */
  const asked = () => thinker.position;
  return { ...table, analysis, consulted: thinker, visibility, asked };
}

/** Black wins with five of row 8, White's four are in column a. */
function won(settings = {}) {
  const made = setUp(settings);
  playToBlacksFive(made);
  return made;
}

/** Three moves have been made; the player is to move. */
function inTheMiddle() {
  const made = setUp();
  made.game.tap(at('h8'));
  made.answer(at('i9'));
  return made;
}

describe('its thinker', () => {
  it('does nothing until it is asked', () => {
    const { consulted } = inTheMiddle();
    expect([consulted.opponents, consulted.position]).toEqual([[], null]);
  });

  it('is asked about the position on the board, without imperfection and with the same nodes everywhere', () => {
    const { analysis, consulted, rules, asked } = inTheMiddle();
    analysis.toggleHint();
    expect(asked()).toBe(rules.key());
    expect(consulted.opponents).toMatchObject([{ rung: 140, blur: null }]);
    expect(consulted.opponents[0]?.nodes).toBeGreaterThan(0);
  });

  it('rests in the opponent’s time, in a hidden page, and once the hint is closed', () => {
    const { analysis, consulted, game, visibility, answer } = inTheMiddle();
    analysis.tab.value = true;
    game.tap(at('j10'));
    expect(consulted.paused).toBe(true);
    answer(at('a1'));
    expect(consulted.paused).toBe(false);
    visibility.set(true);
    expect(consulted.paused).toBe(true);
    visibility.set(false);
    expect(consulted.paused).toBe(false);
    analysis.tab.value = false;
    expect(consulted.paused).toBe(true);
  });

  it('is paused and the rules are freed when the game is left', () => {
    const { analysis, consulted } = inTheMiddle();
    const before = opened.count;
    analysis.toggleHint();
    analysis.dispose();
    expect(consulted.paused).toBe(true);
    expect(opened.count).toBe(before - 1);
  });
});

describe('while the fallback engine plays for it', () => {
  it('nothing that is said is the last word, unless what it has learned does not come', () => {
    const { analysis, consulted, asked } = inTheMiddle();
    consulted.fallbackEngine.value = { rung: 90, chosen: 140, cause: { kind: 'coming', share: 0.5 } };
    analysis.toggleHint();
    consulted.learn(asked() ?? '', 40, 5);
    expect(analysis.evaluation.value).toMatchObject({ depth: 5, finished: false });
    expect([analysis.thinks.value, analysis.adviser.value]).toEqual([true, 140]);
    consulted.fallbackEngine.value = {
      rung: 90,
      chosen: 140,
      cause: { kind: 'failed', failure: 'unreachable' },
    };
    expect(analysis.evaluation.value).toMatchObject({ depth: 5, finished: true });
    expect([analysis.thinks.value, analysis.adviser.value]).toEqual([false, 90]);
  });
});

describe('what lines are worth', () => {
  const wordsOf = (scoreLosses: readonly number[], ...fallbackEngines: (FallbackEngine | null)[]) => {
    const { analysis, consulted, asked, rules } = inTheMiddle();
    analysis.toggleHint();
    const cells = ['h9', 'g7', 'g8', 'g9'].map(at);
    const lines = scoreLosses.flatMap((scoreLoss, place) => lineRecord([cells[place] ?? -1], scoreLoss));
    return fallbackEngines.map((fallbackEngine) => {
      consulted.fallbackEngine.value = fallbackEngine;
      consulted.consider(rules.key(), lines);
      consulted.learn(asked() ?? rules.key(), 400, 5);
      const verdict = analysis.evaluation.value?.verdict;
      return [
        verdict === undefined ? '' : analysis.game.spec.scoreScale.words(verdict, analysisWords.value),
        ...analysis.bestLines.value.map((line, place) =>
          worthWords(analysisWords.value, line, place, analysis),
        ),
      ];
    });
  };

  it('is a figure as far as there is one, and none from the fallback engine', () => {
    const cause = { kind: 'coming', share: 0.5 } as const;
    const fallbackEngine = { rung: 90, chosen: 140, cause };
    expect(wordsOf([0, 45, 1000], fallbackEngine, null)).toEqual([
      ['Black is better', 'best', 'worse', 'worse'],
      ['Black is better · 91 %', 'best', '4.5 % worse', 'throws the win away'],
    ]);
  });

  it('is no figure as long as the adviser has told but a part of what the fallback engine had', () => {
    const { analysis, consulted, rules } = inTheMiddle();
    analysis.toggleHint();
    const key = rules.key();
    const lines = ['h9', 'g7'].flatMap((cell, place) => lineRecord([at(cell)], 45 * place));
    const words = () => [
      analysis.game.spec.scoreScale.words(analysis.evaluation.value!.verdict, analysisWords.value),
      worthWords(analysisWords.value, analysis.bestLines.value[1]!, 1, analysis),
    ];
    consulted.fallbackEngine.value = { rung: 90, chosen: 140, cause: { kind: 'unpacking' } };
    consulted.consider(key, lines);
    expect(analysis.evaluation.value).toBeNull();
    expect(worthWords(analysisWords.value, analysis.bestLines.value[1]!, 1, analysis)).toBe('worse');
    consulted.learn(key, 400, 5);
    expect(words()).toEqual(['Black is better', 'worse']);
    consulted.learned.clear();
    consulted.fallbackEngine.value = null;
    expect(words()).toEqual(['Black is better', 'worse']);
    consulted.learn(key, 300, 6);
    expect(words()).toEqual(['Black is better · 85 %', '4.5 % worse']);
  });
});

describe('the hint', () => {
  it('shows the best moves and the chosen one’s line, stone by stone', () => {
    const { analysis, consulted, rules, game } = inTheMiddle();
    analysis.toggleHint();
    const forced = WINS | (3 << 8);
    consulted.consider(rules.key(), [
      ...lineRecord([at('h9'), at('h10')], 0, forced),
      ...lineRecord([at('g7')], 12),
    ]);
    expect(analysis.bestLines.value).toMatchObject([
      { scoreLoss: 0, forced: 'win', plies: 3 },
      { scoreLoss: 12, forced: null },
    ]);
    expect(shownLines(game, analysis)).toEqual({
      candidates: [{ from: NO_CELL, cell: at('g7'), place: 1, covered: false }],
      line: [
        { cell: at('h9'), colour: 0 },
        { cell: at('h10'), colour: 1 },
      ],
    });
    analysis.choose(1);
    expect(shownLines(game, analysis).line).toEqual([{ cell: at('g7'), colour: 0 }]);
  });

  it('plays the chosen move and closes', () => {
    const { analysis, consulted, rules, game } = inTheMiddle();
    analysis.toggleHint();
    consulted.consider(rules.key(), lineRecord([at('h9')]));
    analysis.playChosen();
    expect(game.moves.value.at(-1)?.cell).toBe(at('h9'));
    expect(analysis.hint.value).toBe(false);
    expect(shownLines(game, analysis)).toEqual({ candidates: [], line: [] });
  });
});

describe('the analysis of a game', () => {
  it('goes from the position on the board back to the beginning, and no further than asked', () => {
    const { analysis, consulted, rules, asked } = inTheMiddle();
    analysis.tab.value = true;
    const keys = analysis.places.value.map(({ key }) => key);
    expect(keys).toHaveLength(3);
    expect(keys.at(-1)).toBe(rules.key());
    for (const key of [...keys].reverse()) {
      expect(asked()).toBe(key);
      consulted.learn(key, 100);
    }
    expect(consulted.paused).toBe(true);
  });

  it('reads scores from Black’s point of view, forced wins included', () => {
    const { analysis, consulted } = inTheMiddle();
    analysis.tab.value = true;
    const [empty = '', one = '', two = ''] = analysis.places.value.map(({ key }) => key);
    consulted.learn(two, 1_000_000_000 - 5);
    expect(analysis.evaluation.value?.verdict).toEqual({ share: 1, win: { colour: 0, moves: 3 } });
    // White is to move after one stone.
    consulted.learn(one, 1_000_000_000 - 1);
    consulted.learn(empty, 0);
    expect(analysis.shares.value).toEqual([0, -1, 1]);
    expect(analysis.evaluationAt(analysis.places.value[1]!)?.verdict.win).toEqual({ colour: 1, moves: 1 });
  });

  it('knows how a finished game ended without asking', () => {
    const { analysis } = won();
    expect(analysis.shares.value.at(-1)).toBe(1);
  });

  it('follows what is taken back and played anew', () => {
    const { analysis, game, rules, answer } = inTheMiddle();
    analysis.tab.value = true;
    const before = analysis.places.value.at(-1)?.key;
    game.undo();
    expect(analysis.places.value).toHaveLength(1);
    game.tap(at('g7'));
    answer(at('i9'));
    expect(analysis.places.value.at(-1)?.key).toBe(rules.key());
    expect(analysis.places.value.at(-1)?.key).not.toBe(before);
  });

  it('looks at an earlier position when the player does', () => {
    const { analysis, game, asked } = inTheMiddle();
    analysis.tab.value = true;
    game.lookAt(1);
    expect(asked()).toBe(analysis.places.value[1]?.key);
  });
});

describe('an only move', () => {
  /** The thinker plays `name` without a thought. */
  const answerAtOnce = (made: ReturnType<typeof setUp>, name: string) => {
    const { analysis, consulted } = made;
    const key = analysis.place.value?.key ?? '';
    consulted.hold(key, at(name), true);
    consulted.learn(key, 0, 0);
    const { moves } = made.game;
    return keyOf(gameOf('', { actions: [...moves.value.map(({ action }) => action), at(name)] }));
  };

  it('is worth what the position after it is worth', () => {
    const made = inTheMiddle();
    const { analysis, consulted, asked } = made;
    analysis.toggleHint();
    const beyond = answerAtOnce(made, 'j10');
    expect(asked()).toBe(beyond);
    expect(analysis.bestLines.value).toMatchObject([{ only: true, codes: [at('j10')] }]);
    expect(analysis.evaluation.value).toBeNull();
    // White, to move there, loses in four plies: two moves of Black's after this one.
    consulted.consider(beyond, lineRecord([at('a1'), at('h9')], 0, 2 | (4 << 8)));
    consulted.learn(beyond, -(1_000_000_000 - 4));
    expect(analysis.evaluation.value?.verdict).toEqual({ share: 1, win: { colour: 0, moves: 3 } });
    expect(analysis.bestLines.value).toMatchObject([
      { only: true, forced: 'win', plies: 5, codes: [at('j10'), at('a1'), at('h9')] },
    ]);
    expect(consulted.paused).toBe(true);
  });

  it('does not disturb the walk through the game', () => {
    const made = inTheMiddle();
    const { analysis, game, rules } = made;
    analysis.tab.value = true;
    answerAtOnce(made, 'j10');
    game.tap(at('g7'));
    made.answer(at('c3'));
    expect(analysis.places.value).toHaveLength(5);
    expect(analysis.places.value.at(-1)?.key).toBe(rules.key());
  });
});

describe('the move that decided a game', () => {
  const scores = (made: ReturnType<typeof setUp>, ...all: (readonly [length: number, score: number])[]) => {
    for (const [length, score] of all)
      made.consulted.learn(made.analysis.places.value[length]?.key ?? '', score);
  };

  it('is looked for from the end, only as far back as the loser stood even, and shows nothing', () => {
    const made = won();
    const { analysis, consulted, asked, game } = made;
    expect(analysis.turning.value).toEqual({ complete: false, point: null });
    analysis.review.value = true;
    expect(asked()).toBe(analysis.places.value[8]?.key);
    // Black, to move after eight stones, wins at once; White, to move after seven, loses.
    scores(made, [8, 999_999_999], [7, -999_999_998], [6, 999_999_997], [5, -999_999_996], [4, 500]);
    expect(analysis.turning.value?.complete).toBe(false);
    scores(made, [3, 0]);
    expect(analysis.turning.value).toMatchObject({ complete: true, point: { length: 3 } });
    expect(consulted.paused).toBe(true);
    expect(analysis.wanted.value).toBe(false);
    expect(shownLines(game, analysis)).toEqual({ candidates: [], line: [] });
  });

  it('is sought no longer once nobody asks', () => {
    const { analysis, consulted } = won();
    analysis.review.value = true;
    analysis.review.value = false;
    expect(consulted.paused).toBe(true);
  });

  it('can be played on from', () => {
    const { game } = won();
    expect(game.savedAt(3)).toMatchObject({ actions: actionsOf('h8a1i8'), over: false });
  });
});
