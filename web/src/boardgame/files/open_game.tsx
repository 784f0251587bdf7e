import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../../../../wasm/engine';
import { stonesOf } from '../../gomoku/files/colours';
import type { GomokuRecord } from '../../gomoku/game_record';
import { type Messages, messages } from '../../gomoku/words/messages';
import { Icon } from '../../shell/icons';
import { checkRecord } from './check_record';
import { faultWords } from './fault_words';
import { readGame, readGameFile } from './read_file';
import type { Reading } from './reading';

interface OpenGameProps {
  openRules(): Game;
  onOpen(record: GomokuRecord): void;
}

/** What was read last, and the file's name if it was a file. */
interface Found {
  name: string | null;
  reading: Reading;
}

/** Another game from a file chosen or dropped, or from text; shown before it takes the place of the present one. */
export function OpenGame({ openRules, onOpen }: OpenGameProps) {
  const t = messages.value;
  const found = useSignal<Found | null>(null);
  const dragging = useSignal(false);
  const latest = useRef(0);
  const show = (name: string | null, reading: Reading) => {
    latest.current++;
    found.value = {
      name,
      reading: reading.record === undefined ? reading : judge(openRules, reading.record),
    };
  };
  const readFile = async (file: File | undefined) => {
    if (file === undefined) return;
    const turn = ++latest.current;
    const reading = await readGameFile(file);
    if (latest.current === turn) show(file.name, reading);
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
      <FileChooser onFile={(file) => void readFile(file)} />
      <textarea
        class="mono"
        rows={2}
        placeholder={t.filesPaste}
        aria-label={t.filesPaste}
        data-testid="paste-game"
        spellcheck={false}
        onInput={({ currentTarget: { value } }) => {
          if (value === '') found.value = null;
          else show(null, readGame(value));
        }}
      />
      {found.value === null ? null : <Outcome found={found.value} onOpen={onOpen} />}
    </section>
  );
}

function judge(openRules: () => Game, record: GomokuRecord): Reading {
  const rules = openRules();
  try {
    return checkRecord(rules, record);
  } finally {
    rules.delete();
  }
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

function FileChooser({ onFile }: { onFile(file: File | undefined): void }) {
  const t = messages.value;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div class="files-drop">
      <button type="button" class="button" data-testid="choose-file" onClick={() => input.current?.click()}>
        <Icon name="file" />
        {t.filesChoose}
      </button>
      <span class="quiet">{t.filesDrop}</span>
      <input
        ref={input}
        type="file"
        hidden
        accept=".sgf,.psq,.txt,text/plain,application/x-go-sgf"
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

function Outcome({ found: { name, reading }, onOpen }: { found: Found; onOpen(record: GomokuRecord): void }) {
  const t = messages.value;
  const from = name === null ? null : <p class="quiet files-from">{t.filesFrom(name)}</p>;
  if (reading.record === undefined) {
    return (
      <div class="files-outcome files-fault" role="alert" data-testid="file-fault">
        <Icon name="warning" />
        <div>
          {from}
          <p>{faultWords(t, reading.fault)}</p>
          <p class="quiet">{t.filesStays}</p>
        </div>
      </div>
    );
  }
  const { record } = reading;
  return (
    <div class="files-outcome" role="status" data-testid="file-found">
      {from}
      <p>{summary(t, record)}</p>
      <p class="quiet">{t.filesReplaces}</p>
      <button type="button" class="button primary" data-testid="open-it" onClick={() => onOpen(record)}>
        {t.filesOpenIt}
      </button>
    </div>
  );
}

/** `43 stones, 15 × 15, renju, Ada – Grace`. */
function summary(t: Messages, { size, rule, opening, actions, players }: GomokuRecord): string {
  const rules = { freestyle: t.filesRuleFreestyle, standard: t.filesRuleStandard, renju: t.filesRuleRenju };
  const parts = [
    t.filesFound(stonesOf(actions).length),
    t.filesBoard(size),
    rules[rule],
    opening === 'swap2' ? 'swap2' : '',
    players?.filter((player) => player !== '').join(' – ') ?? '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
