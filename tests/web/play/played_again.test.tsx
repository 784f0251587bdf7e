// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { shownLines } from '../../../web/src/boardgame/shown_lines';
import { openAnalysis } from '../../../web/src/play/analysis/open_analysis';
import { TurningLine } from '../../../web/src/play/analysis/turning_line';
import type { SavedGame } from '../../../web/src/play/game_types';
import type { GameView } from '../../../web/src/play/game_view';
import { weighedGame } from '../boardgame/support/weighed_game';
import { actionsOf, at } from '../gomoku/support/module';

afterEach(() => act(() => render(null, document.body)));

/** White's fourth move let Black win: `best` was valued more. */
function decided(best = 'g8') {
  const made = weighedGame();
  const { analysis, judge } = made;
  analysis.review.value = true;
  judge(8, 999_999_999, 'l8');
  judge(7, 0, best);
  judge(6, 0);
  return made;
}

const part = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
const press = (id: string) => act(() => part(id)?.click());

async function open(made = decided()) {
  const { game, analysis } = made;
  const { PlayedMoveCard: Card } = await openAnalysis();
  const tried: SavedGame[] = [];
  act(() =>
    render(
      <>
        <TurningLine
          view={{ game, analysis, nameOf: () => 'Ada' } as unknown as GameView}
          words={undefined}
        />
        <Card analysis={analysis} nameOf={() => 'Ada'} onPlayOn={(saved) => tried.push(saved)} />
      </>,
      document.body,
    ),
  );
  return { ...made, tried };
}

describe('the move that decided a game', () => {
  it('is put on the board again by its line: what was played, and what the engine prefers', async () => {
    const { game, analysis } = await open();
    expect(part('played-card')).toBeNull();
    press('turning-point');
    expect(game.past.value).toBe(7);
    expect(shownLines(game, analysis)).toMatchObject({
      candidates: [{ cell: at('a4') }, { cell: at('g8') }],
      line: [],
    });
    expect(part('way-0')?.textContent).toContain('Ada played');
    expect(part('way-1')?.textContent).toContain('g8');
    expect(part('played-card')?.textContent).toContain('Engine’s opinion');
  });

  it('shows how it went on where that way is pressed, and both alike where it is pressed again', async () => {
    const { analysis, game } = await open();
    press('turning-point');
    press('way-0');
    expect(shownLines(game, analysis).line).toMatchObject([{ cell: at('a4') }, { cell: at('l8') }]);
    expect(shownLines(game, analysis).candidates).toMatchObject([{ cell: at('g8') }]);
    press('way-0');
    expect(shownLines(game, analysis).line).toEqual([]);
  });

  it('is left for the end of the game, and as soon as another moment is looked at', async () => {
    const { game, analysis } = await open();
    press('turning-point');
    press('hint-close');
    expect([game.past.value, analysis.again.value]).toEqual([null, null]);
    press('turning-point');
    act(() => game.lookAt(2));
    expect([part('played-card'), shownLines(game, analysis).candidates]).toEqual([null, []]);
  });

  it('says so where the engine values finds nothing better', async () => {
    await open(decided('a4'));
    press('turning-point');
    expect([part('way-0') === null, part('way-1')]).toEqual([false, null]);
    expect(part('played-card')?.textContent).toContain('finds nothing better');
  });

  it('is not the player’s to try again where the opponent made it, and is where the player did', async () => {
    const { analysis } = await open();
    press('turning-point');
    expect(part('try-again')).toBeNull();
    act(() => analysis.lookAgain(6));
    expect(part('way-0')?.textContent).toContain('You played');
  });

  it('can be tried again from there', async () => {
    const { analysis, tried } = await open();
    act(() => analysis.lookAgain(6));
    press('try-again');
    expect(tried).toMatchObject([{ actions: actionsOf('h8a1i8a2j8a3'), over: false }]);
  });
});
