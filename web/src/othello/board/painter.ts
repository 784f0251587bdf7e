import type { BoardLayout, Edge } from '../../board/layout';
import { openContext } from '../../board/open_context';
import type { Cell } from '../../board/shape';
import type { Surface } from '../../board/surface';
import type { Overlay } from '../../boardgame/overlay';
import { blackAndWhiteLook } from '../../boardgame/paint/black_and_white';
import { MarkPainter } from '../../boardgame/paint/mark_painter';
import type { Look } from '../../boardgame/spec';
import type { Othello } from '../othello_types';
import type { GhostDisc, Scene } from '../scene';
import { DiscPainter } from './disc_painter';
import { makeDiscSprites } from './disc_sprites';
import { paintFelt } from './felt';
import { type Palette, readPalette } from './palette';

/** Half of it on each side: room for names, or a narrow strip of wood. */
export const EDGE: Edge = { labelled: 0.7, bare: 0.2, labelledFrom: 300 };

/** Where a disc could be placed: a dot of this radius, in cells. */
const PLACE_RADIUS = 0.1;

/** Gets a canvas ready for discs. */
export const openPainter: Look<Othello>['painter'] = (canvas, layout) =>
  new BoardPainter(canvas, layout, readPalette(canvas));

/** Paints a board: felt, discs, and what lies over them. */
class BoardPainter {
  private readonly felt: Surface;
  private readonly marks: MarkPainter;
  private readonly discs: DiscPainter;
  private readonly context: CanvasRenderingContext2D;

  constructor(
    canvas: HTMLCanvasElement,
    layout: BoardLayout,
    private readonly palette: Palette,
  ) {
    this.context = openContext(canvas, layout);
    this.felt = paintFelt(layout, palette);
    this.marks = new MarkPainter(this.context, layout, palette);
    this.discs = new DiscPainter(
      this.context,
      layout,
      makeDiscSprites(layout.cell, palette),
      blackAndWhiteLook(palette),
      this.marks,
    );
  }

  paint(scene: Scene, overlay: Overlay<GhostDisc>): void {
    const { context, discs, marks, palette } = this;
    context.drawImage(this.felt.canvas, 0, 0);
    for (const cell of uncovered(overlay)) marks.dot(cell, PLACE_RADIUS, palette.place);
    for (const pose of scene.weighed) discs.weighed(pose);
    discs.paint(scene.discs);
    discs.tell(scene.discs, scene.last, overlay.numbers);
    discs.possible(overlay);
    if (overlay.focus >= 0) marks.focus(overlay.focus);
  }
}

/** Where a disc could be placed and nothing else is told. */
function uncovered({ targets, line, candidates, aim }: Overlay<GhostDisc>): Cell[] {
  const told = [...line, ...candidates, ...(aim === null ? [] : [aim])].map(({ cell }) => cell);
  return targets.filter((cell) => !told.includes(cell));
}
