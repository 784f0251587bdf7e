import { useSignal } from '@preact/signals';
import { ActionButton } from '../board/action_button';
import { SEED_MAX } from '../engine/fields';
import { Dialog } from '../shell/ui/dialog';
import { messages } from './words/messages';

interface NewGameProps {
  /** Of the game before. */
  seed: number;
  onClose(): void;
  /** `seed`: null for a new one. */
  onStart(seed: number | null): void;
}

/** Leaves a game for a new one: other tiles, the same ones, or those of a number. */
export function NewGameDialog({ seed, onClose, onStart }: NewGameProps) {
  const t = messages.value;
  const wanted = useSignal('');
  const number = wanted.value.trim() === '' ? null : Number(wanted.value);
  const wrong = number !== null && !(Number.isInteger(number) && number >= 0 && number <= SEED_MAX);
  return (
    <Dialog title={t.twenty48NewGameTitle} onClose={onClose}>
      <p class="quiet">{t.twenty48NewGameLeaves}</p>
      <label class="field">
        {t.twenty48Seed}
        <input
          type="text"
          inputMode="numeric"
          class="text-field"
          placeholder={t.twenty48SeedAny}
          value={wanted.value}
          aria-invalid={wrong}
          data-testid="choose-seed"
          onInput={(event) => (wanted.value = event.currentTarget.value)}
        />
        <span class="quiet">{wrong ? t.twenty48SeedWrong(SEED_MAX) : t.twenty48SeedHint(seed)}</span>
      </label>
      <div class="row">
        <ActionButton
          label={t.start}
          testId="start-game"
          look="primary"
          disabled={wrong}
          onAct={() => onStart(number)}
        />
        <ActionButton label={t.twenty48SameTiles} testId="same-tiles" onAct={() => onStart(seed)} />
        <button type="button" class="button" onClick={onClose}>
          {t.cancel}
        </button>
      </div>
    </Dialog>
  );
}
