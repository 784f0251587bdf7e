import { colour, drawGround, faceImage, newCanvas, pngOf, write } from './picture_canvas';

/** What a picture of a match says. */
export interface MatchPictureWords {
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
export async function drawMatchPicture(
  game: string,
  rungs: readonly [number, number],
  words: MatchPictureWords,
): Promise<Blob> {
  const context = newCanvas(WIDTH, HEIGHT);
  const faces = await Promise.all(rungs.map((rung) => faceImage(game, rung, FACE)));
  drawGround(context);
  faces.forEach((face, place) => {
    context.drawImage(face, centre(place) - FACE / 2, 92, FACE, FACE);
  });
  drawWords(context, words);
  drawBar(context, words.parts);
  return pngOf(context.canvas);
}

/** Middle of a player's half, across. */
function centre(place: number): number {
  return place === 0 ? WIDTH * 0.2 : WIDTH * 0.8;
}

function drawWords(context: CanvasRenderingContext2D, words: MatchPictureWords): void {
  const half = WIDTH * 0.36;
  const whole = WIDTH - 2 * MARGIN;
  write(context, words.game, WIDTH / 2, 60, { size: 26, weight: 560, ink: '--text-quiet', most: whole });
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
  write(context, ':', WIDTH / 2, 228, { size: 72, weight: 500, ink: '--text-quiet', most: 48 });
  write(context, second, WIDTH / 2 + 24, 236, { ...score, align: 'left' });
  words.lines.forEach((text, place) => {
    const ink = place === 0 ? '--text' : '--text-quiet';
    write(context, text, WIDTH / 2, 514 + 38 * place, {
      size: place === 0 ? 30 : 24,
      weight: place === 0 ? 620 : 400,
      ink,
      most: whole,
    });
  });
  write(context, words.foot, WIDTH / 2, HEIGHT - 22, {
    size: 18,
    weight: 400,
    ink: '--text-quiet',
    most: whole,
  });
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
