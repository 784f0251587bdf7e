import { describe, expect, it } from 'vitest';
import { checkRecord } from '../../../web/src/play/files/check_record';
import { gameLink } from '../../../web/src/play/files/game_link';
import { readGameLink } from '../../../web/src/play/files/read_link';
import { readNames } from '../../../web/src/play/friends/names';
import type { GameRecord } from '../../../web/src/play/game_types';
import { gameRecord } from '../../../web/src/play/saved_game';
import { writeMoves } from '../../../web/src/tactics/battle/moves_text';
import { startOf } from '../../../web/src/tactics/files/start_of';
import { END_TURN, packAction } from '../../../web/src/tactics/rules/action_code';
import type { BattleSetup } from '../../../web/src/tactics/tactics_types';
import { openRules, tactics } from './support/skirmish';
import { CLOSE, setUp, TACTICS } from './support/skirmish_battle';

type BattleRecord = GameRecord<BattleSetup>;

const PAGE = 'https://forethought.example/play/?lang=ru#old';
const MOVES = writeMoves([END_TURN]);
const linkOf = (record: BattleRecord) => gameLink(TACTICS, record, null, PAGE);
const readLink = (text: string) => readGameLink(TACTICS, text);

describe('the address of a battle', () => {
  it('tells its map, who played whom, how it ended off the board, and the moves', () => {
    const ending = { winner: 0, by: 'resignation' } as const;
    const record: BattleRecord = { map: 7, personality: 'orcs', actions: [END_TURN], ending };
    expect(gameLink(TACTICS, record, { rung: 50, side: 1 }, PAGE)).toBe(
      'https://forethought.example/play/' +
        `#game=tactics&ai=50&side=second&seed=7&personality=orcs&end=first-resignation&moves=${MOVES}`,
    );
    const friends = { names: ['Ann ~ Lee', 'Боб'] as [string, string], turns: false };
    const link = gameLink(TACTICS, record, { rung: 50, side: 1, friends }, PAGE) ?? '';
    const said = new URLSearchParams(new URL(link).hash.slice(1));
    expect([said.get('ai'), said.get('side')]).toEqual(['friend', null]);
    expect(readNames(said.get('names') ?? '')).toEqual(['Ann   Lee', 'Боб']);
    expect([readNames('Ann'), readNames('a~b~c'), readNames(' ~b')]).toEqual([null, null, null]);
    expect(linkOf({ map: 7, personality: 'cyborgs', actions: [] })).toBe(
      'https://forethought.example/play/#game=tactics&seed=7&moves=',
    );
  });

  it('is that of a battle that is played, on the map that its seed draws', () => {
    const { battle } = setUp(CLOSE, 0, undefined, { start: undefined });
    expect(linkOf(gameRecord(battle.saved()))).toContain('seed=7');
    const drawn = { map: 7, start: startOf(tactics, 7), actions: [] };
    expect(linkOf(drawn)).toContain('seed=7');
  });

  it('is none of a battle that began neither on the map of a seed nor on one that somebody drew', () => {
    const { battle } = setUp(CLOSE);
    expect(linkOf(gameRecord(battle.saved()))).toBeNull();
  });

  it('tells the map that somebody drew', () => {
    const code = 'FA8m5v81wf';
    const record = { map: 0, start: `tactics map ${code}`, actions: [END_TURN] };
    expect(linkOf(record)).toBe(
      `https://forethought.example/play/#game=tactics&start=${code}&moves=${MOVES}`,
    );
    expect(readLink(linkOf(record) ?? '')).toEqual({ record });
    for (const wrong of ['', 'Q99'])
      expect(readLink(`#game=tactics&start=${wrong}&moves=`).fault?.kind).toBe('unexpected');
  });

  it('brings the battle back', () => {
    const record = {
      map: 0xffff_ffff,
      personality: 'elves',
      actions: [packAction({ unit: 0, cell: 12, direction: 3 }), END_TURN],
      ending: { winner: 1, by: 'time' },
    } as const;
    expect(readLink(linkOf({ ...record, actions: [...record.actions] }) ?? '')).toEqual({ record });
    expect(readLink(`#game=tactics&seed=7&personality=elephants&moves=${MOVES}`).record).toEqual({
      map: 7,
      actions: [END_TURN],
    });
  });

  it('is refused for a map that no seed draws, and for what are no moves', () => {
    for (const seed of ['', 'x', '-1', '1.5', '0x7', '4294967296', '12345678901'])
      expect(readLink(`#game=tactics&seed=${seed}&moves=`).fault?.kind).toBe('unexpected');
    expect(readLink('#game=tactics&moves=').fault?.kind).toBe('unexpected');
    expect(readLink('#game=tactics&seed=7&moves=D_').fault).toEqual({ kind: 'linkMoves', found: 'D_' });
  });

  it('is told what it says wrong of the end', () => {
    const { record, notes } = readLink(`#game=tactics&seed=7&end=nobody&moves=${MOVES}`);
    expect(record).toEqual({ map: 7, actions: [END_TURN] });
    expect(notes).toEqual([{ kind: 'resultUnknown', found: 'nobody' }]);
  });

  it('is refused for actions that the rules refuse, by the number of the first', () => {
    const check = (actions: number[]) => {
      const rules = openRules();
      const record: BattleRecord = { map: 7, actions };
      const reading = checkRecord(TACTICS, rules, record);
      rules.delete();
      return reading;
    };
    expect(check([END_TURN, END_TURN]).record).toEqual({ map: 7, actions: [END_TURN, END_TURN] });
    const far = packAction({ unit: 0, cell: 99, direction: 0 });
    expect(check([END_TURN, far]).fault).toEqual({ kind: 'illegal', move: 2, found: writeMoves([far]) });
  });
});
