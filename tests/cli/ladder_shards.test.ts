import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectRefused, forethought, newPath, object } from './support/program.ts';

const LADDER = ['ladder', '--only', '20', '--games', '8', '--seed', '3', '--nodes', '40'];

/** The file of a part of the ladder, with some of its text put otherwise. */
function part(name: string, was: string | RegExp = '', is = '', command = LADDER): string {
  const { status, stdout, stderr } = forethought([...command, '--shard', name]);
  expect(status, stderr).toBe(0);
  const path = newPath('part.jsonl');
  writeFileSync(path, stdout.replace(was, is));
  return path;
}

const PARTS = ['1/3', '2/3', '3/3'].map((name) => part(name));
const [first = '', second = ''] = PARTS;

describe('ladder --shard', () => {
  it('gives, merged in any order, the very figures of the whole', () => {
    const whole = object(LADDER);
    expect(whole['matches']).toHaveLength(2);
    expect(object(['merge', ...PARTS])).toEqual(whole);
    expect(object(['merge', ...PARTS.toReversed(), first])).toEqual(whole);
    expect(forethought(['merge', ...PARTS]).stdout).toBe(forethought(LADDER).stdout);
  });

  it('says of which match which games are missing', () => {
    const gap =
      '20 against 10: 2 of 8 games are missing, in shards 3 of 3; 20 against 0: 2 of 8 games are missing';
    expectRefused(forethought(['merge', first, second]), gap);
    const { matches } = object(['merge', first, second, '--partial']) as { matches: { missing: number }[] };
    expect(matches.map(({ missing }) => missing)).toEqual([2, 2]);
    // Broken off before the second match began.
    const lines = readFileSync(first, 'utf8').split('\n');
    const begun = newPath('begun.jsonl');
    writeFileSync(begun, `${lines.slice(0, 5).join('\n')}\n`);
    expectRefused(forethought(['merge', begun]), '20 against 0: 8 of 8 games are missing: play');
    expect(object(['merge', begun, '--partial'])['matches']).toHaveLength(1);
  });

  it('does not mix with what is no part of it', () => {
    const match = part('2/3', '', '', ['match', '--a', '20', '--b', '10', ...LADDER.slice(3)]);
    expectRefused(
      forethought(['merge', first, match]),
      `${match}, line 1: it has no ladder, but ${first} has`,
    );
    expectRefused(forethought(['merge', match, first]), `${first}, line 1: ladder is `);
    const other = part('2/3', '"a":20', '"a":30');
    expectRefused(
      forethought(['merge', first, other]),
      `${other}, line 1: 30 against 10 is no match of the ladder`,
    );
    const strange = part('2/3', '[[20,10],[20,0]]', '[[20,10],"20"]');
    expectRefused(forethought(['merge', strange]), 'ladder is [[20,10],"20"], not a list of pairs of rungs');
  });
});

describe('merge --save', () => {
  it('keeps what the whole would have kept', () => {
    const [merged, played] = [newPath('merged.json'), newPath('played.json')];
    expect(forethought(['merge', ...PARTS, '--save', merged]).status).toBe(0);
    expect(forethought([...LADDER, '--save', played]).status).toBe(0);
    expect(readFileSync(merged, 'utf8')).toBe(readFileSync(played, 'utf8'));
  });

  it('keeps neither a part nor what another program played', () => {
    const path = newPath('ladder.json');
    expectRefused(
      forethought(['merge', first, '--partial', '--save', path]),
      'a part is no measurement, --save is for the whole',
    );
    const others = ['1/3', '2/3', '3/3'].map((name) =>
      part(name, /"a_signature":"[^"]*"/g, '"a_signature":"f00"'),
    );
    expectRefused(forethought(['merge', ...others, '--save', path]), 'rung 20 has the signature ');
    expect(() => readFileSync(path)).toThrow('ENOENT');
  });
});
