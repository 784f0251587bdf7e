import { useSignal } from '@preact/signals';
import type { Ref } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { TacticsModule } from '../../../../wasm/tactics';
import { CopyLink } from '../../board/copy_link';
import { TurningButton } from '../../board/turning_button';
import { Face } from '../../faces/face';
import { rungName } from '../../i18n/rungs';
import { AfterGame } from '../../ladder/after_game';
import { offerAfter } from '../../ladder/offer';
import { FairFight } from '../../record/fair_fight';
import type { Outcome } from '../../shell/session/default_opponent';
import { rungOf } from '../../shell/session/ladder';
import { moodAfter } from '../../shell/session/opponents_mood';
import { freshSeed } from '../../shell/session/seed';
import type { Session } from '../../shell/session/session';
import { Icon } from '../../shell/ui/icons';
import type { Battle } from '../battle/battle';
import { battleLink } from '../battle/battle_link';
import type { BattleSettings, SavedBattle } from '../battle/saved_battle';
import { climbs } from '../battle/saved_battle';
import { resultReason, sideName } from '../battle/sentences';
import { turningPointOf } from '../battle/way_out';
import { hitPointsOf, otherSide, type Side } from '../rules/snapshot';
import { messages } from '../words/messages';
import { Token } from './token';
import { turningWords } from './turning_words';

interface ResultProps {
  battle: Battle;
  session: Session<TacticsModule>;
  onNewBattle(settings: BattleSettings): void;
  /** Goes on from an earlier moment of the battle. */
  onPlayOn(saved: SavedBattle): void;
  /** Shows the battle again from its beginning. */
  onWatch(): void;
  onHome(): void;
}

/** The end of a battle: what happened, why, what next. */
export function ResultCard({ battle, session, onHome, onWatch, ...onwards }: ResultProps) {
  const t = messages.value;
  const hidden = useSignal(false);
  const first = useRef<HTMLButtonElement>(null);
  const mood = battle.outcome;
  const over = mood !== null;
  // A turn that is looked at again has the board to itself.
  const again = battle.analysis?.view.value?.kind === 'played';
  useEffect(() => {
    hidden.value = false;
  }, [over, battle]);
  useEffect(() => {
    if (over && !again) first.current?.focus({ preventScroll: true });
  }, [over, again, battle]);
  if (mood === null) return null;
  const snapshot = battle.snapshot.value;
  const { side: own } = battle.settings;
  const { analysis } = battle;
  if (hidden.value || again) {
    const reveal = () => {
      hidden.value = false;
      analysis?.close();
    };
    return (
      <button type="button" class="button result-peek" onClick={reveal}>
        {t[titleKey(mood)]}
      </button>
    );
  }
  return (
    <section
      class={`result result-${mood} result-over`}
      data-testid="result"
      data-result={mood}
      aria-label={t[titleKey(mood)]}
    >
      <div class="result-told">
        <div class="result-head">
          {mood === 'draw' ? (
            <Face game="tactics" rung={battle.settings.rung} size={48} mood={moodAfter(mood)} />
          ) : null}
          <h2>{t[titleKey(mood)]}</h2>
        </div>
        <p>{battle.conceded.value ? t.whyConceded(snapshot.round) : resultReason(t, snapshot)}</p>
        <div class="standing">
          {([own, otherSide(own)] as const).map((side) => (
            <Standing key={side} battle={battle} side={side} />
          ))}
        </div>
        <WhatDecided battle={battle} session={session} />
        <AfterGame
          game={session.game}
          ladder={session.ladder}
          words={t}
          outcome={mood}
          played={battle.settings.rung}
          next={offerAfter(mood, battle.settings.rung, session.settings.rung.value, session.ladder)}
          moved={climbs(battle.settings)}
        />
      </div>
      <div class="result-ways">
        <NextBattles battle={battle} session={session} mood={mood} first={first} {...onwards} />
        <div class="row result-more">
          <button type="button" class="link" onClick={() => (hidden.value = true)}>
            {t.watchBoard}
          </button>
          <button type="button" class="link" data-testid="watch-again" onClick={onWatch}>
            {t.watchAgain}
          </button>
          <BattleLink battle={battle} session={session} />
          <button type="button" class="link" onClick={onHome}>
            {t.home}
          </button>
        </div>
      </div>
    </section>
  );
}

