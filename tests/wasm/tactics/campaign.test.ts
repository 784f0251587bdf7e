import { beforeAll, describe, expect, it } from 'vitest';
import campaign from '../../../engine/tactics/data/campaign.json';
import type { TacticsModule } from '../../../wasm/tactics';
import { ConditionKind, decodeSnapshot } from '../../../web/src/tactics/rules/snapshot';
import { startTactics } from './support/module';

/** The campaign's battles and the endless game, as the page begins them. */

interface Battle {
  id: string;
  rung: number;
  personality: string;
  map: string | string[];
  condition?: string;
  own: string[];
  enemy: string[];
  choice?: { units?: string[]; traits?: string[]; take: number };
}

let module: TacticsModule;

beforeAll(async () => {
  module = await startTactics();
});

/** The muster of a battle with the first choices that there are. */
function musterOf({ map, condition, own, enemy, choice }: Battle): string {
  const units = [...own, ...(choice?.units?.slice(0, choice.take) ?? [])];
  choice?.traits?.slice(0, choice.take).forEach((trait, index) => {
    units[index] += ` ${trait}`;
  });
  return [
    'muster 1',
    ...(typeof map === 'string' ? [`map ${map}`] : map.map((row) => [...row].join(' '))),
    ...(condition === undefined ? [] : [`condition ${condition}`]),
    ...units.map((unit) => `unit first ${unit}`),
    ...enemy.map((unit) => `unit second ${unit}`),
  ].join('\n');
}

const BATTLES: Battle[] = campaign.chapters.flatMap(({ battles }) => battles as Battle[]);

describe('the campaign', () => {
  it.each(BATTLES)('begins $id as it says', (battle) => {
    const game = new module.Game();
    expect(game.muster(musterOf(battle))).toBe('');
    const { condition, units } = decodeSnapshot(game.snapshot());
    expect(Object.keys(ConditionKind)[(condition?.kind ?? 0) - 1]).toBe(battle.condition?.split(' ')[1]);
    const own = battle.own.length + (battle.choice?.units === undefined ? 0 : battle.choice.take);
    expect(units.filter(({ side }) => side === 0)).toHaveLength(own);
    expect(units.filter(({ side }) => side === 1)).toHaveLength(battle.enemy.length);
    const ladder = JSON.parse(module.ladder()) as { rung: number }[];
    expect(ladder.map(({ rung }) => rung)).toContain(battle.rung);
    // The same for everybody, and a position like any other.
    const text = game.text();
    expect(game.muster(musterOf(battle))).toBe('');
    expect(game.text()).toBe(text);
    expect(game.load(text)).toBe('');
    game.delete();
  });

  it('has twenty battles at least, and begins with one unit more, as many, and one fewer', () => {
    expect(BATTLES.length).toBeGreaterThanOrEqual(20);
    const more = BATTLES.slice(0, 3).map(
      ({ own, enemy, choice }) => own.length + (choice?.units === undefined ? 0 : choice.take) - enemy.length,
    );
    expect(more).toEqual([1, 0, -1]);
    expect(new Set(BATTLES.map(({ id }) => id)).size).toBe(BATTLES.length);
  });

  it('refuses a muster that makes no sense, and stays where it was', () => {
    const game = new module.Game();
    const text = game.text();
    expect(game.muster('muster 1\nmap sea 1')).toContain('line 2');
    expect(game.text()).toBe(text);
    game.delete();
  });
});

describe('the endless game', () => {
  it('is the same for everybody, and can be played', () => {
    const game = new module.Game();
    for (const seed of [0, 7, 4_294_967_295]) {
      for (let stage = 0; stage < 12; stage++) {
        const battle = JSON.parse(game.plusBattle(seed, stage)) as Battle;
        expect(battle.id).toBe(`plus-${seed}-${stage}`);
        expect(JSON.parse(game.plusBattle(seed, stage))).toEqual(battle);
        expect(game.muster(musterOf(battle))).toBe('');
      }
    }
    expect(game.plusBattle(-1, 0)).toBe('');
    expect(game.plusBattle(1, 0.5)).toBe('');
    game.delete();
  });
});
