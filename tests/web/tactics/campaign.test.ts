import { describe, expect, it, vi } from 'vitest';
import type { Settings } from '../../../web/src/play/game_types';
import { forgetfulSaves, type Saves } from '../../../web/src/shell/storage/storage';
import {
  type BattlePlan,
  type Chosen,
  isWhole,
  musterText,
  ownUnits,
  readCondition,
  readPlan,
  readUnit,
  usualChoice,
} from '../../../web/src/tactics/campaign/battle_plan';
import { Campaign, PLUS } from '../../../web/src/tactics/campaign/campaign';
import type { CampaignHost } from '../../../web/src/tactics/campaign/campaign_host';
import { CAMPAIGN_PLACE } from '../../../web/src/tactics/campaign/campaign_place';
import { CHAPTERS } from '../../../web/src/tactics/campaign/chapters';
import {
  afterResult,
  CampaignProgress,
  isOpen,
  isRunOpen,
  nextToWin,
  stageId,
} from '../../../web/src/tactics/campaign/progress';
import { messages } from '../../../web/src/tactics/campaign/words/messages';
import { ConditionKind, decodeSnapshot, Trait, UnitType } from '../../../web/src/tactics/rules/snapshot';
import { tablesOf } from '../support/tables';
import { openRules, tactics } from './support/skirmish';
import { BATTLE_PLACE, type BattleSettings } from './support/skirmish_battle';

const plan = (id: string, more: Partial<BattlePlan> = {}): BattlePlan => ({
  id,
  rung: 20,
  personality: 'cyborgs',
  map: 'open 111',
  own: ['fighter', 'archer'],
  enemy: ['fighter', 'wizard'],
  ...more,
});

const UNITS = { units: ['fighter', 'archer', 'wizard'], take: 2 };
const TRAITS = { traits: ['swift', 'tough', 'strong'], take: 1 };

/** Two chapters of two battles. */
const SHORT = [
  { id: 'foot', battles: [plan('a', { choice: UNITS }), plan('b', { choice: TRAITS })] },
  { id: 'top', battles: [plan('c', { condition: 'first hold 2 on e5 e6' }), plan('d')] },
];

const PLANS = CHAPTERS.flatMap(({ battles }) => battles);

/** Every choice that leaves the usual one by a step. */
function choicesOf(battle: BattlePlan): Chosen[] {
  const { choice, own } = battle;
  if (choice === undefined) return [usualChoice(battle)];
  if ('units' in choice) {
    const { length } = choice.units;
    return choice.units.map((_, first) => ({
      units: Array.from({ length: choice.take }, (_, more) => (first + more) % length),
      traits: [],
    }));
  }
  const { length } = choice.traits;
  return choice.traits.flatMap((_, first) =>
    own.map((_, unit) => ({
      units: [],
      traits: Array.from({ length: choice.take }, (_, more) => ({ trait: (first + more) % length, unit })),
    })),
  );
}

describe('a battle of the campaign', () => {
  it('is mustered with what was chosen for it', () => {
    const both = plan('a', {
      own: ['fighter', 'archer marked'],
      choice: UNITS,
      condition: 'first save',
    });
    expect(musterText(both, { units: [2, 0], traits: [] }).split('\n')).toEqual([
      'muster 1',
      'map open 111',
      'condition first save',
      'unit first fighter',
      'unit first archer marked',
      'unit first wizard',
      'unit first fighter',
      'unit second fighter',
      'unit second wizard',
      '',
    ]);
    const trait = { units: [], traits: [{ trait: 1, unit: 1 }] };
    expect(ownUnits(plan('b', { choice: TRAITS }), trait)).toEqual(['fighter', 'archer tough']);
  });

  it('begins with as much as there is to be chosen, and nothing twice', () => {
    const [a, b] = [plan('a', { choice: UNITS }), plan('b', { choice: { ...TRAITS, take: 2 } })];
    expect(isWhole(a, usualChoice(a))).toBe(true);
    expect(isWhole(a, { units: [1], traits: [] })).toBe(false);
    expect(isWhole(a, { units: [1, 1], traits: [] })).toBe(false);
    expect(isWhole(b, usualChoice(b))).toBe(true);
    expect(isWhole(plan('c'), usualChoice(plan('c')))).toBe(true);
  });

  it('tells its units and its condition', () => {
    expect(readUnit('wizard e5 marked swift')).toEqual({
      type: UnitType.wizard,
      marked: true,
      traits: Trait.swift,
    });
    expect(readCondition('second hold 4 on e5 e6')).toEqual({ kind: ConditionKind.hold, side: 1, count: 4 });
    expect(readCondition('first save')).toMatchObject({ kind: ConditionKind.save, side: 0 });
  });
});

