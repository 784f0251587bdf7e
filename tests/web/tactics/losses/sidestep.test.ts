import { describe, expect, it } from 'vitest';
import { overridden } from '../../../../web/src/conductor/overridden';
import { forgetfulSaves } from '../../../../web/src/shell/storage/storage';
import type { BattleMove } from '../../../../web/src/tactics/battle/record';
import { BATTLES_KEPT, rememberLoss, wonLines } from '../../../../web/src/tactics/losses/lost_battles';
import { lineOf, repeatedLine, type WonLine } from '../../../../web/src/tactics/losses/repeated_line';
import { sidestep } from '../../../../web/src/tactics/losses/sidestep';
import { insteadOf, learnFrom } from '../../../../web/src/tactics/losses/sidestepping';
import { END_TURN, packAction } from '../../../../web/src/tactics/rules/action_code';
import { Direction } from '../../../../web/src/tactics/rules/cells';
import { openRules, openText, skirmishText, tactics } from '../support/skirmish';
import { CLOSE, setUp } from '../support/skirmish_battle';

const LINE: WonLine = { start: 'here', side: 0, turns: [[1, 2, 3], [4, 5], [6]] };

describe('a line', () => {
  it('is what one side did, by rounds, without the ends of its turns', () => {
    const move = (action: number, side: 0 | 1, number: number) => ({ action, side, number }) as BattleMove;
    const moves = [move(7, 0, 1), move(END_TURN, 0, 1), move(8, 1, 1), move(9, 0, 3), move(END_TURN, 0, 3)];
    expect(lineOf('here', 0, moves)).toEqual({ start: 'here', side: 0, turns: [[7], [], [9]] });
    expect(lineOf('here', 1, [])).toEqual({ start: 'here', side: 1, turns: [] });
  });

  it('is repeated by who does what is in it, round by round, though not all of it', () => {
    const repeated = (turns: number[][], more: Partial<WonLine> = {}) =>
      repeatedLine([LINE], { ...LINE, turns, ...more }) !== null;
    expect(
      repeated([
        [1, 2, 3],
        [4, 5],
      ]),
    ).toBe(true);
    expect(repeated([[3, 1], [5]])).toBe(true);
    expect(repeated([[1], [], [6]])).toBe(true);
    expect(repeated([[1]])).toBe(false);
    expect(repeated([[1, 2], [6]])).toBe(false);
    expect(repeated([[1, 2], [4], [6], [7]])).toBe(false);
    expect(repeated([[1, 2]], { side: 1 })).toBe(false);
    expect(repeated([[1, 2]], { start: 'there' })).toBe(false);
  });

  it('is the latest of several', () => {
    const later = { ...LINE, turns: [[1, 2], [9]] };
    expect(repeatedLine([LINE, later], { ...LINE, turns: [[1, 2]] })).toBe(later);
    expect(repeatedLine([LINE, later], { ...LINE, turns: [[1, 2], [4]] })).toBe(LINE);
  });
});

describe('lines that have won', () => {
  it('are kept once, the oldest make room', () => {
    const saves = forgetfulSaves();
    const line = (code: number): WonLine => ({ ...LINE, turns: [[code]] });
    for (let code = 0; code < BATTLES_KEPT; code++) rememberLoss(saves, line(code));
    rememberLoss(saves, line(0));
    expect(wonLines(saves)).toHaveLength(BATTLES_KEPT);
    expect(wonLines(saves).at(-1)).toEqual(line(0));
    rememberLoss(saves, line(BATTLES_KEPT));
    expect(wonLines(saves)).toHaveLength(BATTLES_KEPT);
    expect(wonLines(saves)[0]).toEqual(line(2));
  });
});

describe('stepping aside', () => {
  const rules = openRules();

  /** The position in which the second side is to move, and what the first one does in its next turn. */
  function strikeNext() {
    const start = skirmishText(CLOSE);
    rules.load(start);
    rules.play(END_TURN);
    const text = rules.text();
    const strike = packAction({ unit: 0, cell: 12, direction: Direction.east });
    return { text, line: { start, side: 0, turns: [[], [strike]] } satisfies WonLine };
  }

  it('brings the same action for the same position, a legal one', () => {
    const { text, line } = strikeNext();
    rules.load(text);
    const legal = [...rules.legalActions()];
    const action = sidestep(rules, text, END_TURN, line);
    expect(legal).toContain(action);
    expect(sidestep(rules, text, END_TURN, line)).toBe(action);
  });

  it('does not stay where the line strikes if it draws something better', () => {
    const { text, line } = strikeNext();
    expect(sidestep(rules, text, END_TURN, line)).not.toBe(END_TURN);
  });

  it('keeps the best action where nothing drawn keeps more', () => {
    const { text, line } = strikeNext();
    expect(sidestep(rules, text, END_TURN, { ...line, turns: [] })).toBe(END_TURN);
  });
});

describe('a battle against who has lost before', () => {
  const stay = (unit: number, cell: number) => packAction({ unit, cell, direction: Direction.none });
  const opening = [stay(0, 11), stay(1, 31)];
  const strike = packAction({ unit: 0, cell: 12, direction: Direction.east });
  const won: WonLine = { start: openText(skirmishText(CLOSE)).text(), side: 0, turns: [opening, [strike]] };

  const held = stay(2, 13);

  /** What the opponent does first after the player's `turn`, if it holds that it stays where it is struck. */
  function answerTo(turn: readonly number[], lines: readonly WonLine[]) {
    const saves = forgetfulSaves();
    for (const line of lines) rememberLoss(saves, line);
    const { battle, thinker, frames } = setUp(CLOSE, 0, undefined, { rung: 0 }, (thinker, battle) =>
      overridden(thinker, {
        best(key) {
          const best = thinker.best(key);
          const steered = { saved: battle().saved(), text: battle().text() };
          return best.action < 0
            ? best
            : { ...best, action: insteadOf({ module: tactics, saves }, steered, best.action) };
        },
      }),
    );
    for (const code of turn) expect(battle.play(code)).toBe('');
    battle.endTurn();
    const text = battle.text();
    thinker.hold(battle.key(), held, true);
    for (let frame = 0; frame < 300 && battle.moves.value.length <= turn.length + 1; frame++)
      frames.paintUntil(frames.now() + 16);
    return { text, action: battle.moves.value[turn.length + 1]?.action };
  }

  it('goes as the thinker says where nothing has won, or something else is played', () => {
    expect(answerTo(opening, []).action).toBe(held);
    expect(answerTo([stay(0, 21), stay(1, 31)], [won]).action).toBe(held);
    expect(answerTo(opening, [{ ...won, start: 'there' }]).action).toBe(held);
  });

  it('goes another way where the line is repeated', () => {
    const { text, action } = answerTo(opening, [won]);
    expect(action).toBe(sidestep(openRules(), text, held, won));
    expect(action).not.toBe(held);
  });

  it('learns what the player has done', () => {
    const saves = forgetfulSaves();
    const { battle } = setUp(CLOSE, 0, undefined, { rung: 0 });
    for (const code of opening) battle.play(code);
    battle.endTurn();
    learnFrom({ module: tactics, saves }, battle.saved());
    expect(wonLines(saves)).toEqual([{ ...won, turns: [opening] }]);
  });
});
