// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import { startRating } from '../../../web/src/fit/rating';
import type { Strengths } from '../../../web/src/fit/strengths';
import { countByRung, longestWins, presentStreak } from '../../../web/src/record/counts';
import { keptLink, type Played } from '../../../web/src/record/entry';
import { distractionOf, fitOf } from '../../../web/src/record/fit';
import { GAMES_KEPT, PlayerRecord, recordPlace } from '../../../web/src/record/record';
import { forgetfulSaves } from '../../../web/src/shell/storage/storage';

const LADDER: Strengths = [
  { rung: 0, blur: 0, elo: 0, error: 0 },
  { rung: 10, blur: 0, elo: 400, error: 20 },
  { rung: 10, blur: 50, elo: 0, error: 20 },
  { rung: 20, blur: 0, elo: 800, error: 20 },
];

const game = (part: Partial<Played> = {}): Played => ({
  at: 1000,
  rung: 10,
  blur: 0,
  side: 0,
  outcome: 'won',
  moves: 30,
  ...part,
});

function recordOf(...games: Played[]): PlayerRecord {
  const record = PlayerRecord.of(forgetfulSaves(), 'toads');
  for (const played of games) record.addPlayed(played, LADDER);
  return record;
}

describe("a player's record", () => {
  it('is kept, and one for all who ask', () => {
    const saves = forgetfulSaves();
    const record = PlayerRecord.of(saves, 'toads');
    record.addPlayed(game({ link: '#game=toads&moves=abc' }), LADDER);
    record.addScored({ at: 5, mode: 'alone', score: 900, best: 64, moves: 80 });
    expect(PlayerRecord.of(saves, 'toads')).toBe(record);
    expect(PlayerRecord.of(saves, 'frogs').played.value).toEqual([]);
    expect(saves.read(recordPlace('toads'))).toEqual({
      played: record.played.value,
      scored: record.scored.value,
      before: null,
      since: 0,
    });
  });

  it('makes a rating of the games that count', () => {
    const won = recordOf(game(), game());
    expect(won.rating(LADDER).elo).toBeGreaterThan(startRating(LADDER).elo);
    expect(won.ratings(LADDER)).toHaveLength(3);
    const helped = recordOf(game({ aid: 'hint' }), game({ aid: 'undo' }), game({ rung: 70 }));
    expect(helped.rating(LADDER)).toEqual(startRating(LADDER));
    expect(helped.played.value).toHaveLength(3);
  });

  it('counts a win by much for more than one by little', () => {
    const seek = [game({ outcome: 'won' }), game({ outcome: 'lost' })];
    const [narrow, clear] = [20, 200].map((weight) => recordOf(...seek, game({ weight })).rating(LADDER).elo);
    expect(clear).toBeGreaterThan(narrow!);
  });

  it('begins its rating anew, and keeps the games', () => {
    const record = recordOf(game({ at: 1000 }), game({ at: 2000 }));
    record.forgetRating(2000);
    expect(record.rating(LADDER).games).toBe(1);
    expect(record.played.value.map((played) => record.counts(played))).toEqual([false, true]);
  });

  it('goes on from the rating of games that have made room', () => {
    const games = Array.from({ length: GAMES_KEPT + 7 }, (_, number) =>
      game({ at: number, outcome: number % 3 === 0 ? 'lost' : 'won' }),
    );
    const record = recordOf(...games);
    expect(record.played.value).toHaveLength(GAMES_KEPT);
    expect(record.played.value[0]!.at).toBe(7);
    const { elo, games: counted } = record.rating(LADDER);
    expect(counted).toBe(GAMES_KEPT + 7);
    expect(Number.isFinite(elo)).toBe(true);
  });

  it('saves what can be read of a damaged one', () => {
    const saves = forgetfulSaves();
    const place = recordPlace('toads');
    const good = game();
    saves.write(place, { played: [good, { ...good, side: 7 }, 'x'], scored: [null], before: 1, since: 4 });
    expect(saves.read(place)).toEqual({ played: [good], scored: [], before: null, since: 4 });
    saves.write(place, 'nonsense');
    expect(saves.read(place)).toBeNull();
  });
});

describe('a link', () => {
  it.each([
    ['https://host.example/play/?game=toads&moves=ab', { link: '?game=toads&moves=ab' }],
    ['https://host.example/#game=toads', { link: '#game=toads' }],
    [`https://host.example/#${'a'.repeat(3000)}`, {}],
    ['https://host.example/', {}],
    [null, {}],
  ])('of %s is kept as %j', (address, kept) => {
    expect(keptLink(address)).toEqual(kept);
  });
});

describe('who fits', () => {
  it('follows the rating', () => {
    const foes = [recordOf(game({ outcome: 'lost' })), recordOf(game(), game())].map(
      (record) => fitOf(record, LADDER)?.foe.elo ?? 0,
    );
    expect(foes[0]).toBeLessThan(foes[1]!);
    expect(fitOf(recordOf(), [])).toBeNull();
  });

  it.each([
    [0, 'none'],
    [5, 'little'],
    [20, 'much'],
    [50, 'asleep'],
  ])('seems with %d of blur distracted: %s', (blur, distraction) => {
    expect(distractionOf(LADDER, { rung: 10, blur })).toBe(distraction);
  });
});

describe('results', () => {
  const outcomes = (...names: Played['outcome'][]) => names.map((outcome) => game({ outcome }));

  it('are counted by rung, blurred games apart', () => {
    const games = [game(), game({ rung: 20, outcome: 'lost' }), game({ blur: 5, outcome: 'draw' })];
    const [none, won] = [
      { won: 0, lost: 0, draw: 0 },
      { won: 1, lost: 0, draw: 0 },
    ];
    expect(countByRung(games)).toEqual([
      { rung: 20, clear: { ...none, lost: 1 }, blurred: none },
      { rung: 10, clear: won, blurred: { ...none, draw: 1 } },
    ]);
  });

  it('have streaks', () => {
    expect(presentStreak(outcomes('won', 'lost', 'won', 'won'))).toEqual({ outcome: 'won', length: 2 });
    expect(presentStreak(outcomes('lost'))).toEqual({ outcome: 'lost', length: 1 });
    expect(presentStreak(outcomes('won', 'draw'))).toBeNull();
    expect(presentStreak([])).toBeNull();
    expect(longestWins(outcomes('won', 'won', 'draw', 'won', 'won', 'won', 'lost'))).toBe(3);
  });
});