describe.each(PLANS.map((battle) => [battle.id, battle] as const))('the battle %s', (id, battle) => {
  it('is one that the engine makes, whatever is chosen', () => {
    const rules = openRules();
    for (const chosen of choicesOf(battle)) {
      expect(rules.muster(musterText(battle, chosen))).toBe('');
      const { units, condition } = decodeSnapshot(rules.snapshot());
      expect(units.filter(({ side }) => side === 0)).toMatchObject(
        ownUnits(battle, chosen)
          .map(readUnit)
          .map(({ type, marked, traits }) => ({ type, marked, traits })),
      );
      if (battle.condition === undefined) expect(condition).toBeNull();
      else expect(condition).toMatchObject(readCondition(battle.condition));
    }
    rules.delete();
  });

  it('has a name and a story in every language', () => {
    for (const [code, t] of Object.entries(tablesOf(messages))) expect(t.battles[id], code).toHaveLength(2);
  });
});

it('the chapters have names in every language', () => {
  for (const t of Object.values(tablesOf(messages))) {
    expect(CHAPTERS.filter(({ id }) => t.chapters[id] === undefined)).toEqual([]);
  }
});

describe('progress', () => {
  const won = (id: string, rounds = 5) => ({ id, outcome: 'won', rounds }) as const;

  it('opens a battle once the one before it is won', () => {
    const fresh = { won: {} };
    expect(['a', 'b', 'c'].filter((id) => isOpen(SHORT, fresh, id))).toEqual(['a']);
    const next = afterResult(fresh, won('a'));
    expect(['a', 'b', 'c'].filter((id) => isOpen(SHORT, next, id))).toEqual(['a', 'b']);
    expect(nextToWin(SHORT, next)?.id).toBe('b');
    expect(isRunOpen(SHORT, next)).toBe(false);
    expect(isRunOpen(SHORT, afterResult(next, won('b')))).toBe(true);
  });

  it('keeps the fewest rounds, and nothing of a battle that was not won', () => {
    let progress = afterResult({ won: {} }, won('a', 7));
    progress = afterResult(progress, won('a', 5));
    expect(progress.won).toEqual({ a: 5 });
    expect(afterResult(progress, won('a', 6))).toBe(progress);
    expect(afterResult(progress, { id: 'b', outcome: 'lost', rounds: 3 })).toBe(progress);
  });

  it('counts a run up to its first battle that is not won, each battle once', () => {
    const saves = forgetfulSaves();
    const progress = CampaignProgress.of(saves);
    progress.begin(17);
    progress.note(won(stageId(17, 0)));
    progress.note(won(stageId(17, 0)));
    progress.note(won(stageId(18, 1)));
    expect(progress.reached.value.run).toEqual({ seed: 17, won: 1, over: false });
    progress.note({ ...won(stageId(17, 1)), outcome: 'draw' });
    progress.note(won(stageId(17, 1)));
    expect(progress.reached.value).toMatchObject({
      run: { seed: 17, won: 1, over: true },
      best: { seed: 17, won: 1 },
    });
    progress.begin(18);
    expect(saves.read(CAMPAIGN_PLACE)).toMatchObject({
      run: { seed: 18, won: 0, over: false },
      best: { seed: 17, won: 1 },
    });
  });
});

