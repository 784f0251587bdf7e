import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { palettePng } from '../../../web/plugins/palette_png';
import { pageOf } from '../../../web/plugins/preview_pages';
import { previewLink } from '../../../web/src/play/files/preview_link';

test('a link leads by way of the page that tells of its game and opponent, with all that it says', () => {
  const at = (link: string) => previewLink(link, 'en', true);
  expect(at('https://host/x/?game=tactics&ai=20&seed=7&challenge=won-5-3-1')).toBe(
    'https://host/x/share/tactics-20.html?game=tactics&ai=20&seed=7&challenge=won-5-3-1',
  );
  expect(at('https://host/x/index.html#game=othello&ai=50&side=first&moves=f5d6')).toBe(
    'https://host/x/share/othello-50.html#game=othello&ai=50&side=first&moves=f5d6',
  );
});

test('a link in another language leads by way of a page in that', () => {
  expect(previewLink('https://host/x/?game=tactics&ai=20', 'ru', true)).toBe(
    'https://host/x/share/tactics-20.ru.html?game=tactics&ai=20',
  );
});

test('a link that names no opponent, or is from a page without such pages, stays as it is', () => {
  for (const link of ['https://host/x/#game=gomoku&moves=h8i9', 'file:///x/index.html#game=gomoku&ai=10'])
    expect(previewLink(link, 'en', true)).toBe(link);
  expect(previewLink('https://host/x/?game=gomoku&ai=10', 'en', false)).toBe(
    'https://host/x/?game=gomoku&ai=10',
  );
});

test('the page for a link says what it is about, and where its picture is', () => {
  const told = {
    game: 'othello',
    language: 'en' as const,
    title: 'Othello',
    line: 'Enclose them.',
    rung: 10,
    opponent: 'Grabber',
  };
  const page = pageOf(told, 'https://host/x/');
  expect(page).toContain('<meta property="og:title" content="Beat Grabber at Othello" />');
  expect(page).toContain('<meta property="og:image" content="https://host/x/share/othello-10.png" />');
  expect(page).toContain('data-to="?game=othello&amp;ai=10"');
  expect(pageOf(told, '')).toContain('content="./othello-10.png"');
  expect(pageOf({ ...told, language: 'zh' }, '')).toContain('<html lang="zh">');
});

test('a picture of few colours is written as PNG with a palette', () => {
  const rgba = Uint8Array.from([
    255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 255, 255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255,
  ]);
  const png = Buffer.from(palettePng(rgba, 3, 2));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3, 2]);
  const palette = chunkOf(png, 'PLTE');
  const rows = inflateSync(chunkOf(png, 'IDAT'));
  expect(rows.length).toBe(2 * (1 + 3));
  const drawn = [1, 2, 3, 5, 6, 7].map((place) => {
    const at = 3 * (rows[place] ?? 0);
    return [...palette.subarray(at, at + 3), 255];
  });
  expect(drawn.flat()).toEqual([...rgba]);
});

function chunkOf(png: Buffer, kind: string): Buffer {
  const at = png.indexOf(kind);
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
}
