import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { playQuickTurn } from '../../../tools/lib/quick_players/tactics.mjs';
import { END_TURN } from '../../../web/src/tactics/rules/action_code';
import { BattlePage } from './battle_page';
import { type Chance, chancesIn, friendsStruck } from './chances';
import { cellsToTouch } from './touches';
import type { Walk } from './walk';

/** One way of using the page, with nothing else at hand. */
export interface InputMethod {
  /** Chooses a cell of the board. */
  choose(cell: number): Promise<void>;
  /** Presses a control, given by its test id or itself. */
  press(control: string | Locator): Promise<void>;
  /** Takes one step back. */
  back(): Promise<void>;
}

/** What a newcomer should have met by the end of a battle. */
const SIGHTS = ['a line of fire', 'friendly fire', 'a proposed strike'] as const;
type Sight = (typeof SIGHTS)[number];

const isLineOfFire = (chance: Chance) => chance.struck.length > 1 && friendsStruck(chance) === 0;
const isFriendlyFire = (chance: Chance) =>
  friendsStruck(chance) > 0 && friendsStruck(chance) < chance.struck.length;

/** Plays battles through the page alone, and looks at each kind of forecast when it first can. */
export class Newcomer {
  private readonly seen = new Set<Sight>();

  constructor(
    readonly page: Page,
    readonly battle: BattlePage,
    readonly walk: Walk,
    readonly input: InputMethod,
  ) {}

  static async at(page: Page, walk: Walk, input: InputMethod): Promise<Newcomer> {
    return new Newcomer(page, await BattlePage.in(page), walk, input);
  }

  step(name: string, take: () => Promise<void>): Promise<void> {
    return this.walk.step(name, take);
  }

  /** Number of actions played. */
  async length(): Promise<number> {
    return (await this.battle.state()).length;
  }

  shows(testId: string, shown = true): Promise<void> {
    return expect.poll(() => this.page.getByTestId(testId).isVisible(), { message: testId }).toBe(shown);
  }

  /** Everything that the side to move can do. */
  async chances(): Promise<Chance[]> {
    return chancesIn(await this.battle.follow());
  }

  /** Plays the player's turn, its end included. */
  async playTurn(): Promise<void> {
    while ((await this.battle.state()).phase === 'player') {
      const code = await this.nextAction();
      if (code === END_TURN) return this.input.press('end-turn');
      await this.look();
      await this.act(code);
    }
  }

  /** Plays a turn, and leaves two more to the page's driver; the opponent's answer to the first is watched. */
  async playOn(): Promise<void> {
    const { battle } = this;
    await this.playTurn();
    for (let turn = 0; turn < 2; turn++) {
      await battle.playersTurn();
      await battle.playTurn();
      await battle.skip();
    }
    await battle.playersTurn();
  }

  /**
   * Plays turns until all sights have been seen, without the opponent's animations, and leaves the rest of the battle
   * to the page's driver.
   */
  async playToTheEnd(): Promise<void> {
    while (this.seen.size < SIGHTS.length) {
      expect((await this.battle.playersTurn()).phase).toBe('player');
      await this.playTurn();
      await this.battle.skip();
    }
    await this.battle.playToTheEnd({ skipping: true });
  }

  private async nextAction(): Promise<number> {
    const rules = await this.battle.follow();
    const code = playQuickTurn(rules)[0];
    if (code === undefined) throw new Error('there is nothing to play');
    return code;
  }

  private async act(code: number): Promise<void> {
    const chance = (await this.chances()).find((known) => known.code === code)!;
    if (chance.struck.length > 0 && !this.seen.has('a proposed strike')) return this.propose(chance);
    const { rules } = this.battle;
    for (const cell of cellsToTouch(rules, code)) await this.input.choose(cell);
    expect(rules.play(code)).toBe('');
    await expect.poll(() => this.battle.text(), { message: rules.actionText(code) }).toBe(rules.text());
  }

  private async look(): Promise<void> {
    const chances = await this.chances();
    await this.foresee('a line of fire', chances.find(isLineOfFire), 0);
    await this.foresee('friendly fire', chances.find(isFriendlyFire), 1);
  }

  /** Looks at the forecast of a strike, and steps back from it. */
  private async foresee(sight: Sight, chance: Chance | undefined, warnings: number): Promise<void> {
    if (chance === undefined || this.seen.has(sight)) return;
    this.seen.add(sight);
    const touched = cellsToTouch(this.battle.rules, chance.code).slice(0, -1);
    await this.step(sight, async () => {
      for (const cell of touched) await this.input.choose(cell);
      await this.shows('forecast');
      await expect.poll(() => this.page.locator('.body').count()).toBe(chance.struck.length);
      await expect.poll(() => this.page.locator('.warning').count()).toBe(warnings);
    });
    await this.input.back();
    await this.shows('forecast', false);
    await this.input.back();
    await this.shows('selection', false);
  }

  /** Chooses an enemy and leaves the cell to the page; then once more. */
  private async propose({ unit, struck }: Chance): Promise<void> {
    this.seen.add('a proposed strike');
    const target = struck[0]!.cell;
    const before = await this.length();
    await this.step('an enemy chosen proposes a cell', async () => {
      await this.input.choose(unit.cell);
      await this.input.choose(target);
      await this.shows('forecast');
      expect(await this.length()).toBe(before);
    });
    await this.step('chosen again it is struck', async () => {
      await this.input.choose(target);
      await expect.poll(() => this.length()).toBe(before + 1);
    });
  }
}
