import { beforeAll, describe, expect, it } from 'vitest';
import { language } from '../../../web/src/i18n/languages';
import { readMoves } from '../../../web/src/xiangqi/notation/iccs';
import { LINES } from '../../../web/src/xiangqi/openings/opening_list';
import { NAMES_OF_OPENINGS, openNames } from '../../../web/src/xiangqi/openings/opening_names';
import { messages } from '../../../web/src/xiangqi/openings/words/messages';
import { STANDARD } from '../../../web/src/xiangqi/setup';
import { rulesAfter } from './support/module';

beforeAll(async () => {
  await openNames();
  await messages.loadIn('zh');
  await messages.loadIn('ru');
});

const nameAfter = (moves: string, start: string = STANDARD) =>
  NAMES_OF_OPENINGS.nameOf({ start }, readMoves(moves) ?? []);

describe('the names of openings', () => {
  it('are of legal moves, each once', () => {
    const known = new Set(LINES.map(({ actions }) => actions.join()));
    expect(LINES.length).toBeGreaterThanOrEqual(500);
    expect(known.size).toBe(LINES.length);
    for (const { actions } of LINES) {
      const rules = rulesAfter('');
      for (const action of actions) expect(rules.play(action)).toBe('');
      rules.delete();
    }
  });

  it.each([
    ['h2e2', 'Central Cannon'],
    ['b2e2', 'Central Cannon'],
    ['h2e2h7e7', 'Central Cannon, Same-Direction Cannons'],
    ['b2e2b7e7', 'Central Cannon, Same-Direction Cannons'],
    ['h2e2b7e7', 'Central Cannon, Opposite-Direction Cannons'],
    ['h2e2h9g7h0g2b9c7i0h0', 'Central Cannon, Screen Horses'],
    ['h2e2b9c7h0g2h7f7i0h0h9g7', 'Central Cannon, Sandwiched Horses'],
    ['h2e2h9g7h0g2i9h9i0h0b9c7c3c4g6g5b0c2c9e7b2a2a9b9', '5-9 Cannons, Screen Horses'],
    ['c3c4b7c7', 'Angel Points the Way, Cannon behind the Soldier'],
    ['g3g4c6c5', 'Angel Points the Way, Opposing Soldiers'],
    ['g0e2', 'Elephant Opening'],
    ['c0e2h7e7', 'Elephant Opening, Central Cannon'],
    ['i3i4', 'Edge Soldier Opening'],
  ])('are those of the systems: %s', (moves, name) => {
    expect(nameAfter(moves)?.replace(/ \(.*\)$/, '')).toBe(name);
  });

  it('say the line in Chinese once no other has such moves, mirrored too', () => {
    const line = LINES.find(({ name }) => name.endsWith('互進七兵紅過河車')) ?? LINES[0]!;
    const moves = line.actions;
    expect(NAMES_OF_OPENINGS.nameOf({ start: STANDARD }, moves)).toContain(`(${line.name})`);
    expect(line.name).toMatch(/^([A-E]\d\d )?[\p{Script=Han}]/u);
    language.value = 'zh';
    expect(nameAfter('h2e2h9g7h0g2b9c7')).toMatch(/^中炮对屏风马/);
    language.value = 'ru';
    expect(nameAfter('h2e2h7e7')).toMatch(/^центральная пушка – пушки с одной стороны/);
    language.value = 'en';
  });

  it('are none of what begins elsewhere, or with a move that has none', () => {
    expect(nameAfter('e3e4')).toBeNull();
    expect(nameAfter('')).toBeNull();
    expect(nameAfter('h2e2', '3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1')).toBeNull();
  });
});
