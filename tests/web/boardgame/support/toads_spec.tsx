import * as v from 'valibot';
import { NO_CELL } from '../../../../web/src/board/shape';
import type { BoardTypes } from '../../../../web/src/boardgame/board_types';
import type { Overlay } from '../../../../web/src/boardgame/overlay';
import type { Spec } from '../../../../web/src/boardgame/spec';
import { oddsScale } from '../../../../web/src/play/analysis/odds_scale';
import type { Colour, GameSnapshot, Result, Side } from '../../../../web/src/play/game_types';
import { messages } from '../../../../web/src/play/words/messages';
import { cue } from '../../../../web/src/sound/cues';
import { COLUMNS, PASS, ROWS, START } from './toads';

interface Snapshot extends GameSnapshot {
  /** By cells: 0 nothing, 1 and 2 the sides. */
  cells: readonly number[];
}

/** A piece on its way is counted by its cell and how far it has come. */
interface Scene {
  cells: readonly number[];
  moving: { from: number; to: number; part: number } | null;
}

type Event = { kind: 'move'; from: number; to: number } | { kind: 'pass' } | { kind: 'over'; result: Result };

export interface Toads extends BoardTypes {
  snapshot: Snapshot;
  event: Event;
  setup: object;
  scene: Scene;
  ghost: { cell: number };
}

export const HOP_MS = 200;

/** What was painted last. */
export const painted: { scene: Scene | null; overlay: Overlay<{ cell: number }> | null } = {
  scene: null,
  overlay: null,
};

const NAMES = ['Green', 'Brown'] as const;

/** The toy as `boardgame/` knows it: pieces move, sides pass, the board turns for the second side. */
export const TOADS: Spec<Toads> = {
  game: 'gomoku',
  blur: false,
  messages: {
    get value() {
      return { ...messages.value, rungs: {} };
    },
    load: () => Promise.resolve(),
    loadIn: () => Promise.resolve(),
  },
  input: 'move',
  decodeSnapshot: ([side, result, ...cells]) => ({
    sideToMove: side as Side,
    result: result as Result,
    cells,
  }),
  decodeEvents(data) {
    const [kind, , from = 0, to = 0, ...rest] = data;
    if (kind === 2) return [{ kind: 'pass' }];
    const over = rest[0] === 3 ? [{ kind: 'over', result: rest[2] as Result } as const] : [];
    return [{ kind: 'move', from, to }, ...over];
  },
  cellsOf: (action) =>
    action === PASS ? { from: NO_CELL, to: NO_CELL } : { from: action >> 4, to: action & 15 },
  record: ({ sideToMove }, action) => ({
    action,
    side: sideToMove,
    colour: action === PASS ? null : sideToMove,
    cell: action === PASS ? NO_CELL : action & 15,
    number: 0,
  }),
  shape: (_, side) => ({ columns: COLUMNS, rows: ROWS, stride: COLUMNS, turned: side === 1 }),
  setup: {
    usual: {},
    schema: v.object({}),
    fromAddress: () => ({}),
    startText: () => START,
    fromText: () => null,
    facts: () => null,
  },
  sides: {
    colourToMove: ({ sideToMove }) => sideToMove,
    colourOf: (_, side) => side,
    name: (colour) => NAMES[colour],
    openPart: () => '',
    choice: () => ({ label: 'You play', first: NAMES[0], second: NAMES[1] }),
    look: (colour) => String(colour),
    Token: () => <i />,
  },
  look: {
    restingScene: ({ cells }) => ({ cells, moving: null }),
    clips: ({ events, after }, start) =>
      events.flatMap((event) =>
        event.kind === 'move'
          ? [
              {
                start,
                end: start + HOP_MS,
                play: (scene: Scene, t: number) => {
                  if (t <= 0) return scene;
                  return { cells: after.cells, moving: t < 1 ? { ...event, part: t } : null };
                },
                cues: [cue('step', start + HOP_MS)],
              },
            ]
          : [],
      ),
    clipsBack: (before, _, start) => [
      {
        start,
        end: start + HOP_MS,
        play: (scene, t) => (t < 1 ? { ...scene, cells: before.cells } : scene),
      },
    ],
    withWeighed: (scene) => scene,
    ghosts: (_, actions) =>
      actions.filter((action) => action !== PASS).map((action) => ({ cell: action & 15 })),
    forbidden: () => [],
    marksPlaces: false,
    numbered: false,
    edge: { labelled: 0, bare: 0, labelledFrom: 0 },
    painter: () => ({
      paint(scene, overlay) {
        painted.scene = scene;
        painted.overlay = overlay;
      },
    }),
  },
  words: {
    name: () => 'Toads',
    boardHelp: () => 'Toads hop.',
    prompt: () => ({ title: 'Hop.', body: '' }),
    choices: ({ sideToMove, cells }) => (mayHop(cells, sideToMove) ? [] : [{ action: PASS, testId: 'pass' }]),
    actionName: () => 'Pass',
    actionDone: (_, who) => `${who} passes`,
    actionColour: () => null,
    whyNot: (_, __, from) => (from === NO_CELL ? 'No toad of yours' : 'Toads hop forward'),
    cell: ({ cells }, cell) => `${cell} ${['empty', ...NAMES][cells[cell] ?? 0]}`,
    events: (events, who) => events.map(({ kind }) => `${who}: ${kind}`).join(' '),
    notation: (action) => (action === PASS ? 'pass' : `${action >> 4}-${action & 15}`),
    resultReason: () => 'It is over.',
    length: () => '',
    saved: () => '',
    confirmHint: () => '',
  },
  labGame: () => Promise.reject(new Error('nobody compares toads')),
  scoreScale: oddsScale(400, (colour: Colour) => NAMES[colour]),
  measures: ['moves'],
  analysisNodes: 250_000,
  symmetries: [{ turn: (action) => action }],
  files: {
    kindNames: [],
    kinds: async () => ({ formats: [], texts: [] }),
    linkSetup: () => ({}),
    readLinkSetup: () => ({}),
    writeMoves: (actions) => actions.join('.'),
    readMoves: (text) => (text === '' ? [] : text.split('.').map(Number)),
    refusal: () => 'illegal',
    faultWords: () => null,
    summary: () => [],
  },
  lesson: null,
  puzzles: null,
};

/** Whether a side's piece has an empty cell before it, or one of the other side before and aside. */
function mayHop(cells: readonly number[], side: Side): boolean {
  const forward = side === 0 ? -COLUMNS : COLUMNS;
  return cells.some((piece, cell) => {
    if (piece !== side + 1) return false;
    const x = cell % COLUMNS;
    const aside = [-1, 1].filter((step) => x + step >= 0 && x + step < COLUMNS);
    return cells[cell + forward] === 0 || aside.some((step) => cells[cell + forward + step] === 2 - side);
  });
}