/** The campaign of a page with these saves. */
function open(saves: Saves = forgetfulSaves(), selected?: string, seed?: number) {
  const begin = vi.fn<(settings: Settings) => void>();
  const host = {
    session: { module: tactics, saves },
    app: { parameters: { seed } },
    begin,
    settingsFor: () => ({ map: 9, rung: 0, seed: 3, side: 1, nodes: 40 }),
  };
  return { campaign: new Campaign(host as unknown as CampaignHost, selected, SHORT), begin };
}

describe('the campaign', () => {
  it('begins the battle that is looked at, as it was chosen', () => {
    const { campaign, begin } = open();
    campaign.choose({ units: [1], traits: [] });
    expect(campaign.isReady).toBe(false);
    campaign.choose({ units: [2, 1], traits: [] });
    campaign.start();
    const [settings] = begin.mock.lastCall as unknown as [BattleSettings];
    expect(settings).toMatchObject({ campaign: 'a', rung: 20, personality: 'cyborgs', side: 0, nodes: 40 });
    const rules = openRules();
    expect(rules.load(settings.start ?? '')).toBe('');
    const own = decodeSnapshot(rules.snapshot()).units.filter(({ side }) => side === 0);
    expect(own.map(({ type }) => type)).toEqual([0, 1, 2, 1]);
    rules.delete();
    campaign.dispose();
  });

  it('shows the first battle that is not won, or the one that is asked for, which may be closed', () => {
    const saves = forgetfulSaves();
    saves.write(CAMPAIGN_PLACE, { won: { a: 4 } });
    expect(open(saves).campaign.selected.value).toBe('b');
    const { campaign, begin } = open(saves, 'd');
    expect(campaign.selected.value).toBe('d');
    campaign.start();
    expect(begin).not.toHaveBeenCalled();
    expect(open(saves, 'nowhere').campaign.selected.value).toBe('b');
  });

  it('notes a kept battle that ended as the page was closed', () => {
    const saves = forgetfulSaves();
    const rules = openRules();
    expect(rules.muster(musterText(plan('a'), usualChoice(plan('a'))))).toBe('');
    const settings = { rung: 20, map: 0, seed: 3, side: 0, nodes: 0, start: rules.text(), campaign: 'a' };
    rules.delete();
    const ending = { by: 'resignation', winner: 0 };
    saves.write(BATTLE_PLACE, { settings, actions: [], over: true, ending, number: 1 });
    expect(open(saves).campaign.progress.reached.value.won).toEqual({ a: 1 });
  });

  it('leads through a run that is the same for everybody', () => {
    const saves = forgetfulSaves();
    saves.write(CAMPAIGN_PLACE, { won: { a: 4, b: 4 } });
    const { campaign, begin } = open(saves, PLUS, 17);
    expect(campaign.plan.value).toBeNull();
    campaign.beginRun();
    expect(campaign.plan.value?.id).toBe('plus-17-0');
    campaign.start();
    expect(begin.mock.lastCall?.[0]).toMatchObject({ campaign: 'plus-17-0', side: 0 });
    campaign.progress.note({ id: 'plus-17-0', outcome: 'won', rounds: 3 });
    expect(campaign.plan.value?.id).toBe('plus-17-1');
    campaign.progress.note({ id: 'plus-17-1', outcome: 'lost', rounds: 3 });
    expect(campaign.plan.value).toBeNull();
    campaign.dispose();
  });

  it('has battles of the engine in its runs', () => {
    const rules = openRules();
    for (let stage = 0; stage < 30; stage += 1) {
      const battle = readPlan(rules.plusBattle(5, stage));
      expect(battle).not.toBeNull();
      if (battle !== null) expect(rules.muster(musterText(battle, usualChoice(battle)))).toBe('');
    }
    expect(readPlan(rules.plusBattle(-1, 0))).toBeNull();
    rules.delete();
  });
});
