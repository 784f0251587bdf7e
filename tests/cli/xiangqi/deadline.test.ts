import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectRefused, forethought, newPath, object } from '../support/program.ts';

interface Depth {
  depth: number;
  nodes: number;
  best: string;
}

interface Kept {
  games: number;
  score: number;
  score95: number[];
}

interface Measured {
  seconds: number;
  moments: { moves: string; fixed: Depth; deepening: Depth[] }[];
  devices: { speed: number; nodes: number; deepening: Kept; strong: Kept }[];
}

const FEW = ['deadline', '--positions', '3', '--apart', '2', '--nodes', '20000', '--games', '2'];
const DEVICES = ['--devices', '40,0.5', '--sampler-nodes', '500'];

/** What the repository keeps of `forethought deadline --save`. */
const KEPT: Measured = JSON.parse(
  readFileSync(new URL('../../../engine/xiangqi/data/deadline.json', import.meta.url), 'utf8'),
);

function expectSound({ seconds, moments, devices }: Measured): void {
  for (const { fixed, deepening } of moments) {
    expect(fixed.depth).toBe(3);
    expect(deepening.map(({ depth }) => depth)).toEqual(deepening.map((_, place) => place + 1));
    const nodes = deepening.map((one) => one.nodes);
    expect(nodes).toEqual([...nodes].sort((one, other) => one - other));
  }
  for (const { speed, nodes } of devices)
    expect(Math.abs(nodes - speed * seconds)).toBeLessThanOrEqual(seconds);
}

describe('forethought deadline', () => {
  const file = newPath('deadline.json');
  const measured = object([...FEW, ...DEVICES, '--save', file]) as unknown as Measured;

  it('tells how many nodes each depth takes, and how a time-out plays on each device', () => {
    expect(measured.moments.map(({ moves }) => moves.split(' ').filter(Boolean).length)).toEqual([0, 2, 4]);
    expect(measured.devices.map(({ deepening }) => deepening.games)).toEqual([2, 2]);
    const [slow, fast] = measured.devices.map(({ speed }) => speed);
    expect((fast ?? 0) / (slow ?? 1)).toBeCloseTo(80, 0);
    expectSound(measured);
  });

  it('finds the same again, and keeps it', () => {
    expect(object([...FEW, ...DEVICES])).toEqual(measured);
    const { commit, date, ...kept } = JSON.parse(readFileSync(file, 'utf8'));
    expect(kept).toEqual(measured);
    expect([commit, date]).toEqual([expect.any(String), expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)]);
  });

  it('refuses devices without a speed', () => {
    expectRefused(forethought([...FEW, '--devices', '0']), '--devices: a search takes more than 0 seconds');
  });
});

it('what was measured is sound: the slower a device, the less a time-out keeps', () => {
  expectSound(KEPT);
  expect(KEPT.devices.length).toBeGreaterThan(3);
  const [slowest, fastest] = [KEPT.devices[0], KEPT.devices.at(-1)];
  expect(slowest?.deepening.score95[1]).toBeLessThan(fastest?.deepening.score95[0] ?? 0);
  for (const { deepening, strong } of KEPT.devices) expect(strong.score).toBeGreaterThan(deepening.score);
});
