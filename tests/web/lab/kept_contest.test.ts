// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import type { LabModule } from '../../../wasm/lab';
import { type Player, plain } from '../../../web/src/lab/contest';
import { Lab } from '../../../web/src/lab/lab';
import { contestPlace, type SavedContest } from '../../../web/src/lab/saved_contest';
import type { LabGame } from '../../../web/src/shell/session/lab_game';
import type { ScreenController } from '../../../web/src/shell/session/screen_controller';
import { forgetfulSaves } from '../../../web/src/shell/storage/storage';
import { MATCH } from '../support/fake_match';

const ENGINE = 'toads.wasm';

/** The lab of a game with rungs 20 and 50 and one character, in which a contest of these players is kept. */
function labWith(players: readonly Player[]): Lab {
  const saves = forgetfulSaves();
  const contest = { ...MATCH, players };
  const saved: SavedContest = {
    game: 'toads',
    engine: ENGINE,
    contest,
    games: [],
    active: 0,
    state: 'paused',
  };
  saves.write(contestPlace('toads'), saved);
  const session = {
    game: 'toads',
    build: { wasmUrl: ENGINE },
    ladder: [20, 50].map((rung) => ({ rung, name: '', idea: '' })),
    module: { MatchPlayer: class {} },
    saves,
  };
  return new Lab({
    controller: { session } as unknown as ScreenController,
    statistics: {} as LabModule,
    title: () => 'Toads',
    game: { personalities: () => [{ name: 'croakers', title: 'Croakers' }] } as unknown as LabGame,
    wanted: contest,
    show: () => {},
  });
}

describe('a contest that is kept', () => {
  it.each<[string, Player[], boolean]>([
    ['rungs', [plain(50), plain(20)], true],
    ['a character', [plain(50), { ...plain(20), personality: 'croakers' }], true],
    ['a character that there is not', [plain(50), { ...plain(20), personality: 'croaker' }], false],
    ['a rung that there is not', [plain(50), plain(30)], false],
  ])('between %s', (_, players, isThere) => {
    expect(labWith(players).kept('match')?.contest.players).toEqual(isThere ? players : undefined);
  });
});
