import { describe, expect, it } from 'vitest';
import { forgetfulSaves } from '../../../../web/src/shell/storage/storage';
import type { MoveRecord } from '../../../../web/src/tactics/battle/record';
import { BATTLES_KEPT, rememberLoss, wonLines } from '../../../../web/src/tactics/losses/lost_battles';
import { lineOf, repeatedLine, type WonLine } from '../../../../web/src/tactics/losses/repeated_line';
import { sidestep } from '../../../../web/src/tactics/losses/sidestep';
import { learnFrom, sidestepping } from '../../../../web/src/tactics/losses/sidestepping';
import { END_TURN, packAction } from '../../../../web/src/tactics/rules/action_code';
import { Direction } from '../../../../web/src/tactics/rules/cells';
import { startTactics } from '../../../wasm/tactics/support/module';
import { openRules, openText, skirmishText } from '../support/skirmish';
import { CLOSE, setUp } from '../support/skirmish_battle';

const tactics = await startTactics();

const LINE: WonLine = { start: 'here', side: 0, turns: [[1, 2, 3], [4, 5], [6]] };

describe('a line', () => {
  it('is what one side did, by rounds, without the ends of its turns', () => {
    const move = (code: number, side: 0 | 1, round: number) => ({ code, side, round }) as MoveRecord;
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

  /** What the opponent does first after the player's `turn`, if it holds that it stays where it is struck. */
  function answerTo(turn: readonly number[], lines: readonly WonLine[], more = {}) {
    const saves = forgetfulSaves();
    for (const line of lines) rememberLoss(saves, line);
    const session = { module: tactics, saves, ladder: [{ rung: 0 }] };
    const instead = sidestepping(session as unknown as Parameters<typeof sidestepping>[0]);
    const settings = { rung: 0, ...more };
    const { battle, thinker, frames } = setUp(CLOSE, 0, undefined, settings, undefined, { instead });
    for (const code of turn) expect(battle.play(code)).toBe('');
    battle.endTurn();
    const text = battle.text();
    thinker.hold(battle.key(), stay(2, 13), true);
    for (let frame = 0; frame < 300 && battle.moves.value.length <= turn.length + 1; frame++)
      frames.paintUntil(frames.now() + 16);
    return { text, code: battle.moves.value[turn.length + 1]?.code };
  }

  it('goes as the thinker says where nothing has won, or something else is played', () => {
    expect(answerTo(opening, []).code).toBe(stay(2, 13));
    expect(answerTo(opening, [won], { rung: 10 }).code).toBe(stay(2, 13));
    expect(answerTo(opening, [won], { nodes: 500 }).code).toBe(stay(2, 13));
    expect(answerTo([stay(0, 21), stay(1, 31)], [won]).code).toBe(stay(2, 13));
  });

  it('goes another way where the line is repeated', () => {
    const { text, code } = answerTo(opening, [won]);
    expect(code).toBe(sidestep(openRules(), text, stay(2, 13), won));
    expect(code).not.toBe(stay(2, 13));
  });

  it('learns from a battle that the player has won, and from no other', () => {
    const saves = forgetfulSaves();
    const session = { module: tactics, saves, ladder: [{ rung: 0 }] } as unknown as Parameters<
      typeof learnFrom
    >[0];
    const { battle } = setUp(CLOSE, 0, undefined, { rung: 0 });
    for (const code of opening) battle.play(code);
    battle.endTurn();
    learnFrom(session, battle.savedAt(), 'lost');
    learnFrom(session, { ...battle.savedAt(), settings: { ...battle.settings, rung: 10 } }, 'won');
    expect(wonLines(saves)).toEqual([]);
    learnFrom(session, battle.savedAt(), 'won');
    expect(wonLines(saves)).toEqual([{ ...won, turns: [opening] }]);
  });
});
