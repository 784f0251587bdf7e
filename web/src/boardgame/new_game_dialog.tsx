import { useSignal } from '@preact/signals';
import { opponentIdea, opponentName } from '../gomoku/words';
import { messages } from '../gomoku/words/messages';
import { Dialog } from '../shell/dialog';
import { Segmented } from '../shell/segmented';
import type { Session } from '../shell/session';
import { OPENINGS, RULES } from '../shell/url_parameters';
import type { GameSettings } from './saved_game';

/** Boards that are offered; an address can ask for others. */
const SIZES = [9, 13, 15, 19, 20];

interface NewGameProps {
  session: Session<'gomoku'>;
  /** Those of the game before. */
  settings: GameSettings;
  /** A game that is not over is left. */
  leaves: boolean;
  onClose(): void;
  onStart(settings: GameSettings): void;
}

/** What the next game is played with. */
export function NewGameDialog({ session, settings, leaves, onClose, onStart }: NewGameProps) {
  const t = messages.value;
  const wanted = useSignal(settings);
  const change = (part: Partial<GameSettings>) => {
    wanted.value = { ...wanted.value, ...part };
  };
  const { rung, side, size, rule, opening } = wanted.value;
  const free = opening === 'free';
  const ruleWords = {
    freestyle: [t.gomokuRuleFreestyle, t.gomokuRuleHintFreestyle],
    standard: [t.gomokuRuleStandard, t.gomokuRuleHintStandard],
    renju: [t.gomokuRuleRenju, t.gomokuRuleHintRenju],
  } as const;
  const openingWords = {
    free: [t.gomokuOpeningFree, t.gomokuOpeningHintFree],
    swap2: [t.gomokuOpeningSwap2, t.gomokuOpeningHintSwap2],
  } as const;
  const sizes = SIZES.includes(size) ? SIZES : [...SIZES, size].sort((a, b) => a - b);
  return (
    <Dialog title={t.gomokuNewGameTitle} onClose={onClose}>
      <div class="new-game">
        <label class="field">
          {t.opponent}
          <select
            value={rung}
            data-testid="choose-rung"
            onChange={(event) => change({ rung: Number(event.currentTarget.value) })}
          >
            {[...session.ladder].reverse().map((known) => (
              <option key={known.rung} value={known.rung}>
                {known.rung} · {opponentName(t, session, known.rung)}
              </option>
            ))}
          </select>
          <span class="quiet">{opponentIdea(t, session, rung)}</span>
        </label>
        <div class="field">
          {t.gomokuColour}
          <Segmented
            label={t.gomokuColour}
            testId="choose-side"
            value={side === 0 ? 'first' : 'second'}
            choices={[
              { value: 'first', label: free ? t.gomokuColourFirst : t.gomokuSideFirst },
              { value: 'second', label: free ? t.gomokuColourSecond : t.gomokuSideSecond },
            ]}
            onChange={(value) => change({ side: value === 'first' ? 0 : 1 })}
          />
        </div>
        <div class="field">
          {t.gomokuRule}
          <Segmented
            label={t.gomokuRule}
            testId="choose-rule"
            value={rule}
            choices={RULES.map((value) => ({ value, label: ruleWords[value][0] }))}
            onChange={(value) => change({ rule: value })}
          />
          <span class="quiet">{ruleWords[rule][1]}</span>
        </div>
        <div class="field">
          {t.gomokuOpening}
          <Segmented
            label={t.gomokuOpening}
            testId="choose-opening"
            value={opening}
            choices={OPENINGS.map((value) => ({ value, label: openingWords[value][0] }))}
            onChange={(value) => change({ opening: value })}
          />
          <span class="quiet">{openingWords[opening][1]}</span>
        </div>
        <div class="field">
          {t.gomokuSize}
          <Segmented
            label={t.gomokuSize}
            testId="choose-size"
            value={String(size)}
            choices={sizes.map((value) => ({ value: String(value), label: String(value) }))}
            onChange={(value) => change({ size: Number(value) })}
          />
        </div>
      </div>
      {leaves ? <p class="quiet">{t.gomokuNewGameLeaves}</p> : null}
      <div class="row">
        <button
          type="button"
          class="button primary"
          data-testid="start-game"
          onClick={() => onStart(wanted.value)}
        >
          {t.start}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {t.cancel}
        </button>
      </div>
    </Dialog>
  );
}
