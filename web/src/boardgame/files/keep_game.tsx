import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { writePsq } from '../../gomoku/files/psq';
import { writeSgf } from '../../gomoku/files/sgf_writer';
import type { GomokuRecord } from '../../gomoku/game_record';
import { messages } from '../../gomoku/words/messages';
import { Icon } from '../../shell/icons';
import { dateText, download } from './download';
import { gameLink } from './game_link';

/** Ways to take the game in progress along. */
export function KeepGame({ record }: { record: GomokuRecord }) {
  const t = messages.value;
  const date = dateText(new Date());
  const sgf = useMemo(() => writeSgf(record, { date }), [record, date]);
  const empty = record.actions.length === 0;
  return (
    <section class="files-part" aria-label={t.filesKeep}>
      <h3>{t.filesKeep}</h3>
      {empty ? <p class="quiet">{t.filesNoMoves}</p> : null}
      <div class="files-row">
        <button
          type="button"
          class="button"
          data-testid="save-sgf"
          disabled={empty}
          onClick={() => download(`gomoku-${date}.sgf`, 'application/x-go-sgf', sgf)}
        >
          <Icon name="download" />
          {t.filesSgf}
        </button>
        <button
          type="button"
          class="button"
          data-testid="save-psq"
          disabled={empty}
          onClick={() => download(`gomoku-${date}.psq`, 'text/plain', writePsq(record))}
        >
          <Icon name="download" />
          {t.filesPsq}
        </button>
        <CopyLink record={record} disabled={empty} />
      </div>
      {record.opening === 'swap2' && !empty ? <p class="quiet files-note">{t.filesSwap2InPsq}</p> : null}
      {empty ? null : (
        <details class="files-text">
          <summary>
            <Icon name="chevron" size={16} />
            {t.filesAsText}
          </summary>
          <textarea
            class="mono"
            readOnly
            rows={4}
            value={sgf}
            aria-label={t.filesAsText}
            data-testid="sgf-text"
          />
        </details>
      )}
    </section>
  );
}

interface CopyLinkProps {
  record: GomokuRecord;
  disabled?: boolean;
  /** A line of text instead of a button with an icon. */
  plain?: boolean;
}

/** Copies the game's address; where that is not allowed, shows it. */
export function CopyLink({ record, disabled = false, plain = false }: CopyLinkProps) {
  const t = messages.value;
  const state = useSignal<'idle' | 'copied' | 'refused'>('idle');
  const link = gameLink(record);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      state.value = 'copied';
    } catch {
      state.value = 'refused';
    }
  };
  if (state.value === 'refused') {
    return <input class="link-text" readOnly value={link} aria-label={t.copyLink} data-testid="game-link" />;
  }
  return (
    <button
      type="button"
      class={plain ? 'link' : 'button'}
      data-testid="copy-game-link"
      disabled={disabled}
      onClick={() => void copy()}
    >
      {plain ? null : <Icon name={state.value === 'copied' ? 'check' : 'copy'} />}
      {state.value === 'copied' ? t.copied : t.copyLink}
    </button>
  );
}
