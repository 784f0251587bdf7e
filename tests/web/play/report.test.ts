// @vitest-environment happy-dom

import { expect, it } from 'vitest';
import { GOMOKU } from '../../../web/src/gomoku/spec';
import { readGameLink } from '../../../web/src/play/files/read_link';
import { gameReport } from '../../../web/src/play/report';
import { setUp } from '../boardgame/support/gomoku_table';
import { at, gomoku } from '../gomoku/support/module';

it('a game as text has all that it takes to play it again', async () => {
  const { game, rules, answer } = setUp({ rung: 50, seed: 9 });
  game.tap(at('h8'));
  answer(at('i9'));
  const report = () => gameReport(GOMOKU, gomoku, game.saved(), 'abc');
  const lines = (await report()).split('\n');
  expect(lines[0]).toBe(`Forethought ${__VERSION__}, gomoku, engine ${gomoku.version()}, signature abc`);
  expect(lines).toContain('rung 50, seed 9, player first, nodes 0');
  expect(lines).toContain('opponent with blur, seed 9');
  expect(lines).toContain('result none yet');
  expect(await report()).toContain(rules.text().trim());
  expect(readGameLink(GOMOKU, lines.at(-1) ?? '').record?.actions).toEqual([at('h8'), at('i9')]);
  game.concede();
  expect(await report()).toContain('result the player resigned');
});
