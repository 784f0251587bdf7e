import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TacticsModule } from '../../../wasm/tactics';
import { WaitLog } from '../../../web/src/conductor/wait_log';
import { recordPlace } from '../../../web/src/record/record';
import type { AppServices } from '../../../web/src/shell/session/screen_controller';
import type { Session } from '../../../web/src/shell/session/session';
import { forgetfulSaves, type Saves } from '../../../web/src/shell/storage/storage';
import { writeMoves } from '../../../web/src/tactics/battle/moves_text';
import { CAMPAIGN_PLACE } from '../../../web/src/tactics/campaign/campaign_place';
import { startOf } from '../../../web/src/tactics/files/start_of';
import { rememberLoss, wonLines } from '../../../web/src/tactics/losses/lost_battles';
import type { WonLine } from '../../../web/src/tactics/losses/repeated_line';
import { sidestep } from '../../../web/src/tactics/losses/sidestep';
import type { TacticsParameters } from '../../../web/src/tactics/parameters';
import { END_TURN, packAction } from '../../../web/src/tactics/rules/action_code';
import { TacticsController } from '../../../web/src/tactics/tactics_controller';
import { FakeThinker } from '../support/fake_players';
import { FakeFrames } from '../support/fake_time';
import { openRules, openText, skirmishText, strikeCode, tactics } from './support/skirmish';
import { BATTLE_PLACE, type BattleSettings, CLOSE, type SavedBattle } from './support/skirmish_battle';

const LADDER = [0, 10, 50].map((rung) => ({ rung, name: `Rung ${rung}`, idea: 'Fights.' }));

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://forethought.example/' });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('window', {
    requestIdleCallback: (task: () => void) => queueMicrotask(task),
    cancelIdleCallback() {},
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The controller of a page whose thinkers hold what the test gives them. */
function open(
  parameters: AppServices<TacticsParameters>['parameters'] = {},
  saves: Saves = forgetfulSaves(),
) {
  const thinker = new FakeThinker();
  const consulted = new FakeThinker();
  const frames = new FakeFrames();
  const settings = {
    rung: signal(50),
    tempo: signal('brisk'),
    reducedMotion: signal(false),
    audible: signal(false),
  };
  const log = new WaitLog(
    () => frames.now(),
    () => false,
  );
  const session = {
    game: 'tactics',
    module: tactics,
    ladder: LADDER,
    frames: Object.assign(frames, { planning: frames }),
    saves,
    settings,
    log,
    thinker,
    analysis: () => consulted,
  };
  const home = vi.fn();
  const go = vi.fn<AppServices['go']>();
  const controller: TacticsController = new TacticsController(session as unknown as Session<TacticsModule>, {
    parameters,
    go,
    home,
    settings() {},
    back() {},
    clear: () => controller.close(),
    takeGrowth: () => null,
  });
  const battle = () => controller.game.value!;
  return { controller, battle, thinker, consulted, frames, saves, home, go };
}

const SETTINGS: BattleSettings = { rung: 0, map: 7, seed: 7, side: 0, nodes: 0, start: skirmishText(CLOSE) };
const stay = (unit: number, cell: number) => packAction({ unit, cell, direction: 0 });

