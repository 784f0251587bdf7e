import { describe, expect, it } from 'vitest';
import { expectRefused, forethought, object } from '../support/program.ts';

describe('forethought campaign', () => {
  it('lists the battles', () => {
    const { campaign } = object(['campaign']) as { campaign: { id: string; rung: number }[] };
    expect(campaign.length).toBeGreaterThanOrEqual(20);
    expect(campaign.map(({ id }) => id).slice(0, 3)).toEqual(['one-more', 'equal', 'one-fewer']);
    const { status, stdout } = forethought(['campaign']);
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(campaign.length);
  });

  it('surveys a battle, always alike', () => {
    const args = ['campaign', '--survey', '--battles', 'one-more', '--games', '10', '--nodes', '200'];
    const survey = object(args);
    expect(survey).toMatchObject({ campaign: [{ id: 'one-more', games: 10, nodes_a_turn: 200 }] });
    expect(object([...args, '--jobs', '2'])).toEqual(survey);
  });

  it('makes the endless game of a seed', () => {
    const { campaign } = object(['campaign', '--plus', '7', '--stages', '3']) as {
      campaign: { id: string }[];
    };
    expect(campaign.map(({ id }) => id)).toEqual(['plus-7-0', 'plus-7-1', 'plus-7-2']);
  });

  it('measures what it is worth to know a condition, and a trait to have', () => {
    const few = ['--games', '2', '--nodes', '50', '--ai', '20'];
    const conditions = object(['campaign', '--conditions', ...few]) as { campaign: { condition: string }[] };
    expect(conditions.campaign.map(({ condition }) => condition)).toEqual([
      'hold',
      'cross',
      'save',
      'spare',
      'fell',
      'survive',
    ]);
    const { campaign } = object(['campaign', '--traits', ...few]) as { campaign: { score: number }[] };
    expect(campaign).toHaveLength(12);
    for (const { score } of campaign) expect([0, 0.25, 0.5, 0.75, 1]).toContain(score);
  });

  it.each([
    [['--battles', 'nowhere'], 'has no such battle'],
    [['--games', '3'], '--games'],
    [['--plus', '-1'], '--plus'],
    [['--survey', '--traits'], '--traits'],
  ])('refuses %j', (args, expected) => {
    expectRefused(forethought(['campaign', ...args]), expected);
  });
});
