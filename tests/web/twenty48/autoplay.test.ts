import { describe, expect, it } from 'vitest';
import { LEAD_MS } from '../../../web/src/twenty48/autoplay';
import { resumableGame } from '../../../web/src/twenty48/saved_game';
import { FASTEST_NODES } from '../../../web/src/twenty48/speed';
import { positionOf } from './support/module';
import { IDLE_ANALYSIS, openedAt, PLAYER, setUp } from './support/table';

/** A game whose thinker holds the last legal slide of every position as soon as it is told of it. */
function watch(...options: Parameters<typeof setUp>) {
  const made = setUp(...options);
  const { thinker, rules } = made;
  const answer = () => thinker.hold(rules.key(), rules.legalActions().at(-1) ?? -1, true);
  const think = thinker.think.bind(thinker);
  thinker.think = (position) => {
    think(position);
    answer();
  };
  const play = thinker.play.bind(thinker);
  thinker.play = (action, key) => {
    play(action, key);
    answer();
  };
  answer();
  return made;
}

describe('the autoplayer', () => {
  it('plays its rung at its speed until it is stopped', () => {
    const { game, thinker, preferences, pass } = watch();
    preferences.speed.value = '5';
    game.toggleAutoplay();
    expect(game.phase.value).toBe('autoplay');
    expect(thinker.opponents.at(-1)).toMatchObject({ rung: PLAYER, nodes: 0, blur: null });
    pass(LEAD_MS + 32);
    expect(game.snapshot.value.moves).toBe(1);
    pass(1000);
    expect(game.snapshot.value.moves).toBe(6);
    game.toggleAutoplay();
    pass(1000);
    expect([game.phase.value, game.snapshot.value.moves]).toEqual(['player', 6]);
  });

  it('never makes anybody wait at twenty slides a second', () => {
    const { game, preferences, log, pass } = watch();
    preferences.speed.value = '20';
    game.startAutoplay();
    pass(LEAD_MS + 2000);
    const { actions, wait_ms: wait } = log.summary();
    expect(actions).toBeGreaterThanOrEqual(38);
    // Between two frames of 16 ms there is nothing to be seen.
    expect(wait.max).toBeLessThan(16);
    expect(log.records().some(({ starved }) => starved)).toBe(false);
  });

  it('tells the thinker of each slide in the task that plays it', () => {
    const { game, rules, thinker, preferences, pass } = watch();
    preferences.speed.value = '20';
    game.startAutoplay();
    pass(LEAD_MS + 32);
    expect([thinker.position, thinker.played]).toEqual([rules.key(), [...rules.actions()]]);
    expect(rules.length()).toBe(2);
  });

  it('plays one slide per press where that is wanted', () => {
    const { game, preferences, pass } = watch();
    preferences.speed.value = 'step';
    game.toggleAutoplay();
    pass(LEAD_MS + 1000);
    expect([game.phase.value, game.snapshot.value.moves]).toEqual(['player', 1]);
  });

  it('thinks for so many nodes where there is no time to think in', () => {
    const { game, thinker, preferences } = watch();
    preferences.speed.value = 'fastest';
    game.startAutoplay();
    expect(thinker.opponents.at(-1)?.nodes).toBe(FASTEST_NODES);
  });

  it('stops at the chosen tile', () => {
    const { game, preferences, pass } = watch();
    preferences.speed.value = '20';
    preferences.stopAt.value = 4;
    game.startAutoplay();
    pass(10_000);
    expect([game.phase.value, game.snapshot.value.largest]).toEqual(['player', 4]);
    // The tile is there now: the next start goes on beyond it.
    game.startAutoplay();
    pass(LEAD_MS + 200);
    expect(game.phase.value).toBe('autoplay');
  });

  it('gives way to the player’s own slide, and the analysis thinks again', () => {
    const { game, thinker, preferences, pass } = watch();
    preferences.speed.value = '5';
    game.startAutoplay();
    pass(LEAD_MS + 300);
    const legal = game.legalActions()[0] ?? -1;
    expect(game.play(legal)).toBe('');
    expect(game.phase.value).toBe('player');
    expect(thinker.opponents.at(-1)?.rung).toBe(IDLE_ANALYSIS);
  });

  it('takes another speed at once', () => {
    const { game, preferences, pass } = watch();
    preferences.speed.value = '1';
    game.startAutoplay();
    pass(LEAD_MS + 16);
    preferences.speed.value = '20';
    game.autoplayChanged();
    pass(LEAD_MS + 500);
    expect(game.snapshot.value.moves).toBeGreaterThan(8);
  });

  it('makes no best score, and says whose slides are whose', () => {
    const { game, preferences, saves, pass } = watch();
    preferences.speed.value = '20';
    game.startAutoplay();
    pass(LEAD_MS + 500);
    game.autoplay.stop();
    game.play(game.legalActions()[0] ?? -1);
    expect(game.snapshot.value.score).toBeGreaterThan(0);
    expect([preferences.best.value, game.helped.value]).toEqual([0, true]);
    expect(resumableGame(saves)?.moves).toMatch(/^[URDL]+[urdl]$/);
  });

  it('plays to the end, and the game is over', () => {
    const lastSlides = openedAt(positionOf('4 8 4 8 8 4 8 4 4 8 4 8 . 16 32 64'));
    const { game, preferences, pass } = watch({ saved: lastSlides });
    preferences.speed.value = '20';
    game.startAutoplay();
    pass(LEAD_MS + 1000);
    expect(game.phase.value).toBe('over');
    game.startAutoplay();
    expect(game.phase.value).toBe('over');
  });
});
