import { describe, expect, it } from 'vitest';
import type { EngineModule, MatchPlayer, ScorePlayer, Series } from '../../../wasm/engine';
import { pairingOf, plain } from '../../../web/src/lab/contest';
import { GamePlayer } from '../../../web/src/lab/game_player';
import { type MatchReply, parseMatchReply } from '../../../web/src/lab/match_protocol';

const PAIRING = pairingOf(
  {
    form: 'match',
    players: [plain(10), plain(0)],
    games: 2,
    seed: 1,
    nodes: 50,
    milliseconds: 0,
    sprt: null,
  },
  0,
);

const SERIES: Series = { rung: 10, seed: 1, nodes: 50, milliseconds: 0 };

/** An engine that plays these actions, each in so many milliseconds. */
function playerOf(actions: readonly number[], each: number, refusal = '', isSolitary = true) {
  const told: MatchReply[] = [];
  let time = 0;
  const engine: Omit<MatchPlayer, 'delete'> = {
    play(_pairing, _number, acted) {
      for (const code of actions) {
        time += each;
        acted(code);
      }
      return refusal;
    },
    facts: () => ({ outcome: 1, sideOfA: 0, turns: 3, nodes: 99, illegal: false }),
    start: () => '',
  };
  const alone: Omit<ScorePlayer, 'delete'> = {
    ...engine,
    play: (_series, number, acted) => engine.play(PAIRING, number, acted),
    facts: () => ({ score: 512, milestone: 64, moves: actions.length, nodes: 99 }),
  };
  const module = {
    MatchPlayer: class {
      constructor() {
        Object.assign(this, engine);
      }
    },
    ...(isSolitary
      ? {
          ScorePlayer: class {
            constructor() {
              Object.assign(this, alone);
            }
          },
        }
      : {}),
  } as unknown as EngineModule;
  const player = new GamePlayer(module, {
    tell: (reply) => told.push(reply),
    now: () => time,
  });
  return { player, told };
}

describe("a worker's game", () => {
  it('is told whole at its end', () => {
    const { player, told } = playerOf([4, 5, 6], 10);
    player.play(PAIRING, 7);
    expect(told).toEqual([
      {
        type: 'played',
        game: {
          number: 7,
          outcome: 1,
          sideOfA: 0,
          turns: 3,
          nodes: 99,
          illegal: false,
          milliseconds: 30,
          actions: Int32Array.of(4, 5, 6),
        },
      },
    ]);
    expect(parseMatchReply(told[0])).toEqual({ message: told[0] });
  });

  it('is told while it goes on, a few times a second', () => {
    const { player, told } = playerOf([1, 2, 3, 4, 5], 100);
    player.play(PAIRING, 0);
    expect(told.slice(0, -1)).toEqual([{ type: 'acted', actions: Int32Array.of(1, 2, 3) }]);
    expect(told).toHaveLength(2);
  });

  it('that the engine refuses is told as a fault', () => {
    const { player, told } = playerOf([], 0, 'no such rung');
    player.play(PAIRING, 0);
    expect(told).toEqual([{ type: 'error', message: 'no such rung' }]);
  });

  it('alone is told with its score', () => {
    const { player, told } = playerOf([2, 3], 10);
    player.score(SERIES, 4);
    expect(told).toEqual([
      {
        type: 'scored',
        game: {
          number: 4,
          score: 512,
          milestone: 64,
          moves: 2,
          nodes: 99,
          milliseconds: 20,
          actions: Int32Array.of(2, 3),
        },
      },
    ]);
    expect(parseMatchReply(told[0])).toEqual({ message: told[0] });
  });

  it.each([
    ['that the engine refuses', 'no such rung', true, 'no such rung'],
    ['of a game with an opponent', '', false, 'Nobody plays this game alone.'],
  ])('alone %s is told as a fault', (_, refusal, isSolitary, message) => {
    const { player, told } = playerOf([], 0, refusal, isSolitary);
    player.score(SERIES, 0);
    expect(told).toEqual([{ type: 'error', message }]);
  });
});
