import {
  colour,
  drawGround,
  faceImage,
  newCanvas,
  pngOf,
  type TextLine,
  widthOf,
  write,
} from './picture_canvas';

/** What a picture of a cross table says. */
export interface CrossPictureWords {
  title: string;
  heads: { player: string; elo: string; points: string };
  /** The ranks of those whom everybody's results are set against. */
  columns: readonly number[];
  /** The best first. */
  rows: readonly CrossPictureRow[];
  /** What the ratings are. */
  note: string;
  /** Where it is from. */
  foot: string;
}

export interface CrossPictureRow {
  rung: number;
  name: string;
  elo: string;
  /** Where its rating and the interval of that lie, as shares of the scale of all; null where nobody knows. */
  interval: { low: number; value: number; high: number } | null;
  points: string;
  /** One for each column; null for two who do not meet. */
  cells: readonly ({ text: string; share: number } | null)[];
}

const MARGIN = 48;
/** The width that words around a small table need. */
const LEAST_WIDTH = 1200;
/** Above the rows: the title, and the heads of the columns. */
const TOP = 140;
/** Below the rows: what the ratings are, and where it is from. */
const BOTTOM = 108;
const ROW = 48;
const FACE = 36;
const GAP = 20;
const SCALE = 170;
const LEAST_CELL = 56;
/** Longer names end in dots. */
const MOST_NAME = 480;

const HEAD = { size: 19, weight: 560, ink: '--text-quiet' } as const;
const PLAIN = { size: 21, weight: 400, ink: '--text' } as const;
const NAME = { size: 22, weight: 600, ink: '--text' } as const;
const ELO = { size: 22, weight: 680, ink: '--text' } as const;
const QUIET = { size: 18, weight: 400, ink: '--text-quiet' } as const;

/** Where the columns of the table lie, in pixels from the left. */
export interface Layout {
  width: number;
  height: number;
  name: Span;
  elo: Span;
  scale: Span;
  points: Span;
  cells: readonly Span[];
}

export interface Span {
  left: number;
  width: number;
}

/** A cross table with its ratings as a picture, as large as its players need, in the colours in force. */
export async function drawCrossPicture(game: string, words: CrossPictureWords): Promise<Blob> {
  const faces = await Promise.all(words.rows.map(({ rung }) => faceImage(game, rung, FACE)));
  const layout = layoutOf(newCanvas(1, 1), words);
  const context = newCanvas(layout.width, layout.height);
  drawGround(context);
  drawCrossTable(context, words, layout);
  faces.forEach((face, row) => {
    context.drawImage(face, MARGIN + 36, TOP + ROW * row + (ROW - FACE) / 2, FACE, FACE);
  });
  return pngOf(context.canvas);
}

/** Every column as wide as what stands in it; what is left over goes to the names. */
export function layoutOf(context: CanvasRenderingContext2D, words: CrossPictureWords): Layout {
  const { rows, heads, columns } = words;
  const widest = (texts: readonly string[], line: Pick<TextLine, 'size' | 'weight'>) =>
    Math.ceil(Math.max(0, ...texts.map((text) => widthOf(context, text, line))));
  const head = (text: string) => widest([text], HEAD);
  const texts = rows.flatMap(({ cells }) => cells.map((cell) => cell?.text ?? ''));
  const cell = Math.max(LEAST_CELL, widest(texts, PLAIN) + 16);
  const names = Math.max(
    head(heads.player),
    widest(
      rows.map(({ name }) => name),
      NAME,
    ),
  );
  const elo = Math.max(
    head(heads.elo),
    widest(
      rows.map((row) => row.elo),
      ELO,
    ),
  );
  const points = Math.max(
    head(heads.points),
    widest(
      rows.map((row) => row.points),
      PLAIN,
    ),
  );
  const before = 36 + FACE + 10;
  const others = before + elo + SCALE + points + 4 * GAP + cell * columns.length + 2 * MARGIN;
  const width = Math.max(LEAST_WIDTH, others + Math.min(names, MOST_NAME));
  const spans: Span[] = [];
  let left = MARGIN + before;
  for (const one of [width - others, elo, SCALE, points]) {
    spans.push({ left, width: one });
    left += one + GAP;
  }
  const [name, eloSpan, scale, pointsSpan] = spans as [Span, Span, Span, Span];
  return {
    width,
    height: TOP + ROW * rows.length + BOTTOM,
    name,
    elo: eloSpan,
    scale,
    points: pointsSpan,
    cells: columns.map((_, place) => ({ left: left + cell * place, width: cell })),
  };
}

