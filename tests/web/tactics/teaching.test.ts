import { describe, expect, it } from 'vitest';
import type { TacticsGame } from '../../../wasm/tactics';
import { FIRST_RUNG } from '../../../web/src/shell/session/default_opponent';
import { forgetfulSaves } from '../../../web/src/shell/storage/storage';
import { PUZZLES, THREE_AGAINST_THREE } from '../../../web/src/tactics/teaching/lessons';
import { TEACHING_RUNG, Teaching } from '../../../web/src/tactics/teaching/teaching';
import { isTaught, rememberTaught } from '../../../web/src/tactics/teaching/teaching_memory';
import { isFreed } from '../support/is_freed';
import { openRules } from './support/skirmish';
import { APART, type SavedBattle, setUp } from './support/skirmish_battle';

function begin() {
  const opened: { from: SavedBattle; rules: TacticsGame }[] = [];
  const spare: TacticsGame[] = [];
  const { frames } = setUp();
  const alive = () => [...opened.map(({ rules }) => rules), ...spare].filter((rules) => !isFreed(rules));
  const teaching = new Teaching({
    openBattle(from) {
      // The thinker is one for all: a battle that is left puts it to rest, and must not do so to the next.
      expect(alive()).toEqual([]);
      const { battle, rules } = setUp(APART, from.settings.side, from);
      opened.push({ from, rules });
      return battle;
    },
    openRules() {
      const rules = openRules();
      spare.push(rules);
      return rules;
    },
    frames,
  });
  return { teaching, opened, alive };
}

describe('the course', () => {
  it('is three puzzles and then three against three', () => {
    const { teaching, opened } = begin();
    const kinds = [teaching.lesson.value.kind];
    while (teaching.place.value + 1 < teaching.length) {
      teaching.next();
      kinds.push(teaching.lesson.value.kind);
    }
    expect(kinds).toEqual(['puzzle', 'puzzle', 'puzzle', 'skirmish']);
    expect(opened.map(({ from }) => from.settings.start)).toEqual([
      ...PUZZLES.map(({ start }) => start),
      THREE_AGAINST_THREE,
    ]);
    for (const { from } of opened) expect(from.settings.start).toMatch(/^tactics 1\n/);
    teaching.next();
    expect(teaching.place.value).toBe(3);
  });

  it('plays three against three as blue, against the opponent of a first battle', () => {
    const { teaching, opened } = begin();
    for (let lesson = 1; lesson < teaching.length; lesson++) teaching.next();
    expect(TEACHING_RUNG).toBe(FIRST_RUNG);
    expect(opened.at(-1)?.from.settings).toMatchObject({ rung: TEACHING_RUNG, side: 0 });
  });

  it('keeps one lesson open at a time, and none once it is left', () => {
    const { teaching, alive } = begin();
    expect(alive()).toHaveLength(2);
    teaching.next();
    expect(alive()).toHaveLength(2);
    teaching.next();
    teaching.next();
    expect(alive()).toHaveLength(1);
    teaching.playAgain();
    expect(alive()).toHaveLength(1);
    expect(teaching.place.value).toBe(3);
    teaching.dispose();
    expect(alive()).toEqual([]);
  });

  it('takes three against three up again where it is asked to', () => {
    const { teaching, opened } = begin();
    for (let lesson = 1; lesson < teaching.length; lesson++) teaching.next();
    const earlier = teaching.battle.value.savedAt(0);
    teaching.playAgain(earlier);
    expect(opened.at(-1)?.from).toEqual(earlier);
  });
});

describe('what is remembered of the course', () => {
  it('is that it need not be offered again', () => {
    const saves = forgetfulSaves();
    expect(isTaught(saves)).toBe(false);
    rememberTaught(saves);
    expect(isTaught(saves)).toBe(true);
    expect(isTaught(forgetfulSaves())).toBe(false);
  });
});
