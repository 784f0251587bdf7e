import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { KeyHelp } from '../../board/key_help';
import type { KeyLine } from '../../board/key_help/key_line';
import { beginOnBoard, useKeys } from '../../board/keys';
import { type Cell, middleCell } from '../../board/shape';
import type { Frames } from '../../conductor/contract';
import { Icon } from '../../shell/ui/icons';
import { Segmented } from '../../shell/ui/segmented';
import type { Pointing } from '../board_overlay';
import { EMPTY_OVERLAY, type Overlay } from '../overlay';
import { type Drags, PlayBoard } from '../play_board';
import type { Spec } from '../spec';
import type { EditorSpec, PieceNumber } from './editor_spec';
import { ERASER, type PositionEditor } from './position_editor';
import { messages } from './words/messages';

export interface EditorScreenProps {
  spec: Spec;
  editor: EditorSpec;
  edited: PositionEditor;
  frames: Frames;
  dark: boolean;
  onPlay(): void;
  onAnalyse(): void;
  onBack(): void;
}

const EDITOR_KEYS: readonly KeyLine[] = ['←↑↓→ walk', 'Enter choose'];

/** The board with its pieces in the hand of the player, all pieces beside it, and what the rules say. */
export function EditorScreen(props: EditorScreenProps) {
  const { spec, editor, edited, onBack } = props;
  const t = messages.value;
  useKeys(edited, beginOnBoard);
  return (
    <div class="puzzles editor" data-game={spec.game} data-testid="editor">
      <header class="bar">
        <button type="button" class="icon-button" onClick={onBack} aria-label={t.back} data-testid="back">
          <Icon name="back" />
        </button>
        <h1 class="bar-title">{t.title}</h1>
      </header>
      <section class="puzzle-task editor-palette" aria-label={t.pieces}>
        <Palette {...props} />
      </section>
      <EditedBoard {...props} />
      <section class="puzzle-side" aria-label={t.position}>
        <Standing edited={edited} />
        {editor.toMoveWith === undefined ? <SideToMove {...props} /> : null}
        <PositionText {...props} />
        <Ways {...props} />
      </section>
      <KeyHelp lines={EDITOR_KEYS} />
    </div>
  );
}

function EditedBoard({ spec, editor, edited, frames, dark }: EditorScreenProps) {
  const shape = useMemo(() => spec.shape(editor.setupOf(editor.bare), 0), [spec, editor]);
  const drags: Drags = {
    can: (cell) => edited.picked.value === null && edited.at(cell) !== ERASER,
    take(cell) {
      edited.chosen.value = cell;
    },
    drop: (cell) => edited.move(edited.chosen.value, cell),
  };
  const overlayOf = ({ focus }: Pointing): Overlay => {
    spec.look.chosen?.value;
    return { ...EMPTY_OVERLAY, focus, from: edited.chosen.value };
  };
  const labelOf = (cell: Cell) => {
    const piece = edited.at(cell);
    return `${editor.cellName(cell)}, ${piece === ERASER ? messages.value.empty : editor.pieceName(piece)}`;
  };
  return (
    <main class="puzzle-slot" style={{ '--board-aspect': shape.columns / shape.rows }}>
      <PlayBoard
        stage={edited}
        shape={shape}
        look={spec.look}
        frames={frames}
        dark={dark}
        overlayOf={overlayOf}
        labelOf={labelOf}
        home={middleCell(shape)}
        selected={edited.chosen.value}
        onChoose={(cell) => edited.press(cell)}
        drags={drags}
      />
    </main>
  );
}

