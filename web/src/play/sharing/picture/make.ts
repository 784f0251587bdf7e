import type { PlayGame } from '../../play_game';
import { type OpenFilm, type Scene, type Shot, shoot } from './film';
import type { GifAnswer } from './gif_worker';
import { type Caption, Picture, type PictureShape } from './picture';

interface Wanted {
  game: PlayGame;
  open: OpenFilm;
  scene: Scene;
  caption: Caption;
  shape: PictureShape;
  /** Columns to rows of the board. */
  aspect: number;
  /** Where colours are taken from. */
  stand: HTMLElement;
}

/** How much of the work is filming; the rest is the worker's. */
const FILMING = 0.5;

/** The board as the scene ends, as a PNG. */
export async function makeStill(wanted: Wanted): Promise<Blob> {
  const picture = pictureOf(wanted);
  await shoot(
    shootingOf(wanted, picture, () => {}),
    true,
  );
  return picture.png();
}

/** The scene as an animated GIF, made by a worker of its own. `onProgress`: how much is done, 0-1. */
export async function makeMoving(wanted: Wanted, onProgress: (share: number) => void): Promise<Blob> {
  const picture = pictureOf(wanted);
  const shots = await shoot(shootingOf(wanted, picture, (share) => onProgress(FILMING * share)));
  const gif = await encoded(picture.size, shots, (share) => onProgress(FILMING + (1 - FILMING) * share));
  return new Blob([gif], { type: 'image/gif' });
}

function pictureOf({ shape, aspect, caption, stand }: Wanted): Picture {
  return new Picture(shape, aspect, caption, stand);
}

function shootingOf(
  { game, open, scene, stand }: Wanted,
  picture: Picture,
  onProgress: (share: number) => void,
) {
  const compose = (board: HTMLCanvasElement) => picture.compose(board);
  return { game, open, scene, stand, across: picture.across, compose, onProgress };
}

function encoded(
  size: { width: number; height: number },
  shots: readonly Shot[],
  onProgress: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./gif_worker.ts', import.meta.url), { type: 'module', name: 'gif' });
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.onerror = () => reject(new Error('The worker that makes pictures has failed.'));
    worker.onmessage = ({ data }: MessageEvent<GifAnswer>) => {
      if ('gif' in data) resolve(data.gif);
      else onProgress(data.share);
    };
    worker.postMessage(
      { ...size, shots },
      shots.map(({ picture }) => picture.buffer),
    );
  }).finally(() => worker.terminate());
}
