import { render } from 'preact';
import { Face } from '../../faces/face';

/** What a picture of a match says. */
export interface PictureWords {
  game: string;
  names: readonly [string, string];
  ideas: readonly [string, string];
  points: readonly [string, string];
  /** Wins, draws and losses. */
  parts: readonly [number, number, number];
  /** The verdict, and what it rests on. */
  lines: readonly string[];
  /** Where it is from. */
  foot: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const FACE = 220;
const MARGIN = 64;

/** A match as a picture for whoever wants to show it: faces, score, bar, verdict, in the colours in force. */
export async function drawPicture(
  game: string,
  rungs: readonly [number, number],
  words: PictureWords,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser gives no 2D canvas');
  const faces = await Promise.all(rungs.map((rung) => faceImage(game, rung)));
  drawGround(context);
  faces.forEach((face, place) => {
    context.drawImage(face, centre(place) - FACE / 2, 92, FACE, FACE);
  });
  drawWords(context, words);
  drawBar(context, words.parts);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) =>
      blob === null ? reject(new Error('the picture could not be made')) : resolve(blob),
    ),
  );
}

/** Middle of a player's half, across. */
function centre(place: number): number {
  return place === 0 ? WIDTH * 0.2 : WIDTH * 0.8;
}

/** A colour of the theme. */
function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** An opponent's face as an image; the colours of the theme are put in, since an image knows no theme. */
async function faceImage(game: string, rung: number): Promise<HTMLImageElement> {
  const holder = document.createElement('div');
  render(<Face game={game} rung={rung} size={2 * FACE} />, holder);
  const svg = holder.querySelector('svg');
  svg?.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  svg?.setAttribute('stroke-linecap', 'round');
  svg?.setAttribute('stroke-linejoin', 'round');
  const text = holder.innerHTML.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => colour(name));
  render(null, holder);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

function drawGround(context: CanvasRenderingContext2D): void {
  const ground = context.createRadialGradient(
    WIDTH * 0.42,
    HEIGHT * 0.12,
    0,
    WIDTH * 0.42,
    HEIGHT * 0.12,
    WIDTH,
  );
  ground.addColorStop(0, colour('--table-glow'));
  ground.addColorStop(0.58, colour('--table'));
  ground.addColorStop(1, colour('--table-edge'));
  context.fillStyle = ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);
}

interface Line {
  size: number;
  weight: number;
  ink: string;
  align?: CanvasTextAlign;
  /** It is set smaller where it would be wider. */
  most?: number;
}

function write(context: CanvasRenderingContext2D, text: string, x: number, y: number, line: Line): void {
  const { size, weight, ink, align = 'center', most = WIDTH - 2 * MARGIN } = line;
  const font = colour('--font');
  context.font = `${weight} ${size}px ${font}`;
  const fitting = Math.min(size, (size * most) / Math.max(1, context.measureText(text).width));
  context.font = `${weight} ${fitting}px ${font}`;
  context.textAlign = align;
  context.fillStyle = colour(ink);
  context.fillText(text, x, y);
}

function drawWords(context: CanvasRenderingContext2D, words: PictureWords): void {
  const half = WIDTH * 0.36;
  write(context, words.game, WIDTH / 2, 60, { size: 26, weight: 560, ink: '--text-quiet' });
  for (const place of [0, 1] as const) {
    write(context, words.names[place], centre(place), 362, {
      size: 36,
      weight: 660,
      ink: '--text',
      most: half,
    });
    write(context, words.ideas[place], centre(place), 396, {
      size: 20,
      weight: 400,
      ink: '--text-quiet',
      most: half,
    });
  }
  const [first, second] = words.points;
  const score = { size: 96, weight: 680, ink: '--text', most: WIDTH * 0.16 } as const;
  write(context, first, WIDTH / 2 - 24, 236, { ...score, align: 'right' });
  write(context, ':', WIDTH / 2, 228, { size: 72, weight: 500, ink: '--text-quiet' });
  write(context, second, WIDTH / 2 + 24, 236, { ...score, align: 'left' });
  words.lines.forEach((text, place) => {
    const ink = place === 0 ? '--text' : '--text-quiet';
    write(context, text, WIDTH / 2, 514 + 38 * place, {
      size: place === 0 ? 30 : 24,
      weight: place === 0 ? 620 : 400,
      ink,
    });
  });
  write(context, words.foot, WIDTH / 2, HEIGHT - 22, { size: 18, weight: 400, ink: '--text-quiet' });
}

/** Wins, draws and losses as shares of one bar. */
function drawBar(context: CanvasRenderingContext2D, parts: readonly [number, number, number]): void {
  const [wins, draws, losses] = parts;
  const games = wins + draws + losses;
  const inks = ['--accent', '--line-strong', '--text-quiet'];
  let left = MARGIN;
  parts.forEach((count, place) => {
    const width = games === 0 ? 0 : ((WIDTH - 2 * MARGIN) * count) / games;
    context.fillStyle = colour(inks[place] ?? '--text');
    if (width > 0) context.fillRect(left, 436, Math.max(0, width - 2), 20);
    left += width;
  });
}
