import { describe, expect, it } from 'vitest';
import type { Game } from '../../../wasm/engine';
import { BoardShow } from '../../../web/src/lab/board_show';
import { LiveGame } from '../../../web/src/lab/live_game';
import { takingTurns } from '../../../web/src/lab/taking_turns';
import { FakeFrames } from '../support/fake_time';

/** A game whose position is the list of what was played. */
class Listing {
  played: number[] = [];
  load(text: string): string {
    this.played = [];
    return text === 'refused' ? 'no such position' : '';
  }
  play(code: number): string {
    this.played.push(code);
    return '';
  }
  snapshot(): Int32Array {
    return Int32Array.from(this.played);
  }
  events(): Int32Array {
    return Int32Array.of(this.played.at(-1) ?? -1);
  }
  delete(): void {}
}

const STEP_MS = 100;

function setUp(start = (number: number) => `start ${number}`) {
  const frames = new FakeFrames();
  const seen: string[] = [];
  const opened: string[] = [];
  const shown: number[] = [];
  let disposed = 0;
  let live: LiveGame | null = null;
  const show = new BoardShow({
    boards: {
      rules: () => new Listing() as unknown as Game,
      table: (snapshot, position) => {
        opened.push(position);
        seen.push(`open ${[...snapshot]}`);
        return {
          stage: {
            perform: ({ action, start: at }) => {
              seen.push(`play ${action}`);
              return at + STEP_MS;
            },
            stepBack: (jumped) => {
              seen.push(`jump ${[...jumped]}`);
            },
          },
          open: () => ({ fit: (across) => seen.push(`fit ${across}`), dispose: () => disposed++ }),
        };
      },
    },
    frames,
    canvas: {} as HTMLCanvasElement,
    live: () => live,
    startOf: ({ number }) => start(number),
    onGame: ({ number }) => shown.push(number),
  });
  const tick = (length = 1000) => {
    frames.paint(frames.now() + length);
    show.tick();
    return seen.splice(0);
  };
  const playing = (number: number) => {
    live = new LiveGame({ series: 0, number });
    return live;
  };
  return { show, tick, playing, opened, shown, disposed: () => disposed };
}

describe('a board that shows the games of a slot', () => {
  it('waits for the first game', () => {
    const { tick, shown } = setUp();
    expect(tick()).toEqual([]);
    expect(shown).toEqual([]);
  });

  it('shows one action after the other, each once what was shown is done', () => {
    const { tick, playing, opened } = setUp();
    const game = playing(4);
    expect(tick()).toEqual(['open ']);
    expect(opened).toEqual(['start 4']);
    game.add([10, 11]);
    expect(tick()).toEqual(['play 10']);
    expect(tick(STEP_MS / 2)).toEqual([]);
    expect(tick(STEP_MS)).toEqual(['play 11']);
    expect(tick()).toEqual([]);
  });

  it('leaves actions out where it lags behind, and comes to the end all the same', () => {
    const { tick, playing } = setUp();
    const game = playing(0);
    tick();
    game.end([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(tick()).toEqual(['jump 1', 'play 2']);
    expect(tick(1)).toEqual(['jump 1,2,3', 'play 4']);
    const rest = Array.from({ length: 8 }, () => tick()).flat();
    expect(rest.at(-1)).toBe('play 12');
  });

  it('lets the end of a game be seen, and goes on with the one that is played by then', () => {
    const { tick, playing, shown, disposed } = setUp();
    const first = playing(0);
    tick();
    first.end([7]);
    expect(tick()).toEqual(['play 7']);
    playing(1).end([8]);
    playing(2);
    expect(tick(STEP_MS + 500)).toEqual([]);
    expect(tick(1000)).toEqual(['open ']);
    expect(shown).toEqual([0, 2]);
    expect(disposed()).toBe(1);
  });

  it('leaves a game whose worker failed', () => {
    const { tick, playing, shown } = setUp();
    playing(0);
    tick();
    playing(1);
    tick(5000);
    expect(shown).toEqual([0, 1]);
  });

  it('shows nothing of a game that the rules refuse', () => {
    const { tick, playing, shown } = setUp(() => 'refused');
    playing(0);
    expect(tick()).toEqual([]);
    expect(shown).toEqual([]);
  });

  it('is as large as it was told, whatever game it shows', () => {
    const { show, tick, playing } = setUp();
    show.fit(200, 2, 'dark');
    playing(0);
    expect(tick()).toEqual(['open ', 'fit 200']);
    show.dispose();
  });
});

describe('boards that take turns', () => {
  it('are painted one at a time, and not oftener than can be afforded', () => {
    const frames = new FakeFrames();
    const shared = takingTurns(frames);
    const painted: string[] = [];
    const stops = ['a', 'b'].map((name) => shared.each(() => painted.push(name)));
    for (let frame = 0; frame < 8; frame++) frames.paint(frames.now() + 16);
    expect(painted).toEqual(['a', 'b', 'a', 'b']);
    stops[0]!();
    for (let frame = 0; frame < 4; frame++) frames.paint(frames.now() + 16);
    expect(painted.slice(4)).toEqual(['b', 'b']);
    stops[1]!();
    frames.paint(frames.now() + 100);
    expect(painted).toHaveLength(6);
    expect(frames.listening).toBe(false);
  });
});