/** All pieces, how many more of each there are, and what takes them off. */
function Palette({ editor, edited }: EditorScreenProps) {
  const t = messages.value;
  return (
    <div>
      {editor.palette.map((row) => (
        <div key={row[0]} class="editor-row">
          {row.map((piece) => (
            <PieceButton key={piece} editor={editor} edited={edited} piece={piece} />
          ))}
        </div>
      ))}
      <div class="row">
        <button
          type="button"
          class="button toggle"
          aria-pressed={edited.picked.value === ERASER}
          data-testid="editor-erase"
          onClick={() => edited.pick(ERASER)}
        >
          <Icon name="close" />
          {t.erase}
        </button>
        <button type="button" class="button" data-testid="editor-clear" onClick={() => edited.clear()}>
          {t.clear}
        </button>
        {edited.hasStart ? (
          <button type="button" class="button" data-testid="editor-reset" onClick={() => edited.reset()}>
            <Icon name="restart" />
            {t.usual}
          </button>
        ) : null}
      </div>
    </div>
  );
}

function PieceButton({
  editor,
  edited,
  piece,
}: Pick<EditorScreenProps, 'editor' | 'edited'> & { piece: PieceNumber }) {
  const left = edited.left(piece);
  return (
    <button
      type="button"
      class="editor-piece"
      aria-label={messages.value.pieceLeft(editor.pieceName(piece), left)}
      aria-pressed={edited.picked.value === piece}
      disabled={left <= 0}
      data-testid={`editor-piece-${piece}`}
      onClick={() => edited.pick(piece)}
    >
      <editor.Piece piece={piece} size={34} />
      <small class="figures">{left}</small>
    </button>
  );
}

/** What the rules say of the position, said to those who listen too. */
function Standing({ edited }: Pick<EditorScreenProps, 'edited'>) {
  const t = messages.value;
  const fault = edited.fault.value;
  const refused = edited.refused.value;
  const good = fault === '' && refused === null;
  return (
    <p
      class={good ? 'puzzle-standing puzzle-good' : 'puzzle-standing'}
      role="status"
      data-testid="editor-standing"
    >
      <Icon name={good ? 'check' : 'warning'} />
      <span>{refused !== null ? t.refused[refused] : fault === '' ? t.playable : fault}</span>
    </p>
  );
}

function SideToMove({ spec, edited }: EditorScreenProps) {
  const t = messages.value;
  return (
    <div class="field">
      {t.toMove}
      <Segmented
        label={t.toMove}
        testId="editor-side"
        value={edited.position.value.toMove === 0 ? 'first' : 'second'}
        choices={[
          { value: 'first', label: spec.sides.name(0) },
          { value: 'second', label: spec.sides.name(1) },
        ]}
        onChange={(value) => edited.turn(value === 'first' ? 0 : 1)}
      />
    </div>
  );
}

/** The position as a text, to be copied, and to be replaced by another. */
function PositionText({ editor, edited }: EditorScreenProps) {
  const unread = useSignal<string | null>(null);
  const t = messages.value;
  const text = unread.value ?? editor.write(edited.position.value);
  return (
    <label class="field">
      {editor.textName}
      <input
        type="text"
        class="editor-text"
        data-testid="editor-text"
        spellcheck={false}
        autocomplete="off"
        value={text}
        aria-invalid={unread.value !== null}
        onInput={(event) => {
          const { value } = event.currentTarget;
          unread.value = edited.read(value) ? null : value;
        }}
        onBlur={() => {
          unread.value = null;
        }}
      />
      {unread.value === null ? null : <span class="quiet">{t.unread}</span>}
    </label>
  );
}

function Ways({ edited, onPlay, onAnalyse }: EditorScreenProps) {
  const t = messages.value;
  const faulty = edited.fault.value !== '';
  return (
    <div class="puzzle-actions">
      <button
        type="button"
        class="button primary"
        data-testid="editor-play"
        disabled={faulty}
        onClick={onPlay}
      >
        <Icon name="play" />
        {t.play}
      </button>
      <button type="button" class="button" data-testid="editor-analyse" disabled={faulty} onClick={onAnalyse}>
        <Icon name="chart" />
        {t.analyse}
      </button>
    </div>
  );
}
