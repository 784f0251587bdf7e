import { describe, expect, it } from 'vitest';
import { paceOfLong } from '../../../web/src/play/walked_past';
import { type Direction, isDirection } from '../../../web/src/twenty48/directions';
import { unpackSlides } from '../../../web/src/twenty48/game_link';
import { setUp } from './support/table';

/** A game that was played to its end, the boards before each of its slides, and its slides. */
function playedOut() {
  const table = setUp();
  const { game, rules, pass } = table;
  const boards: string[] = [];
  const slides: Direction[] = [];
  while (rules.result() === 0) {
    const legal = rules.legalActions();
    const slide = legal[slides.length % legal.length] ?? -1;
    if (!isDirection(slide)) throw new Error('a game that is not over has a slide');
    boards.push(game.snapshot.value.ranks.join());
    slides.push(slide);
    game.play(slide);
  }
  boards.push(game.snapshot.value.ranks.join());
  pass(1000);
  const shown = () => game.shown.value.ranks.join();
  return { ...table, boards, slides, shown };
}

describe('a game that is over', () => {
  it('is looked at from any of its moments, forwards and backwards', () => {
    const { game, boards, shown } = playedOut();
    for (const place of [0, boards.length - 2, 7, 8, 3]) {
      game.rewind.goTo(place);
      expect([game.past.value, shown()]).toEqual([place, boards[place]]);
    }
    game.rewind.goTo(null);
    expect([game.past.value, shown()]).toEqual([null, boards.at(-1)]);
  });

  it('plays by itself from its beginning to its end, faster than it was played, and comes to rest', () => {
    const { game, frames, boards, shown } = playedOut();
    const begin = frames.now();
    game.rewind.play();
    expect(shown()).toBe(boards[0]);
    frames.paintUntil(begin + 90_000);
    expect([game.rewind.playing.value, game.past.value, shown()]).toEqual([false, null, boards.at(-1)]);
  });

  it('stays as it is, whatever is looked at, and forgets it once it is gone on with', () => {
    const { game, rules, slides, boards, shown } = playedOut();
    const text = rules.text();
    game.rewind.goTo(5);
    expect([rules.text(), game.moves.value.length, game.over.value]).toEqual([text, slides.length, true]);
    expect(game.undo()).toBe(true);
    expect([game.past.value, shown()]).toEqual([null, boards.at(-2)]);
  });

  it('gives way to the present with the way out that closes all', () => {
    const { game } = playedOut();
    game.rewind.goTo(5);
    expect([game.backOut(), game.past.value, game.backOut()]).toEqual([true, null, false]);
  });
});

it('a link that others open has the slides of the game', () => {
  const { game, slides } = playedOut();
  const link = new URLSearchParams(new URL(game.link('https://a.b/')).hash.slice(1));
  expect([link.get('game'), link.get('seed')]).toEqual(['twenty48', String(game.settings.seed)]);
  expect(unpackSlides(link.get('moves') ?? '')).toEqual(slides);
});

it('a long game is watched in about a minute, a short one at a pace that can be followed', () => {
  expect([10, 200, 1000, 100_000].map((slides) => Math.round(paceOfLong(slides)))).toEqual([
    600, 300, 60, 17,
  ]);
});
