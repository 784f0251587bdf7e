import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { messages, rungName } from '../i18n/messages';
import { Icon } from '../shell/icons';
import type { Session } from '../shell/session';
import type { Battle } from './battle';
import type { BattleSettings } from './saved_battle';
import { freshSeed } from './seed';
import { livingUnits, otherSide, Result, type Side, winnerOf } from './snapshot';
import { Token } from './token';
import { resultReason, resultTitle, sideName } from './words';

interface ResultProps {
  battle: Battle;
  session: Session;
  onNewBattle(settings: BattleSettings): void;
  onHome(): void;
}

/** The end of a battle: what happened, why, what next. */
export function ResultCard({ battle, session, onNewBattle, onHome }: ResultProps) {
  const t = messages.value;
  const hidden = useSignal(false);
  const first = useRef<HTMLButtonElement>(null);
  const over = battle.phase.value === 'over';
  useEffect(() => {
    hidden.value = false;
    if (over) first.current?.focus({ preventScroll: true });
  }, [over, battle]);
  if (!over) return null;
  const snapshot = battle.snapshot.value;
  const { settings } = battle;
  const winner = winnerOf(snapshot.result);
  const mood = winner === null ? 'draw' : winner === settings.side ? 'won' : 'lost';
  const next = nextRung(session, settings.rung, mood);
  if (hidden.value) {
    return (
      <button type="button" class="button result-peek" onClick={() => (hidden.value = false)}>
        {resultTitle(t, snapshot.result, settings.side)}
      </button>
    );
  }
  return (
    <section
      class={`result result-${mood}`}
      data-testid="result"
      data-result={mood}
      aria-label={t[titleKey(mood)]}
    >
      <h2>{resultTitle(t, snapshot.result, settings.side)}</h2>
      <p>
        {resultReason(t, snapshot)} <span class="quiet">{t.resultRounds(snapshot.round)}</span>
      </p>
      <div class="standing">
        {([settings.side, otherSide(settings.side)] as const).map((side) => (
          <Standing key={side} battle={battle} side={side} />
        ))}
      </div>
      <div class="result-actions">
        <button
          ref={first}
          type="button"
          class="button primary"
          data-testid="rematch"
          onClick={() => onNewBattle(settings)}
        >
          <Icon name="restart" />
          {t.rematchSame}
        </button>
        <button
          type="button"
          class="button"
          data-testid="rematch-swap"
          onClick={() => onNewBattle({ ...settings, side: otherSide(settings.side) })}
        >
          <Icon name="swap" />
          {t.rematchSwap}
        </button>
        <button
          type="button"
          class="button"
          data-testid="rematch-new"
          onClick={() => onNewBattle({ ...settings, seed: freshSeed() })}
        >
          <Icon name="map" />
          {t.rematchNew}
        </button>
        {next === null ? null : (
          <button
            type="button"
            class="button"
            onClick={() => onNewBattle({ ...settings, rung: next.rung, seed: freshSeed() })}
          >
            <Icon name={mood === 'won' ? 'up' : 'chevron'} />
            {mood === 'won'
              ? t.nextRung(rungName(t, next.rung, next.name))
              : t.easierRung(rungName(t, next.rung, next.name))}
          </button>
        )}
      </div>
      <div class="row result-more">
        <button type="button" class="link" onClick={() => (hidden.value = true)}>
          {t.watchBoard}
        </button>
        <button type="button" class="link" onClick={onHome}>
          {t.home}
        </button>
      </div>
    </section>
  );
}

type Mood = 'won' | 'lost' | 'draw';

function titleKey(mood: Mood): 'victory' | 'defeat' | 'draw' {
  if (mood === 'won') return 'victory';
  return mood === 'lost' ? 'defeat' : 'draw';
}

/** One rung up after a victory, one down after a defeat; null at the ladder's ends and after a draw. */
function nextRung(session: Session, rung: number, mood: Mood) {
  const place = session.ladder.findIndex((known) => known.rung === rung);
  if (place < 0 || mood === 'draw') return null;
  return session.ladder[mood === 'won' ? place + 1 : place - 1] ?? null;
}

function Standing({ battle, side }: { battle: Battle; side: Side }) {
  const t = messages.value;
  const snapshot = battle.snapshot.value;
  const living = livingUnits(snapshot, side);
  const points = living.reduce((sum, unit) => sum + unit.hitPoints, 0);
  return (
    <div class={snapshot.result === Result.draw || winnerOf(snapshot.result) === side ? 'side won' : 'side'}>
      <strong>{sideName(t, side)}</strong>
      <span class="standing-units">
        {snapshot.units
          .filter((unit) => unit.side === side)
          .map((unit) => (
            <Token key={unit.index} side={side} type={unit.type} size={22} fallen={unit.cell < 0} />
          ))}
      </span>
      <span class="quiet figures">{t.hitPointsLeft(points)}</span>
    </div>
  );
}