/** An address under which anybody can watch the battle. */
function BattleLink({ battle, session }: Pick<ResultProps, 'battle' | 'session'>) {
  const link = useMemo(() => battleLink(session.module, battle.savedAt()), [battle]);
  return link === null ? null : <CopyLink link={link} plain />;
}

function titleKey(mood: Outcome): 'victory' | 'defeat' | 'draw' {
  if (mood === 'won') return 'victory';
  return mood === 'lost' ? 'defeat' : 'draw';
}

/** What decided the battle. */
function WhatDecided({ battle, session }: { battle: Battle; session: Session }) {
  const t = messages.value;
  const { rung, side } = battle.settings;
  const winner = battle.winner;
  const point = winner === null ? null : turningPointOf(battle, otherSide(winner));
  if (point === null) return null;
  const name = rungName(t, rungOf(session.ladder, rung));
  const words = turningWords(t, point, point.side === side ? null : name);
  const { analysis } = battle;
  if (analysis === null) return <p data-testid="turning-point">{words}</p>;
  return <TurningButton words={words} onLook={() => analysis.showPlayed(point.length)} />;
}

interface NextBattlesProps extends Pick<ResultProps, 'battle' | 'session' | 'onNewBattle' | 'onPlayOn'> {
  mood: Outcome;
  /** Gets the focus when the card appears. */
  first: Ref<HTMLButtonElement>;
}

/** What can be played next. */
function NextBattles({ battle, session, mood, first, onNewBattle, onPlayOn }: NextBattlesProps) {
  const t = messages.value;
  const { settings } = battle;
  const point = mood === 'lost' ? turningPointOf(battle, settings.side) : null;
  const next = offerAfter(mood, settings.rung, session.settings.rung.value, session.ladder);
  const onwards = next === null ? null : rungOf(session.ladder, next);
  const goesUp = mood === 'won' && onwards !== null;
  const playNext = (rung: number) => onNewBattle({ ...settings, rung, blur: undefined, seed: freshSeed() });
  return (
    <div class="result-actions">
      {goesUp ? (
        <button
          ref={first}
          type="button"
          class="button primary wide"
          data-testid="rung-next"
          onClick={() => playNext(onwards.rung)}
        >
          <Icon name="up" />
          {t.nextRung(rungName(t, onwards))}
        </button>
      ) : null}
      <button
        ref={goesUp ? null : first}
        type="button"
        class={goesUp ? 'button wide' : 'button primary wide'}
        data-testid="rematch"
        onClick={() => onNewBattle(settings)}
      >
        <Icon name="restart" />
        {t.rematchSame}
      </button>
      {point === null ? null : (
        <button
          type="button"
          class="button"
          data-testid="play-on"
          onClick={() => onPlayOn(battle.savedAt(point.length))}
        >
          <Icon name="undo" />
          {t.playOnFrom(point.round)}
        </button>
      )}
      {goesUp || onwards === null ? null : (
        <button
          type="button"
          class={point === null ? 'button wide' : 'button'}
          data-testid="rung-next"
          onClick={() => playNext(onwards.rung)}
        >
          <Icon name="chevron" />
          {t.easierRung(rungName(t, onwards))}
        </button>
      )}
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
      <FairFight
        game={session.game}
        ladder={session.ladder}
        words={t}
        saves={session.saves}
        briefly
        onChoose={(opponent) =>
          onNewBattle({ ...settings, ...opponent, personality: undefined, seed: freshSeed() })
        }
      />
    </div>
  );
}

function Standing({ battle, side }: { battle: Battle; side: Side }) {
  const t = messages.value;
  const snapshot = battle.snapshot.value;
  return (
    <div class={(battle.winner ?? side) === side ? 'side won' : 'side'}>
      <strong>{sideName(t, side)}</strong>
      <span class="standing-units">
        {snapshot.units
          .filter((unit) => unit.side === side)
          .map((unit) => (
            <Token key={unit.index} side={side} type={unit.type} size={22} fallen={unit.cell < 0} />
          ))}
      </span>
      <span class="quiet figures">{t.hitPointsLeft(hitPointsOf(snapshot, side))}</span>
    </div>
  );
}
