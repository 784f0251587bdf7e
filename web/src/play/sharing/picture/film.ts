import type { Frames, Milliseconds } from '../../../conductor/contract';
import type { PlayGame } from '../../play_game';
import type { GameStage } from '../../stage';

/** A board that is filmed, with the timeline that it shows. */
export interface Film {
  stage: GameStage;
  loop: {
    readonly layout: { width: number; height: number };
    fit(across: number, ratio: number, theme: string): void;
    dispose(): void;
  };
}

export interface FilmParts {
  canvas: HTMLCanvasElement;
  /** Where it begins. */
  snapshot: Int32Array;
  /** The film's own clock. */
  frames: Frames;
}

/** Opens a game's board to be filmed. */
export type OpenFilm = (game: PlayGame, parts: FilmParts) => Film;

/** A part of a game, in actions. */
export interface Scene {
  from: number;
  to: number;
}

/** A picture of a film and how long it stands. */
export interface Shot {
  picture: Uint8ClampedArray<ArrayBuffer>;
  ms: Milliseconds;
}

/** Between two pictures while something moves. */
const STEP_MS: Milliseconds = 80;
/** Before the first action, between two, and after the last. */
const FIRST_MS: Milliseconds = 700;
const PAUSE_MS: Milliseconds = 240;
const LAST_MS: Milliseconds = 1800;
/** A film has no more pictures than this: of a longer scene the end is left out. */
const PICTURES = 110;
/** Actions of a scene: enough to see what led where, and no more than anybody watches. */
const LEAST = 6;
const MOST = 14;

/**
 * What of a game is filmed: from its turning point the turn and its answer, else the end of the game. `sides`: who
 * played each action.
 */
export function sceneOf(sides: readonly number[], turning: number | null): Scene {
  const { length } = sides;
  if (turning === null || turning >= length) return { from: Math.max(0, length - LEAST), to: length };
  let to = turning;
  for (let changes = 0; to < length && to - turning < MOST; ++to) {
    if (to > turning && sides[to] !== sides[to - 1]) ++changes;
    if (changes >= 2 && to - turning >= LEAST) break;
  }
  return { from: turning, to };
}

/** A clock that goes on when it is told to. */
class FilmClock implements Frames {
  private time: Milliseconds = 0;
  private readonly listeners = new Set<(now: Milliseconds) => void>();

  now(): Milliseconds {
    return this.time;
  }

  each(frame: (now: Milliseconds) => void): () => void {
    this.listeners.add(frame);
    return () => this.listeners.delete(frame);
  }

  goOn(by: Milliseconds): void {
    this.time += by;
    for (const listener of this.listeners) listener(this.time);
  }
}

interface Shoot {
  game: PlayGame;
  open: OpenFilm;
  scene: Scene;
  /** Where the board's canvas stands while it is filmed: it takes its colours from there. */
  stand: HTMLElement;
  /** The board's width in pixels. */
  across: number;
  /** The whole picture around the board as it is at the moment. */
  compose(board: HTMLCanvasElement): Uint8ClampedArray<ArrayBuffer>;
  /** How much is done, 0-1. */
  onProgress(share: number): void;
}

/** Films a scene picture by picture; the page goes on in between. `stills`: only the board as the scene ends. */
export async function shoot(asked: Shoot, stills = false): Promise<Shot[]> {
  const { game, open, scene, stand, across, compose, onProgress } = asked;
  const canvas = document.createElement('canvas');
  canvas.className = 'film-canvas';
  stand.append(canvas);
  const clock = new FilmClock();
  const first = game.rewind.stepAt(stills ? Math.max(scene.from, scene.to - 1) : scene.from);
  const film = open(game, { canvas, snapshot: first.before, frames: clock });
  const shots: Shot[] = [];
  const shot = (ms: Milliseconds) => shots.push({ picture: compose(canvas), ms });
  try {
    film.loop.fit(across, 1, 'film');
    clock.goOn(0);
    if (!stills) shot(FIRST_MS);
    const begin = stills ? Math.max(scene.from, scene.to - 1) : scene.from;
    for (let place = begin; place < scene.to && shots.length < PICTURES; ++place) {
      film.stage.perform({ ...game.rewind.stepAt(place), start: clock.now(), by: 'player' });
      while (film.stage.isMoving(clock.now()) && shots.length < PICTURES) {
        clock.goOn(STEP_MS);
        if (!stills) {
          shot(STEP_MS);
          await breath();
        }
      }
      const last = shots.at(-1);
      if (last !== undefined) last.ms += PAUSE_MS;
      onProgress((place + 1 - scene.from) / (scene.to - scene.from));
    }
    clock.goOn(STEP_MS);
    shot(LAST_MS);
  } finally {
    film.loop.dispose();
    canvas.remove();
  }
  return shots;
}

/** Lets the page answer to what is pressed. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve));
