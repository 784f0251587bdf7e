import { useSignal } from '@preact/signals';
import { KeyHelp } from '../../board/key_help';
import type { KeyLine } from '../../board/key_help/key_line';
import { beginOnBoard, useKeys } from '../../board/keys';
import type { Frames } from '../../conductor/contract';
import { Icon } from '../../shell/ui/icons';
import { later } from '../../shell/ui/later';
import { typeName } from '../battle/sentences';
import { Token } from '../cards/token';
import { cellName } from '../rules/cells';
import { Ground, type Side, UnitType } from '../rules/snapshot';
import { messages as tacticsWords } from '../words/messages';
import { MapBoard } from './map_board';
import type { Brush, MapEditor } from './map_editor';
import type { MapNote } from './map_notes';
import { messages } from './words/messages';

export interface MapEditorProps {
  edited: MapEditor;
  frames: Frames;
  dark: boolean;
  /** The address of a battle on the map. */
  linkOf(): string;
  /** That of a match on it. */
  labOf(): string;
  onPlay(): void;
  /** Puts another map of the engine's on the board. */
  onDraw(): void;
  onBack(): void;
}

const KEYS: readonly KeyLine[] = ['←↑↓→ walk', 'Enter choose', 'U undo'];
const Share = later(() => import('../../shell/ui/share/share_button').then((all) => all.openShareButton()));

const SIDES: readonly Side[] = [0, 1];
const GROUNDS = [Ground.wall, Ground.water, Ground.ground] as const;

/** A map that somebody draws: the board, what is drawn with, and what the rules say of it. */
export function MapEditorScreen(props: MapEditorProps) {
  const { edited } = props;
  const t = messages.value;
  const chosen = useSignal<MapNote | null>(null);
  useKeys(edited, (key) => (key === 'u' ? edited.undo() : beginOnBoard(key)));
  const noted = edited.notes.value.find(({ note }) => note === chosen.value)?.cells ?? [];
  return (
    <div class="puzzles editor map-editor" data-game="tactics" data-testid="map-editor">
      <header class="bar">
        <button
          type="button"
          class="icon-button"
          onClick={props.onBack}
          aria-label={t.back}
          data-testid="back"
        >
          <Icon name="back" />
        </button>
        <h1 class="bar-title">{t.title}</h1>
      </header>
      <section class="puzzle-task editor-palette" aria-label={t.brushes}>
        <Brushes edited={edited} />
      </section>
      <main class="puzzle-slot" style={{ '--board-aspect': 1 }}>
        <MapBoard edited={edited} frames={props.frames} dark={props.dark} noted={noted} />
        <p id="map-editor-help" class="sr-only">
          {t.help}
        </p>
      </main>
      <section class="puzzle-side" aria-label={t.title}>
        <Standing edited={edited} chosen={chosen.value} onChoose={(note) => (chosen.value = note)} />
        <Ways {...props} />
      </section>
      <KeyHelp lines={KEYS} />
    </div>
  );
}

/** All that can be drawn, and what happens to each stroke. */
function Brushes({ edited }: { edited: MapEditor }) {
  const t = messages.value;
  const names = tacticsWords.value;
  const units: Brush[] = SIDES.flatMap((side) =>
    Object.values(UnitType).map((type): Brush => ({ kind: 'unit', side, type })),
  );
  return (
    <div>
      <div class="editor-row">
        {GROUNDS.map((ground) => (
          <BrushButton
            key={ground}
            edited={edited}
            brush={{ kind: 'ground', ground }}
            name={[names.cellGround, names.cellWall, names.cellWater][ground] ?? ''}
          >
            <span class={`map-brush map-brush-${ground}`} />
          </BrushButton>
        ))}
      </div>
      {SIDES.map((side) => (
        <div key={side} class="editor-row">
          {units.map((brush) =>
            brush.kind === 'unit' && brush.side === side ? (
              <BrushButton
                key={brush.type}
                edited={edited}
                brush={brush}
                name={`${side === 0 ? names.sideFirst : names.sideSecond}, ${typeName(names, brush.type)}`}
              >
                <Token side={side} type={brush.type} size={34} />
              </BrushButton>
            ) : null,
          )}
        </div>
      ))}
      <label class="check">
        <input
          type="checkbox"
          checked={edited.isEven.value}
          data-testid="map-even"
          onChange={(event) => {
            edited.isEven.value = event.currentTarget.checked;
          }}
        />
        {t.even}
      </label>
    </div>
  );
}

interface BrushButtonProps {
  edited: MapEditor;
  brush: Brush;
  name: string;
  children: preact.ComponentChildren;
}

function BrushButton({ edited, brush, name, children }: BrushButtonProps) {
  const id = brush.kind === 'unit' ? `${brush.side}-${brush.type}` : `ground-${brush.ground}`;
  return (
    <button
      type="button"
      class="editor-piece"
      aria-label={name}
      title={name}
      aria-pressed={JSON.stringify(edited.brush.value) === JSON.stringify(brush)}
      data-testid={`map-brush-${id}`}
      onClick={() => {
        edited.brush.value = brush;
      }}
    >
      {children}
    </button>
  );
}

/** What the rules say of the map; a note that is pressed shows its cells. */
function Standing({
  edited,
  chosen,
  onChoose,
}: {
  edited: MapEditor;
  chosen: MapNote | null;
  onChoose(note: MapNote | null): void;
}) {
  const t = messages.value;
  const fault = edited.fault.value;
  const notes = edited.notes.value;
  const isGood = fault === null && notes.length === 0;
  return (
    <div>
      <p
        class={fault === null ? 'puzzle-standing puzzle-good' : 'puzzle-standing'}
        role="status"
        data-testid="map-standing"
      >
        <Icon name={fault === null ? 'check' : 'warning'} />
        <span>{fault !== null ? t.faults[fault] : isGood ? t.fair : t.playable}</span>
      </p>
      {notes.length === 0 ? null : (
        <ul class="map-notes">
          {notes.map(({ note, cells }) => (
            <li key={note}>
              <button
                type="button"
                class="link"
                aria-pressed={chosen === note}
                data-testid={`map-note-${note}`}
                onClick={() => onChoose(chosen === note ? null : note)}
              >
                {t.notes[note](cells.map(cellName).slice(0, MOST_NAMED).join(' '), cells.length)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A note names no more cells than a line can hold. */
const MOST_NAMED = 6;

function Ways({ edited, linkOf, labOf, onPlay, onDraw }: MapEditorProps) {
  const t = messages.value;
  const isFaulty = edited.fault.value !== null;
  return (
    <>
      <div class="row">
        <button
          type="button"
          class="button"
          data-testid="map-undo"
          disabled={edited.before.value.length === 0}
          onClick={() => edited.undo()}
        >
          <Icon name="undo" />
          {t.undo}
        </button>
        <button type="button" class="button" data-testid="map-draw" onClick={onDraw}>
          <Icon name="restart" />
          {t.draw}
        </button>
        <button type="button" class="button" data-testid="map-clear" onClick={() => edited.clear()}>
          <Icon name="close" />
          {t.clear}
        </button>
      </div>
      <div class="puzzle-actions">
        <button
          type="button"
          class="button primary"
          data-testid="map-play"
          disabled={isFaulty}
          onClick={onPlay}
        >
          <Icon name="play" />
          {t.play}
        </button>
        {isFaulty ? null : (
          <a class="button" href={labOf()} data-testid="map-lab">
            <Icon name="chart" />
            {t.lab}
          </a>
        )}
        {isFaulty ? null : <Share what={() => ({ text: linkOf() })} />}
      </div>
    </>
  );
}
