import { afterAll, describe, expect, it, vi } from 'vitest';
import { type CrossPictureWords, drawCrossTable, layoutOf } from '../../../web/src/lab/export/cross_picture';

/** A text that was written, and the place that it takes. */
interface Written {
  text: string;
  size: number;
  left: number;
  right: number;
  /** Of the line that it stands on. */
  y: number;
}

/** As much of a canvas as the picture asks of one, with letters of one width; keeps what was written. */
function canvas(): { context: CanvasRenderingContext2D; written: Written[]; filled: number[][] } {
  const written: Written[] = [];
  const filled: number[][] = [];
  const context = {
    font: '',
    textAlign: 'left',
    fillStyle: '',
    globalAlpha: 1,
    measureText: (text: string) => ({ width: 0.6 * sizeOf(context.font) * Array.from(text).length }),
    fillText(text: string, x: number, y: number) {
      const { width } = context.measureText(text);
      const left = x - width * ({ left: 0, center: 0.5, right: 1 }[context.textAlign] ?? 0);
      written.push({ text, size: sizeOf(context.font), left, right: left + width, y });
    },
    fillRect: (...box: number[]) => void filled.push(box),
  };
  return { context: context as unknown as CanvasRenderingContext2D, written, filled };
}

const sizeOf = (font: string) => Number(/([\d.]+)px/.exec(font)?.[1]);

const LONG = 'Der Großmeister der langen Namen · orks · irrt sich · meine_eigenen_gewichte_2026.json 200';

function words(players: number, name: (rank: number) => string, columns = players): CrossPictureWords {
  const ranks = Array.from({ length: players }, (_, rank) => rank);
  return {
    title: 'Tactics · Round robin · 42,000 games',
    heads: { player: 'Player', elo: 'Elo', points: 'Points' },
    columns: ranks.slice(0, columns).map((rank) => rank + 1),
    rows: ranks.map((rank) => ({
      rung: 10 * rank,
      name: name(rank),
      elo: '+1,325',
      interval: { low: 0.1, value: 0.2, high: 0.3 },
      points: '3,999½ of 4,000',
      cells: ranks.slice(0, columns).map((other) => (other === rank ? null : { text: '199½', share: 0.9 })),
    })),
    note: 'Ratings from all games together (Bradley–Terry model); their mean is 0. Each line shows a 95 % interval.',
    foot: `Forethought · forethought robin --game tactics --rungs ${ranks.join(',')} --games 200 --seed 1 --nodes 2000`,
  };
}

function draw(table: CrossPictureWords) {
  const { context, written, filled } = canvas();
  const layout = layoutOf(context, table);
  drawCrossTable(context, table, layout);
  return { layout, written, filled };
}

// Colours of the theme, which a page has.
vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => 'colour' }));
vi.stubGlobal('document', { documentElement: null });
afterAll(() => vi.unstubAllGlobals());

describe.each([
  ['three players', words(3, (rank) => `Rung ${rank}`)],
  ['one player against five', words(6, (rank) => `Rung ${rank}`, 1)],
  ['twenty-one players', words(21, (rank) => `Drillmaster ${10 * rank}`)],
  ['twenty-one players with long names', words(21, () => LONG)],
])('the picture of a cross table of %s', (_, table) => {
  const { layout, written, filled } = draw(table);

  it('writes everything within it, nothing over anything else', () => {
    for (const { text, left, right, y } of written) {
      expect(left, text).toBeGreaterThanOrEqual(0);
      expect(right, text).toBeLessThanOrEqual(layout.width);
      expect(y, text).toBeLessThan(layout.height);
      const beside = written.filter((other) => other.y === y && other.left > left);
      expect(Math.min(layout.width, ...beside.map((other) => other.left)), text).toBeGreaterThanOrEqual(
        right,
      );
    }
    for (const [left = 0, top = 0, width = 0, height = 0] of filled) {
      expect(left + width).toBeLessThanOrEqual(layout.width);
      expect(top + height).toBeLessThanOrEqual(layout.height);
    }
  });

  it('can be read: nothing is small', () => {
    for (const { text, size } of written) expect(size, text).toBeGreaterThanOrEqual(14);
  });

  it('says every result, rating and rank', () => {
    const count = (text: string) => written.filter((one) => one.text === text).length;
    const players = table.rows.length;
    expect(count('199½')).toBe(table.rows.flatMap(({ cells }) => cells.filter(Boolean)).length);
    expect(count('+1,325')).toBe(players);
    expect(count(String(players))).toBe(table.columns.length === players ? 2 : 1);
  });
});

describe('a long name', () => {
  it('ends in dots', () => {
    const { written } = draw(words(3, () => LONG));
    const names = written.filter(({ text }) => text.startsWith('Der Gro'));
    expect(names).toHaveLength(3);
    for (const { text } of names) expect(text).toMatch(/…$/);
  });
});
