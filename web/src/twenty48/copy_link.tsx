import { useSignal } from '@preact/signals';
import { messages } from '../i18n/messages';
import { Icon } from '../shell/icons';
import { gameLink, SLIDES_MAX } from './game_link';
import { readNotation } from './notation';
import type { Twenty48Game } from './twenty48_game';

/** Copies the game's address; where that is not allowed, shows it. */
export function CopyLink({ game }: { game: Twenty48Game }) {
  const t = messages.value;
  /** The link as it was pressed for: the game may have gone on. */
  const shown = useSignal<{ link: string; copied: boolean } | null>(null);
  if (game.moves.value.length > SLIDES_MAX) return null;
  const copy = async () => {
    const link = gameLink(game.settings.seed, readNotation(game.moves.value));
    if (link === null) return;
    try {
      await navigator.clipboard.writeText(link);
      shown.value = { link, copied: true };
    } catch {
      shown.value = { link, copied: false };
    }
  };
  return (
    <div class="course-link">
      <button type="button" class="button" data-testid="copy-link" onClick={() => void copy()}>
        <Icon name={shown.value?.copied ? 'check' : 'copy'} />
        {shown.value?.copied ? t.copied : t.copyLink}
      </button>
      {shown.value?.copied === false ? (
        <input
          class="link-text"
          readOnly
          value={shown.value.link}
          aria-label={t.copyLink}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
    </div>
  );
}
