import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../tools/lib/games.mjs';
import { expectRefused, forethought, newPath, object } from './support/program.ts';

/** Two rungs that differ much, so that few positions are enough. */
const SEARCH = ['scenes', '--judge', '30', '--nodes', '50', '--judge-nodes', '200'];
const FEW = [...SEARCH, '--only', '20', '--positions', '40'];

interface Kept {
  game: string;
  unit: { is: string; score: number };
  scenes: Record<string, unknown>[];
}

/** The file of that search. */
let text: string;

beforeAll(() => {
  const file = newPath('scenes.json');
  object([...FEW, '--save', file]);
  text = readFileSync(file, 'utf8');
});

function fileOf(content: string): string {
  const file = newPath('scenes.json');
  writeFileSync(file, content);
  return file;
}

/** The text of the file with its scene changed. */
function changed(change: (scene: Record<string, unknown>) => void): string {
  const content: Kept = JSON.parse(text);
  change(content.scenes[0]!);
  return JSON.stringify(content);
}

describe('scenes', () => {
  it('finds a position where the rung below plays something else, and thinks better of what the rung plays', () => {
    const { game, unit, scenes } = JSON.parse(text) as Kept;
    expect({ game, unit }).toEqual({
      game: 'tactics',
      unit: { is: 'twice as strong as the enemy', score: expect.any(Number) },
    });
    expect(scenes).toEqual([
      {
        rung: 20,
        below: 10,
        judge: 30,
        nodes: 50,
        below_nodes: 50,
        judge_nodes: 200,
        positions: 40,
        one_in: 4,
        least_size: 0,
        most_size: 1000,
        lowest_player: 0,
        highest_player: 100,
        seed: 1,
        signature: expect.stringMatching(/^[0-9a-f]{16}$/),
        below_signature: expect.stringMatching(/^[0-9a-f]{16}$/),
        judge_signature: expect.stringMatching(/^[0-9a-f]{16}$/),
        commit: expect.any(String),
        date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        position: expect.stringMatching(/^tactics 1\n/),
        turn: expect.any(Array),
        below_turn: expect.any(Array),
        value: expect.any(Number),
        below_value: expect.any(Number),
      },
    ]);
    const [scene] = scenes;
    expect(scene?.['turn']).not.toEqual(scene?.['below_turn']);
    expect(scene?.['value']).toBeGreaterThan(Number(scene?.['below_value']));
  });

  it('finds the same again, and what a player of the rung plays there', () => {
    const { scenes } = JSON.parse(text) as Kept;
    expect(object(FEW)).toEqual({ game: 'tactics', scenes });
    for (const [rung, turn] of [
      ['20', scenes[0]?.['turn']],
      ['10', scenes[0]?.['below_turn']],
    ] as const) {
      const played = object(['play', '--rung', rung, '--nodes', '50'], String(scenes[0]?.['position']));
      expect(played['actions']).toEqual(turn);
    }
  });

  it('is gone on with: what was looked for is taken as it is, by the same settings and signatures', () => {
    const marked = changed((scene) => {
      scene['value'] = 7;
    });
    const same = fileOf(marked);
    expect(object([...FEW, '--save', same])).toMatchObject({ scenes: [{ value: 7 }] });
    const other = fileOf(marked.replace(/"signature":"[^"]*"/, '"signature":"0123456789abcdef"'));
    expect(object([...FEW, '--save', other])).not.toMatchObject({ scenes: [{ value: 7 }] });
    expect(JSON.parse(readFileSync(other, 'utf8'))).toEqual(JSON.parse(text));
  });

  it('gives the one below fewer nodes where the idea is to think the same sooner', () => {
    const file = newPath('scenes.json');
    // Rungs 130 and 140 of Gomoku think the same.
    const same = [
      ...['scenes', '--game', 'gomoku', '--only', '140', '--seed', '2'],
      ...['--judge', '140', '--judge-nodes', '8000'],
    ];
    const found = (more: string[]) =>
      object([...same, '--nodes', '2000', '--positions', '60', ...more, '--save', file])['scenes'];
    expect(found([])).toEqual([expect.not.objectContaining({ position: expect.anything() })]);
    expect(found(['--below-nodes', '100'])).toMatchObject([
      { nodes: 2000, below_nodes: 100, turn: [expect.any(String)] },
    ]);
    expect(object(['scenes', '--game', 'gomoku', '--check', file])).toEqual({ game: 'gomoku', scenes: 1 });
  });

  it('looks into the games of the rungs that are asked for', () => {
    const found = (...players: string[]) =>
      object([...FEW, '--players', ...players])['scenes'] as Record<string, unknown>[];
    const [scene] = found('40', '60');
    expect(scene).toMatchObject({ lowest_player: 40, highest_player: 60 });
    expect(scene?.['position']).not.toEqual((JSON.parse(text) as Kept).scenes[0]?.['position']);
    expectRefused(forethought([...FEW, '--players', '60', '40']), '--players: the lowest rung comes first');
  });

  it('looks at positions with so much on the board as is asked for', () => {
    const few = ['scenes', '--only', '20', '--judge', '30', '--nodes', '50', '--judge-nodes', '200'];
    const [scene] = object([...few, '--positions', '20', '--size', '3', '4'])['scenes'] as Record<
      string,
      unknown
    >[];
    expect(scene).toMatchObject({ least_size: 3, most_size: 4 });
    const units = String(scene?.['position']).match(/^unit .* hp /gm) ?? [];
    expect(units.length).toBeGreaterThanOrEqual(3);
    expect(units.length).toBeLessThanOrEqual(4);
    expectRefused(
      forethought([...few, '--positions', '2', '--size', '13', '13']),
      'only 0 such positions come up in 32 games',
    );
  });

  it('tells where nothing was found', () => {
    const file = newPath('scenes.json');
    object(['scenes', '--only', '20', '--judge', '0', '--positions', '1', '--save', file]);
    const { scenes } = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    expect(scenes).toMatchObject([{ rung: 20, positions: 1 }]);
    expect(scenes[0]).not.toHaveProperty('position');
    expect(object(['scenes', '--check', file])).toEqual({ game: 'tactics', scenes: 0 });
  });
});

describe('scenes that are played again', () => {
  it('are as they were', () => {
    expect(object(['scenes', '--check', fileOf(text)])).toEqual({ game: 'tactics', scenes: 1 });
  });

  it.each([
    ['turn', ['end'], 'rung 20, plays another turn than in its scene'],
    ['below_turn', ['end'], 'rung 20, the one below plays another turn than in its scene'],
    ['judge', 0, 'rung 20, the judge does not agree as in its scene'],
    ['position', 'tactics 1\n', 'rung 20, its position: line 1'],
  ])('are told apart where they have another %s', (field, value, complaint) => {
    const file = fileOf(
      changed((scene) => {
        scene[field] = value;
      }),
    );
    expectRefused(forethought(['scenes', '--check', file]), `${file}: ${complaint}`);
  });

  it.each([
    ['another text', () => 'Dear reader,\n', ', line 1: this is not a file of scenes'],
    ['another game', () => text.replace('tactics', 'gomoku'), ': the scenes are of "gomoku", not of tactics'],
    ['no rung', () => text.replace('"rung"', '"step"'), ': scene 1: its rung is not a whole number'],
    [
      'half a scene',
      () => changed((scene) => delete scene['turn']),
      ': scene 1: its turn is not a list of texts',
    ],
  ])('are refused in a file with %s', (_, content, complaint) => {
    const file = fileOf(content());
    expectRefused(forethought(['scenes', '--check', file]), file + complaint);
  });
});

/** Values from these on see a game as won; points are never enough. Othello's are hundredths of a disc. */
const WON = {
  tactics: 5_000_000,
  gomoku: 999_990_000,
  twenty48: Number.POSITIVE_INFINITY,
  othello: 4_000,
  xiangqi: 999_990_000,
};

/** A change of an engine says here which scene has to be found anew. */
describe.each(ENGINES)('the scenes of %s', (game) => {
  const file = fileURLToPath(new URL(`../../engine/${game}/data/scenes.json`, import.meta.url));

  it.runIf(existsSync(file))('are played as they were found', () => {
    const { scenes } = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    const found = scenes.filter((scene) => 'position' in scene);
    expect(found.length).toBeGreaterThan(0);
    expect(object(['scenes', '--game', game, '--check', file])).toEqual({ game, scenes: found.length });
  });

  it.runIf(existsSync(file))(
    'are one for each rung above the lowest, in which the one below goes wrong',
    () => {
      const { scenes } = JSON.parse(readFileSync(file, 'utf8')) as Kept;
      const without = scenes.filter((scene) => !('position' in scene)).map((scene) => scene['rung']);
      expect(without).toEqual([]);
      const won = WON[game as keyof typeof WON];
      for (const { rung, value, below_value: below } of scenes.filter((scene) => 'position' in scene)) {
        expect(Number(below), `rung ${rung}`).toBeLessThan(won);
        expect(Number(value), `rung ${rung}`).toBeGreaterThan(-won);
      }
    },
  );
});