/** All but the faces. */
export function drawCrossTable(
  context: CanvasRenderingContext2D,
  words: CrossPictureWords,
  layout: Layout,
): void {
  const { width, height } = layout;
  const most = width - 2 * MARGIN;
  write(context, words.title, MARGIN, 66, { size: 34, weight: 660, ink: '--text', align: 'left', most });
  drawHeads(context, words, layout);
  words.rows.forEach((row, rank) => {
    drawRow(context, row, rank, layout);
  });
  write(context, words.note, width / 2, height - 58, { ...QUIET, most });
  write(context, words.foot, width / 2, height - 24, { ...QUIET, most });
}

function drawHeads(context: CanvasRenderingContext2D, words: CrossPictureWords, layout: Layout): void {
  const { heads, columns } = words;
  const y = TOP - 16;
  write(context, heads.player, layout.name.left, y, { ...HEAD, align: 'left', most: layout.name.width });
  writeRight(context, heads.elo, layout.elo, y, HEAD);
  writeRight(context, heads.points, layout.points, y, HEAD);
  columns.forEach((rank, place) => {
    writeMiddle(context, String(rank), layout.cells[place], y, HEAD);
  });
}

function drawRow(
  context: CanvasRenderingContext2D,
  row: CrossPictureRow,
  rank: number,
  layout: Layout,
): void {
  const top = TOP + ROW * rank;
  const y = top + ROW / 2 + 7;
  context.fillStyle = colour('--line');
  context.fillRect(MARGIN, top, layout.width - 2 * MARGIN, 1);
  write(context, String(rank + 1), MARGIN + 26, y, { ...HEAD, align: 'right', most: 26 });
  const name = shortened(context, row.name, layout.name.width);
  write(context, name, layout.name.left, y, { ...NAME, align: 'left', most: layout.name.width });
  writeRight(context, row.elo, layout.elo, y, ELO);
  if (row.interval !== null) drawInterval(context, row.interval, layout.scale, top + ROW / 2);
  writeRight(context, row.points, layout.points, y, PLAIN);
  row.cells.forEach((cell, place) => {
    const span = layout.cells[place];
    if (span === undefined) return;
    tint(context, cell?.share ?? null, span, top);
    if (cell !== null) writeMiddle(context, cell.text, span, y, PLAIN);
  });
}

/** More than half of the points in the accent's colour, less in grey, the stronger the farther from half. */
function tint(context: CanvasRenderingContext2D, share: number | null, span: Span, top: number): void {
  context.fillStyle = colour(share === null ? '--text' : share > 0.5 ? '--accent' : '--text-quiet');
  context.globalAlpha = share === null ? 0.06 : 0.34 * Math.abs(2 * share - 1);
  context.fillRect(span.left + 1, top + 1, span.width - 2, ROW - 1);
  context.globalAlpha = 1;
}

function drawInterval(
  context: CanvasRenderingContext2D,
  { low, value, high }: { low: number; value: number; high: number },
  { left, width }: Span,
  middle: number,
): void {
  context.fillStyle = colour('--accent');
  context.globalAlpha = 0.55;
  context.fillRect(left + width * low, middle - 2.5, Math.max(3, width * (high - low)), 5);
  context.globalAlpha = 1;
  context.fillStyle = colour('--text');
  context.fillRect(left + width * value - 3, middle - 8, 6, 16);
}

/** A name that ends in dots where it would be wider than `most`. */
function shortened(context: CanvasRenderingContext2D, name: string, most: number): string {
  if (widthOf(context, name, NAME) <= most) return name;
  const letters = Array.from(name);
  while (letters.length > 0 && widthOf(context, `${letters.join('')}…`, NAME) > most) letters.pop();
  return `${letters.join('')}…`;
}

type Style = Pick<TextLine, 'size' | 'weight' | 'ink'>;

function writeRight(context: CanvasRenderingContext2D, text: string, span: Span, y: number, style: Style) {
  write(context, text, span.left + span.width, y, { ...style, align: 'right', most: span.width });
}

function writeMiddle(
  context: CanvasRenderingContext2D,
  text: string,
  span: Span | undefined,
  y: number,
  style: Style,
) {
  if (span === undefined) return;
  write(context, text, span.left + span.width / 2, y, { ...style, most: span.width - 8 });
}
