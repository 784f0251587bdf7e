import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Game } from '../../../../wasm/engine';
import type { SceneSource } from '../../board/board_loop';
import { type Cell, NO_CELL } from '../../board/shape';
import type { GameRecord, GameSnapshot, Side } from '../../play/game_types';
import type { Spec } from '../spec';
import type { EditedPosition, EditorSpec, PieceNumber } from './editor_spec';

/** What takes pieces off the board. */
export const ERASER = 0;

/** Why nothing came of a press. */
export type Refusal = 'place' | 'most' | 'needed';

interface EditorParts {
  spec: Pick<Spec, 'setup' | 'decodeSnapshot' | 'words'>;
  editor: EditorSpec;
  /** Rules of its own, to ask; it frees them. */
  rules: Game;
  /** What it begins with; null for the usual start. */
  from: GameSnapshot | null;
}

/** A position that is set up by hand: pieces are put, moved and taken off, and the rules say whether it can be played. */
export class PositionEditor implements SceneSource<unknown> {
  readonly position: Signal<EditedPosition>;
  /** What a press puts on the board, or `ERASER`; null where a press takes a piece up to move it. */
  readonly picked = signal<PieceNumber | null>(null);
  /** The piece that is about to be moved. */
  readonly chosen = signal<Cell>(NO_CELL);
  readonly refused = signal<Refusal | null>(null);
  /** What the rules say against the position, in words; empty where it can be played. */
  readonly fault: ReadonlySignal<string>;
  /** Whether the usual start is more than a board with nothing on it but what is needed. */
  readonly hasStart: boolean;
  onChange: () => void = () => {};

  constructor(private readonly parts: EditorParts) {
    const { editor, from } = parts;
    this.hasStart = this.usual().contents.some((piece, cell) => piece !== editor.bare.contents[cell]);
    this.position = signal(from === null ? this.usual() : editor.positionOf(from));
    this.fault = computed(() => this.faultOf(this.position.value));
  }

  /** The player presses a cell. */
  press(cell: Cell): void {
    const picked = this.picked.value;
    if (picked === ERASER) this.takeOff(cell);
    else if (picked !== null) this.put(picked, cell);
    else if (this.chosen.value !== NO_CELL) this.move(this.chosen.value, cell);
    else if (this.at(cell) !== ERASER) this.chosen.value = cell;
  }

  /** Moves a piece; one that is let go beside the board is taken off. */
  move(from: Cell, to: Cell): void {
    this.chosen.value = NO_CELL;
    if (to === NO_CELL) this.takeOff(from);
    else if (from !== to) this.put(this.at(from), to, from);
  }

  pick(piece: PieceNumber): void {
    this.chosen.value = NO_CELL;
    this.refused.value = null;
    this.picked.value = this.picked.value === piece ? null : piece;
  }

  turn(toMove: Side): void {
    this.show({ ...this.position.value, toMove });
  }

  show({ contents, toMove }: EditedPosition): void {
    this.chosen.value = NO_CELL;
    this.refused.value = null;
    const { editor } = this.parts;
    this.position.value = { contents, toMove: editor.toMoveWith?.(contents) ?? toMove };
    this.onChange();
  }

  clear(): void {
    this.show({ ...this.parts.editor.bare, toMove: this.position.value.toMove });
  }

  reset(): void {
    this.show(this.usual());
  }

  /** Reads a position in the game's text. Returns whether it was one. */
  read(text: string): boolean {
    const position = this.parts.editor.read(text);
    if (position !== null) this.show(position);
    return position !== null;
  }

  at(cell: Cell): PieceNumber {
    return this.position.value.contents[cell] ?? ERASER;
  }

  /** How many more of a piece can be put on the board. */
  left(piece: PieceNumber): number {
    const there = this.position.value.contents.filter((other) => other === piece).length;
    return this.parts.editor.most(piece) - there;
  }

  /** The position as a game that stands there. */
  record(): GameRecord {
    return this.recordOf(this.position.value);
  }

  sceneAt(): unknown {
    return this.parts.editor.sceneOf(this.position.peek());
  }

  isMoving(): boolean {
    return false;
  }

  dispose(): void {
    this.parts.rules.delete();
  }

  private put(piece: PieceNumber, cell: Cell, from: Cell = NO_CELL): void {
    const { editor } = this.parts;
    const there = this.at(cell);
    if (!editor.mayStand(piece, cell)) this.refuse('place');
    else if (editor.isNeeded(there)) this.refuse('needed');
    else if (from === NO_CELL && there !== piece && this.left(piece) <= 0) this.refuse('most');
    else this.change([cell, piece], [from, ERASER]);
  }

  private takeOff(cell: Cell): void {
    if (this.parts.editor.isNeeded(this.at(cell))) this.refuse('needed');
    else this.change([cell, ERASER]);
  }

  private change(...changes: readonly (readonly [Cell, PieceNumber])[]): void {
    const changed = new Map(changes);
    const { contents, toMove } = this.position.value;
    this.show({ contents: contents.map((piece, cell) => changed.get(cell) ?? piece), toMove });
  }

  private refuse(why: Refusal): void {
    this.refused.value = why;
  }

  private recordOf(position: EditedPosition): GameRecord {
    const { editor } = this.parts;
    return { ...editor.setupOf(position), actions: [...(editor.actionsTo?.(position) ?? [])] };
  }

  private usual(): EditedPosition {
    const { rules, spec, editor } = this.parts;
    rules.load(spec.setup.startText(spec.setup.usual));
    return editor.positionOf(spec.decodeSnapshot(rules.snapshot()));
  }

  private faultOf(position: EditedPosition): string {
    const { rules, spec, editor } = this.parts;
    const refusal = (asked: EditedPosition) => {
      const { actions, ...setup } = this.recordOf(asked);
      let why = rules.load(spec.setup.startText(setup));
      for (const action of actions) {
        if (why !== '') break;
        why = rules.play(action);
      }
      return why;
    };
    const fault = editor.fault(position, refusal);
    if (fault !== '') return fault;
    const why = refusal(position);
    if (why !== '') return why;
    return rules.result() === 0 ? '' : spec.words.resultReason(spec.decodeSnapshot(rules.snapshot()));
  }
}
