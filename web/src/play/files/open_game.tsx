import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../../../../wasm/engine';
import { Icon } from '../../shell/ui/icons';
import { endingWords } from '../ending_words';
import { type GameRecord, type GameSnapshot, isOver, type Side, wonBy } from '../game_types';
import { nameOn, told } from '../shared/shared_game';
import type { PlaySpec } from '../spec';
import { checkRecord } from './check_record';
import { faultWords } from './fault_words';
import type { FileKinds } from './files_spec';
import { GameChoice, summaryOf } from './game_choice';
import { noteWords } from './note_words';
import { readGame, textOf } from './read_file';
import type { Fault, Reading } from './reading';
import { messages } from './words/messages';

interface OpenGameProps {
  spec: PlaySpec;
  kinds: FileKinds;
  openRules(): Game;
  onOpen(record: GameRecord): void;
}

/** What was read last, and the file's name if it was a file. */
interface Found {
  name: string | null;
  text: string;
  /** Of several games in the text the one that is shown, from 0. */
  number: number;
  reading: Reading;
  /** Who beat whom, and how; null where that is open. */
  result: string | null;
}

/** Another game from a file chosen or dropped, or from text; shown before it takes the place of the present one. */
export function OpenGame({ spec, kinds, openRules, onOpen }: OpenGameProps) {
  const t = messages.value;
  const found = useSignal<Found | null>(null);
  const dragging = useSignal(false);
  const latest = useRef(0);
  const show = (name: string | null, text: string, number = 0, fault?: Fault) => {
    latest.current++;
    const reading = fault === undefined ? readGame({ ...spec, kinds }, text, number) : { fault };
    found.value = { name, text, number, ...judge(spec, openRules, reading) };
  };
  const readFile = async (file: File | undefined) => {
    if (file === undefined) return;
    const turn = ++latest.current;
    const { text = '', fault } = await textOf({ ...spec, kinds }, file);
    if (latest.current === turn) show(file.name, text, 0, fault);
  };
  useKeptPage();
  useEffect(() => () => void latest.current++, []);
  return (
    <section
      class={dragging.value ? 'files-part files-dragging' : 'files-part'}
      aria-label={t.filesOpen}
      data-testid="open-game"
      onDragOver={(event) => {
        event.preventDefault();
        dragging.value = true;
      }}
      onDragLeave={() => (dragging.value = false)}
      onDrop={(event) => {
        event.preventDefault();
        dragging.value = false;
        void readFile(event.dataTransfer?.files[0]);
      }}
      onPaste={(event) => void readFile(event.clipboardData?.files[0])}
    >
      <h3>{t.filesOpen}</h3>
      <FileChooser kinds={kinds} onFile={(file) => void readFile(file)} />
      <textarea
        class="mono"
        rows={2}
        placeholder={t.filesPaste}
        aria-label={t.filesPaste}
        data-testid="paste-game"
        spellcheck={false}
        onInput={({ currentTarget: { value } }) => {
          if (value === '') found.value = null;
          else show(null, value);
        }}
      />
      {found.value === null ? null : (
        <>
          <GameChoice spec={spec} kinds={kinds} found={found.value} onChoose={show} />
          <Outcome spec={spec} found={found.value} onOpen={onOpen} />
        </>
      )}
    </section>
  );
}

/** What the rules say of what was read. */
function judge(spec: PlaySpec, openRules: () => Game, read: Reading): Pick<Found, 'reading' | 'result'> {
  if (read.record === undefined) return { reading: read, result: null };
  const rules = openRules();
  try {
    const reading = checkRecord(spec, rules, read.record);
    if (reading.record === undefined) return { reading, result: null };
    // Once the board has ended a game, nobody needs to understand how its result is stated.
    const { result: ended } = reading.record;
    const ofText = (read.notes ?? []).filter(({ kind }) => kind !== 'resultUnknown' || ended === undefined);
    const notes = [...ofText, ...(reading.notes ?? [])];
    const result = resultWords(spec, spec.decodeSnapshot(rules.snapshot()), reading.record);
    return { reading: { ...reading, notes }, result };
  } finally {
    rules.delete();
  }
}

/** `Ann beat Bob · Bob resigned.`; null while a game goes on. */
function resultWords(spec: PlaySpec, snapshot: GameSnapshot, record: GameRecord): string | null {
  if (!isOver(record)) return null;
  const nameOf = (side: Side) => nameOn(spec, snapshot, record.players, side).name;
  const title = told(wonBy(record), nameOf);
  return record.ending === undefined ? title : `${title} · ${endingWords(record.ending, nameOf)}`;
}

/** A file dropped beside its target would take the browser away from the page. */
function useKeptPage(): void {
  useEffect(() => {
    const keep = (event: DragEvent) => event.preventDefault();
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}

interface FileChooserProps {
  kinds: FileKinds;
  onFile(file: File | undefined): void;
}

function FileChooser({ kinds: { formats }, onFile }: FileChooserProps) {
  const t = messages.value;
  const endings = formats.flatMap(({ ending, mediaType }) => [`.${ending}`, mediaType]);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div class="files-drop">
      <button type="button" class="button" data-testid="choose-file" onClick={() => input.current?.click()}>
        <Icon name="file" />
        {t.filesChoose}
      </button>
      <span class="quiet">{t.filesDrop(formats.map(({ name }) => name).join(', '))}</span>
      <input
        ref={input}
        type="file"
        hidden
        accept={[...endings, '.txt', 'text/plain'].join()}
        data-testid="file-input"
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0]);
          // The same file, mended, may be chosen again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

interface OutcomeProps {
  spec: PlaySpec;
  found: Found;
  onOpen(record: GameRecord): void;
}

function Outcome({ spec, found: { name, reading, result }, onOpen }: OutcomeProps) {
  const t = messages.value;
  const from = name === null ? null : <p class="quiet files-from">{t.filesFrom(name)}</p>;
  if (reading.record === undefined) {
    return (
      <div class="files-outcome files-fault" role="alert" data-testid="file-fault">
        <Icon name="warning" />
        <div>
          {from}
          <p>{faultWords(spec, reading.fault)}</p>
          <p class="quiet">{t.filesStays}</p>
        </div>
      </div>
    );
  }
  const { record, notes = [] } = reading;
  return (
    <div class="files-outcome" role="status" data-testid="file-found">
      {from}
      <p>{summaryOf(spec, record)}</p>
      {result === null ? null : <p data-testid="file-result">{result}</p>}
      {notes.map((note) => (
        <p key={note.kind} data-testid="file-note">
          {noteWords(spec, note)}
        </p>
      ))}
      <p class="quiet">{isOver(record) ? t.filesIsOver : t.filesReplaces}</p>
      <button type="button" class="button primary" data-testid="open-it" onClick={() => onOpen(record)}>
        {t.filesOpenIt}
      </button>
    </div>
  );
}