/** Scripts take their time. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

describe('a battle in progress', () => {
  it('is kept, and gone on with', async () => {
    const { controller, battle, saves } = open();
    controller.begin(SETTINGS);
    battle().play(stay(0, 12));
    const text = battle().text();
    controller.close();
    const again = open({ game: 'tactics' }, saves);
    await again.controller.enterFromAddress();
    expect(again.battle().text()).toBe(text);
    expect(again.battle().settings.seed).not.toBe(SETTINGS.seed);
    again.controller.close();
  });

  it('that the rules refuse is put aside', () => {
    const saved: SavedBattle = { settings: SETTINGS, actions: [stay(0, 99)], over: false };
    const { controller, home, saves } = open();
    saves.write(BATTLE_PLACE, saved);
    controller.resume(saved);
    expect(home).toHaveBeenCalledOnce();
    expect(saves.read(BATTLE_PLACE)).toBeNull();
  });

  it('is weighed for the player by the strongest rung, once its script has come', async () => {
    const { controller, battle, consulted } = open();
    controller.begin(SETTINGS);
    await eventually(() => expect(battle().analysis.value).not.toBeNull());
    expect(battle().analysis.value).toBe(controller.analysis.value);
    await eventually(() => expect(consulted.position).toBe(battle().key()));
    expect(consulted.opponents).toMatchObject([{ rung: 50, blur: null }]);
    controller.close();
    expect(controller.analysis.value).toBeNull();
    expect(consulted.paused).toBe(true);
  });
});

describe('a battle of the campaign', () => {
  const ADDRESS = { game: 'tactics', campaign: 'equal' };
  const OF_CAMPAIGN: BattleSettings = { ...SETTINGS, campaign: 'equal' };

  /** A page with the address of such a battle that is read anew, one action into it. */
  function left() {
    const { controller, battle, saves, go } = open();
    controller.begin(OF_CAMPAIGN);
    expect(go).toHaveBeenLastCalledWith('battle', ADDRESS, expect.anything());
    battle().play(stay(0, 12));
    controller.close();
    return open(ADDRESS, saves);
  }

  it('is gone on with where the page is read anew in it, and counts', async () => {
    const { controller, battle, saves, go } = left();
    await controller.enterFromAddress('battle');
    expect(battle().moves.value).toHaveLength(1);
    expect(battle().settings.campaign).toBe('equal');
    expect(go).toHaveBeenLastCalledWith('battle', ADDRESS, expect.anything());
    battle().concede({ winner: 0, by: 'resignation' });
    await eventually(() => expect(saves.read(CAMPAIGN_PLACE)?.won).toHaveProperty('equal'));
    controller.close();
  });

  it('shows the map where the map was left, where the address was typed in, and of another battle', async () => {
    for (const [screen, address] of [
      ['campaign', ADDRESS],
      ['home', ADDRESS],
      ['battle', { ...ADDRESS, campaign: 'one-fewer' }],
    ] as const) {
      const { saves } = left();
      const { controller, go } = open(address, saves);
      await controller.enterFromAddress(screen);
      expect(controller.has('campaign')).toBe(true);
      expect(go).toHaveBeenLastCalledWith('campaign', address, expect.anything());
      controller.close();
    }
  });
});

describe('a hint', () => {
  const friends = { names: ['Ann', 'Bob'], turns: false } as const;
  const seated: BattleSettings = { ...SETTINGS, friends: { ...friends, names: [...friends.names] } };

  it.each([
    ['an engine', SETTINGS],
    ['a friend', seated],
  ])('that is asked for before anybody can give one is shown then, against %s', async (_, settings) => {
    const { controller, consulted, battle } = open();
    controller.begin(settings);
    controller.askHint();
    await eventually(() => expect(controller.analysis.value?.hint.value).toBe(true));
    await eventually(() => expect(consulted.position).toBe(battle().key()));
    controller.close();
  });

  it('is not shown where the board is another by then, and two people are told nothing unasked', async () => {
    const { controller, battle } = open();
    controller.begin(seated);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(controller.analysis.value).toBeNull();
    controller.askHint();
    battle().play(stay(0, 12));
    await eventually(() => expect(controller.analysis.value).not.toBeNull());
    expect(controller.analysis.value?.hint.value).toBe(false);
    const { value: analysis } = controller.analysis;
    battle().concede();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(controller.analysis.value).toBe(analysis);
    controller.close();
  });
});

describe('an address', () => {
  it('begins on the map of its seed, against whom it names', async () => {
    const { controller, battle } = open({ ai: 10, seed: 8, side: 'second', personality: 'orcs' });
    await controller.enterFromAddress();
    expect(battle().start).toBe(startOf(tactics, 8));
    expect(battle().settings).toMatchObject({ rung: 10, map: 8, side: 1, personality: 'orcs' });
    controller.close();
  });

  it('shows a battle that was given up at its end', async () => {
    const moves = writeMoves([END_TURN]);
    const { controller, battle, saves } = open({ seed: 8, moves, end: 'First-Resignation.' });
    await controller.enterFromAddress();
    expect(battle().phase.value).toBe('over');
    expect(battle().ending.value).toEqual({ winner: 0, by: 'resignation' });
    expect(battle().start).toBe(startOf(tactics, 8));
    expect(saves.read(BATTLE_PLACE)).toBeNull();
    controller.close();
  });

  it('is gone on with where nobody has won', async () => {
    const { controller, battle } = open({ seed: 8, moves: writeMoves([END_TURN]), side: 'second' });
    await controller.enterFromAddress();
    expect([battle().phase.value, battle().again, battle().settings.side]).toEqual(['player', true, 1]);
    controller.close();
  });
});

