// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardParts } from '../../../web/src/boardgame/board_parts';
import { Preferences } from '../../../web/src/boardgame/preferences';
import { Analysis } from '../../../web/src/play/analysis/analysis';
import { GameScreen } from '../../../web/src/play/game_screen';
import type { Side } from '../../../web/src/play/game_types';
import { SettingsStore } from '../../../web/src/shell/storage/settings_store';
import { forgetfulSaves } from '../../../web/src/shell/storage/storage';
import { FakeThinker } from '../support/fake_players';
import { moveOf, PASS, ToadRules } from './support/toads';
import { HOP_MS, painted, TOADS } from './support/toads_spec';
import { PACE, setUp } from './support/toads_table';

/** Of the board in this document, which lays nothing out: cells of 100 pixels. */
const WIDTH = 400;
const HEIGHT = 300;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, WIDTH, HEIGHT));
});

afterEach(() => {
  act(() => render(null, document.body));
  vi.restoreAllMocks();
});

/** The screen with a game of toads on it. */
function open(side: Side = 0, position?: string) {
  const table = setUp(side, position);
  const { game, frames, log, visibility } = table;
  const saves = forgetfulSaves();
  const consulted = new FakeThinker();
  const analysis = new Analysis(game, {
    openRules: () => new ToadRules(),
    openThinker: () => consulted,
    rung: 20,
    visibility,
  });
  const ladder = [{ rung: 20, name: 'Pond', idea: 'Croaks.' }];
  const nothing = () => {};
  const screen = (weighing: Analysis | null) =>
    render(
      <GameScreen
        game={game}
        analysis={weighing}
        parts={boardParts({
          preferences: Preferences.of(saves, TOADS),
          onLesson: null,
          won: { games: [], onOpen: nothing },
        })}
        session={{ frames, log, saves, settings: new SettingsStore(saves), ladder }}
        embed={false}
        perf={false}
        growFrom={null}
        ownRung={null}
        shared={null}
        openRules={() => new ToadRules()}
        apart={null}
        onHome={nothing}
        onSettings={nothing}
        offered={20}
        onNewGame={nothing}
        onHint={() => analysis.toggleHint()}
        onPlayOn={nothing}
        onOpen={nothing}
      />,
      document.body,
    );
  // The analysis comes after the board.
  act(() => screen(null));
  act(() => screen(analysis));
  const answer = (action: number) => act(() => table.answer(action));
  const pass = (length: number) => act(() => table.pass(length));
  return { ...table, analysis, consulted, answer, pass };
}

/** The panel beside the board comes after the board. */
const panel = () => expect.poll(() => part('tab-setup'), { timeout: 5000 }).not.toBeNull();

