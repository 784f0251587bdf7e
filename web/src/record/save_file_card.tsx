import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { figure } from '../i18n/figures';
import { homeAddress } from '../shell/address/addresses';
import type { Saves } from '../shell/storage/storage';
import { Icon } from '../shell/ui/icons';
import { offerSaveFile, offerSaves } from './offer_saves';
import {
  type AnyPlace,
  FILE_BYTES_MAX,
  REPLACED,
  type ReadFile,
  readSaveFile,
  type Some,
  takeOver,
} from './save_file';
import { messages } from './words/messages';

interface SaveFileProps {
  saves: Saves;
  /** Everywhere that the page keeps something. */
  loadPlaces(): Promise<AnyPlace[]>;
}

/** What a file holds, or why there is nothing of it to show. */
type Shown = ReadFile | 'tooLarge' | 'failed' | 'full';

/** All of the page's saves as a file to take along, and such a file read in. */
export function SaveFileCard({ saves, loadPlaces }: SaveFileProps) {
  const t = messages.value;
  const found = useSignal<Shown | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const replaced = useSignal(saves.read(REPLACED));
  const attempt = async (task: (places: AnyPlace[]) => Promise<void> | void) => {
    try {
      await task(await loadPlaces());
    } catch {
      found.value = 'failed';
    }
  };
  const show = (text: string) =>
    attempt((places) => {
      found.value = readSaveFile(text, places);
    });
  const readFile = (file: File) =>
    attempt(async (places) => {
      if (file.size > FILE_BYTES_MAX) found.value = 'tooLarge';
      else found.value = readSaveFile(await file.text(), places);
    });
  return (
    <section class="card" aria-label={t.saveFileTitle}>
      <h2>{t.saveFileTitle}</h2>
      <p class="quiet">{t.saveFileIs}</p>
      <div class="row">
        <button
          type="button"
          class="button"
          data-testid="save-file-write"
          onClick={() => void attempt((places) => offerSaves(saves, places))}
        >
          <Icon name="download" />
          {t.saveFileWrite}
        </button>
        <button
          type="button"
          class="button"
          data-testid="save-file-read"
          onClick={() => chooser.current?.click()}
        >
          <Icon name="file" />
          {t.saveFileRead}
        </button>
        {replaced.value === null ? null : (
          <button
            type="button"
            class="button"
            data-testid="save-file-back"
            onClick={() => void show(replaced.value ?? '')}
          >
            <Icon name="undo" />
            {t.saveFileBack}
          </button>
        )}
        <input
          ref={chooser}
          type="file"
          class="sr-only"
          accept=".json,application/json"
          aria-label={t.saveFileRead}
          tabIndex={-1}
          data-testid="save-file-chooser"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (file !== undefined) void readFile(file);
          }}
        />
      </div>
      <div role="status">
        {found.value === null ? null : (
          <Found
            found={found.value}
            saves={saves}
            onClose={() => (found.value = null)}
            onFull={() => (found.value = 'full')}
          />
        )}
      </div>
    </section>
  );
}

interface FoundProps {
  found: Shown;
  saves: Saves;
  onClose(): void;
  /** The browser has no room for it. */
  onFull(): void;
}

/** What a file holds, what of it is refused and why, and the question whether it is to replace what is here. */
function Found({ found, saves, onClose, onFull }: FoundProps) {
  const t = messages.value;
  if (typeof found === 'string') return <p class="record-fault">{t.saveFileFaults[found]}</p>;
  if ('fault' in found) return <p class="record-fault">{t.saveFileFaults[found.fault]}</p>;
  const { accepted, refused, unknown } = found;
  const replace = () => {
    const result = takeOver(saves, accepted, new Date());
    if (!result.taken) return onFull();
    if (result.unkept !== null) offerSaveFile(result.unkept);
    // Read anew, the page shows what was taken over.
    location.assign(homeAddress());
  };
  return (
    <div
      ref={(element) => element?.scrollIntoView({ block: 'nearest' })}
      class="record-found"
      data-testid="save-file-found"
    >
      {accepted.length === 0 ? (
        <p>{t.saveFileNothing}</p>
      ) : (
        <>
          <p>{t.saveFileHolds}</p>
          <ul>
            {accepted.map(({ place, leftOut }) => (
              <li key={place.key}>
                {place.name()}
                {leftOut === null ? null : (
                  <span class="quiet">
                    {' '}
                    ({t.saveFilePart} <SomeTexts {...leftOut} />)
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {refused.length + unknown.first.length === 0 ? null : (
        <>
          <p>{t.saveFileRefuses}</p>
          <ul data-testid="save-file-refused">
            {refused.map(({ place, why, faults }) => (
              <li key={place.key}>
                {place.name()}: {t.saveFileWhy[why]}{' '}
                <span class="quiet">
                  <SomeTexts {...faults} />
                </span>
              </li>
            ))}
            {unknown.first.length === 0 ? null : (
              <li>
                {t.saveFileUnknown} <SomeTexts {...unknown} />
              </li>
            )}
          </ul>
        </>
      )}
      {accepted.length === 0 ? null : <p>{t.saveFileAsk}</p>}
      <div class="row">
        {accepted.length === 0 ? null : (
          <button type="button" class="button primary" data-testid="save-file-replace" onClick={replace}>
            {t.saveFileReplace}
          </button>
        )}
        <button type="button" class="button" onClick={onClose}>
          {t.cancel}
        </button>
      </div>
    </div>
  );
}

/** The first of many texts, and how many there are besides. */
function SomeTexts({ first, more }: Some<string>) {
  const all = more === 0 ? first : [...first, messages.value.saveFileMore(figure(more))];
  return <>{all.join('; ')}</>;
}