describe('a game of a match', () => {
  it('is looked at as it ended, and nothing of it is kept', () => {
    const { controller, battle, saves } = open();
    const ending = { winner: 0, by: 'forfeit' } as const;
    const played = { number: 0, start: SETTINGS.start ?? '', actions: Int32Array.of(END_TURN), ending };
    controller.look({ ...played, sideOfA: 0 }, { a: 10, b: 50 });
    expect(battle().start).toBe(SETTINGS.start);
    expect(battle().ending.value).toEqual(ending);
    expect(battle().settings).toMatchObject({ rung: 50, side: 0 });
    expect(saves.read(BATTLE_PLACE)).toBeNull();
    controller.close();
  });
});

describe('the player’s record', () => {
  it('has a battle that is over, whatever has helped', async () => {
    const { controller, battle, saves } = open();
    const settings: BattleSettings = {
      ...SETTINGS,
      start: undefined,
      rung: 50,
      blur: 12,
      personality: 'orcs',
    };
    controller.begin(settings);
    battle().endTurn();
    battle().concede();
    await eventually(() => expect(saves.read(recordPlace('tactics'))).not.toBeNull());
    const text = JSON.stringify(saves.read(recordPlace('tactics')));
    expect(text).toContain('"aid":"character"');
    expect(text).toContain('"by":"resignation"');
    expect(text).toContain('game=tactics&ai=50&side=first&seed=7&personality=orcs&end=second-resignation');
    controller.close();
  });
});

describe('who moves by lot', () => {
  const start = skirmishText([
    [11, 31],
    [88, 13],
  ]);
  const opening = [stay(0, 11), stay(1, 31)];
  const won: WonLine = {
    start: openText(start).text(),
    side: 0,
    turns: [opening, [strikeCode(0, 12, 13)]],
  };
  const held = stay(3, 13);

  /** The opponent's first actions after the opening, if it holds that it stays where it is struck for as long as it may. */
  async function answers(settings: Partial<BattleSettings>, lines: readonly WonLine[]) {
    const { controller, battle, thinker, frames, saves } = open();
    for (const line of lines) rememberLoss(saves, line);
    const chosen: BattleSettings = { ...SETTINGS, start, ...settings };
    controller.begin(chosen);
    await import('../../../web/src/tactics/losses/sidestepping');
    await new Promise((resolve) => setTimeout(resolve));
    for (const code of opening) battle().play(code);
    battle().endTurn();
    const texts: string[] = [];
    for (let place = opening.length + 1; place <= opening.length + 2; place++) {
      texts.push(battle().text());
      thinker.hold(battle().key(), held, true);
      for (let frame = 0; frame < 300 && battle().moves.value.length === place; frame++)
        frames.paintUntil(frames.now() + 16);
    }
    const actions = battle()
      .moves.value.slice(opening.length + 1)
      .map(({ action }) => action);
    controller.close();
    return { texts, actions };
  }

  it('goes another way in each position in which a line that has won is repeated', async () => {
    const { texts, actions } = await answers({}, [won]);
    expect(actions).toEqual(texts.map((text) => sidestep(openRules(), text, held, won)));
    expect(actions).not.toContain(held);
    expect(new Set(actions).size).toBe(2);
  });

  it('goes as it holds where nothing has won, as others do, and where the same is played everywhere', async () => {
    expect((await answers({}, [])).actions[0]).toBe(held);
    expect((await answers({ rung: 10 }, [won])).actions[0]).toBe(held);
    expect((await answers({ nodes: 500 }, [won])).actions[0]).toBe(held);
  });

  it.each<[Partial<BattleSettings>, number]>([
    [{}, 1],
    [{ rung: 10 }, 0],
    [{ nodes: 500 }, 0],
  ])('with %j learns from battles that it has lost: %i', async (settings, learned) => {
    const { controller, battle, thinker, frames, saves } = open();
    controller.begin({ ...SETTINGS, start: skirmishText([[11], [12]], 45), ...settings });
    battle().play(strikeCode(0, 11, 12));
    frames.paintUntil(4000);
    expect(battle().outcome.value).toBe('won');
    await eventually(() => expect(saves.read(recordPlace('tactics'))).not.toBeNull());
    await eventually(() => expect(wonLines(saves)).toHaveLength(learned));
    expect(thinker.paused).toBe(true);
    controller.close();
  });

  it('learns nothing from one that it has won', async () => {
    const { controller, battle, saves } = open();
    controller.begin(SETTINGS);
    battle().concede();
    await eventually(() => expect(saves.read(recordPlace('tactics'))).not.toBeNull());
    expect(wonLines(saves)).toEqual([]);
    controller.close();
  });
});