const part = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`)!;
const cells = () => Array.from(document.querySelectorAll<HTMLElement>('[role="gridcell"]'));
const cell = (number: number) => part(`cell-${number}`);
const click = (id: string) => act(() => part(id).click());
const key = (name: string, target: Element = document.body) =>
  act(() => void target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));

/** A pointer on the middle of a cell as it is seen. */
function point(type: string, column: number, row: number, pointerType: 'mouse' | 'touch' = 'mouse') {
  const init = { clientX: 100 * column + 50, clientY: 100 * row + 50, button: 0, pointerId: 1, pointerType };
  act(() => void part('board').dispatchEvent(new PointerEvent(type, { ...init, bubbles: true })));
}

describe('the grid', () => {
  it('has the columns and rows of the board, in the order in which they are seen', () => {
    open();
    expect(document.querySelectorAll('[role="row"]')).toHaveLength(3);
    expect(cells().map(({ dataset }) => Number(dataset.cell))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
    expect(cell(8).getAttribute('aria-label')).toBe('8 Green');
  });

  it('is turned for the second side', () => {
    open(1);
    expect(cells().map(({ dataset }) => Number(dataset.cell))).toEqual([
      11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0,
    ]);
  });
});

describe('with the keyboard', () => {
  it('a piece is chosen and sent, along the board as it is seen', async () => {
    const { rules, pass } = open();
    await panel();
    cell(9).focus();
    key('Enter', cell(9));
    expect(cell(9).getAttribute('aria-selected')).toBe('true');
    pass(16);
    expect(painted.overlay).toMatchObject({ from: 9, targets: [5] });
    key('ArrowUp', cell(9));
    expect(document.activeElement).toBe(cell(5));
    key('Enter', cell(5));
    expect(Array.from(rules.actions())).toEqual([moveOf(9, 5)]);
    expect(part('live').textContent).toBe('You: move');
    expect(part('move-1').textContent).toContain('9-5');
  });

  it('up is away from the player on a turned board too', () => {
    const { answer, pass, rules } = open(1);
    answer(moveOf(9, 5));
    pass(HOP_MS + 32);
    key('Enter', cell(2));
    key('ArrowUp', cell(2));
    expect(document.activeElement).toBe(cell(6));
    key('Enter', cell(6));
    expect(rules.actions().at(-1)).toBe(moveOf(2, 6));
  });

  it('Escape puts the piece down, and U takes back', () => {
    const { game, rules } = open();
    key('Enter', cell(9));
    key('Escape');
    expect(cell(9).getAttribute('aria-selected')).toBe('false');
    act(() => void game.play(moveOf(9, 5)));
    key('u');
    expect(rules.length()).toBe(0);
  });
});

describe('with a pointer', () => {
  it('two clicks move a piece', () => {
    const { rules } = open();
    for (const row of [2, 1]) {
      point('pointerdown', 0, row);
      point('pointerup', 0, row);
    }
    expect(Array.from(rules.actions())).toEqual([moveOf(8, 4)]);
  });

  it('a drag moves it, and shows where it could go meanwhile', () => {
    const { rules, pass } = open();
    point('pointerdown', 0, 2);
    point('pointermove', 0, 1);
    pass(16);
    expect(painted.overlay).toMatchObject({ from: 8, targets: [4], hover: { cell: 4 } });
    point('pointerup', 0, 1);
    expect(Array.from(rules.actions())).toEqual([moveOf(8, 4)]);
  });

  it('a finger drags under the loupe; lifted beside the board it has moved nothing', () => {
    const { game, rules } = open();
    point('pointerdown', 0, 2, 'touch');
    point('pointermove', 0, 1, 'touch');
    point('pointermove', 0, 5, 'touch');
    point('pointerup', 0, 5, 'touch');
    expect([rules.length(), game.chosen.value]).toEqual([0, -1]);
  });

  it('a second finger ends the press, and nothing is played', () => {
    const { game, rules } = open();
    const other = {
      clientX: 150,
      clientY: 250,
      button: 0,
      pointerId: 2,
      pointerType: 'touch',
      bubbles: true,
    };
    point('pointerdown', 0, 2, 'touch');
    act(() => void part('board').dispatchEvent(new PointerEvent('pointerdown', other)));
    act(() => void part('board').dispatchEvent(new PointerEvent('pointerup', other)));
    point('pointerup', 0, 2, 'touch');
    point('pointerdown', 0, 1, 'touch');
    point('pointerup', 0, 1, 'touch');
    expect([rules.length(), game.chosen.value]).toEqual([0, -1]);
  });

  it('is where it is seen on a turned board', () => {
    const { answer, pass, rules } = open(1);
    answer(moveOf(9, 5));
    pass(HOP_MS + 32);
    // The second side's toad on cell 2 lies below, in the second column from the left.
    point('pointerdown', 1, 2);
    point('pointermove', 1, 1);
    point('pointerup', 1, 1);
    expect(rules.actions().at(-1)).toBe(moveOf(2, 6));
  });

  it('what cannot be played is refused there, in the game’s words', () => {
    open();
    point('pointerdown', 1, 1);
    point('pointerup', 1, 1);
    expect(part('remark').textContent).toBe('No toad of yours');
    expect(part('remark').style.left).toContain('0.375');
    expect(part('remark').style.top).toContain('0.5');
  });

  it('what was chosen by touch waits where the player wants that', async () => {
    const { game, rules } = open();
    await panel();
    click('tab-setup');
    act(() => part('confirm-touch').querySelector<HTMLElement>('[data-value="on"]')!.click());
    for (const row of [2, 1]) {
      point('pointerdown', 0, row, 'touch');
      point('pointerup', 0, row, 'touch');
    }
    expect([rules.length(), game.aim.value]).toEqual([0, moveOf(8, 4)]);
    click('place-here');
    expect(Array.from(rules.actions())).toEqual([moveOf(8, 4)]);
  });
});

describe('a hint', () => {
  it('of a fallback engine says who gives it, as long as that is so', async () => {
    const { consulted } = open();
    key('h');
    await expect.poll(() => part('hint-card'), { timeout: 5000 }).not.toBeNull();
    expect(part('hint-card').textContent).not.toContain('meanwhile');
    act(() => {
      consulted.fallbackEngine.value = { rung: 20, chosen: 30, cause: { kind: 'coming', share: 0.5 } };
    });
    expect(part('hint-card').textContent).toContain('Pond is helping meanwhile.');
    act(() => {
      consulted.fallbackEngine.value = null;
    });
    expect(part('hint-card').textContent).not.toContain('meanwhile');
    key('h');
    expect(part('hint-card')).toBeNull();
  });
});

describe('a pass', () => {
  it('is a button where there is nothing else', async () => {
    const { rules } = open(0, 'toads 1 2..21....... 0 0');
    await panel();
    expect(part('pass').textContent).toBe('Pass');
    click('pass');
    expect(Array.from(rules.actions())).toEqual([PASS]);
    expect(part('move-1').textContent).toBe('You: Pass');
  });

  it('of the opponent stands across the board', () => {
    const { game, answer, pass } = open(0, 'toads 1 ....2...1..1 0 0');
    act(() => void game.play(moveOf(11, 7)));
    answer(PASS);
    expect(part('announcement').textContent).toBe('Pond passes');
    pass(PACE.announcement);
    expect(part('announcement')).toBeNull();
  });
});

it('the board shows what an analysis found that came after it', () => {
  const { analysis, pass } = open();
  act(() => {
    Object.assign(analysis, { bestLines: { value: [{ codes: [moveOf(9, 5)] }, { codes: [moveOf(8, 4)] }] } });
    analysis.toggleHint();
  });
  pass(32);
  expect(painted.overlay?.candidates.map(({ cell }) => cell)).toEqual([4]);
});

it('an earlier moment shows the board as it was', () => {
  const { game, answer, pass } = open();
  const begin = game.snapshot.value.cells;
  act(() => void game.play(moveOf(8, 4)));
  answer(moveOf(1, 4));
  pass(HOP_MS + 32);
  act(() => game.lookAt(0));
  pass(32);
  expect(painted.scene?.cells).toEqual(begin);
  click('present');
  pass(32);
  expect(painted.scene?.cells).toEqual(game.snapshot.value.cells);
});

it('has no switch for numbers where pieces carry none, and no facts where there is nothing to choose', async () => {
  open();
  await panel();
  click('tab-setup');
  expect(part('numbers')).toBeNull();
  expect(document.querySelectorAll('.setup-facts dt')).toHaveLength(1);
});
