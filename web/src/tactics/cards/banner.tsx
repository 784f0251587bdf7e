import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Face } from '../../faces/face';
import type { Side } from '../../play/game_types';
import type { Tempo } from '../../shell/address/url_text';
import type { Battle } from '../battle/battle';
import { paceOf } from '../battle/tempo';
import { messages } from '../words/messages';
import { Token } from './token';

/** How long "your turn" stays; the player can act at once. */
const YOUR_TURN_MS = 900;

/** A ribbon across the board at the change of turns. Nothing waits for it but the opponent's first unit. */
export function Banner({
  battle,
  nameOf,
  pace,
}: {
  battle: Battle;
  nameOf(side: Side): string;
  pace: Tempo;
}) {
  const t = messages.value;
  const phase = battle.phase.value;
  const { mover, settings } = battle;
  const moment = `${phase} ${mover}`;
  const greeting = useSignal(false);
  const previous = useRef(moment);
  useEffect(() => {
    const came = previous.current !== moment && phase === 'player';
    previous.current = moment;
    greeting.value = came;
    if (!came) return;
    const timer = setTimeout(() => {
      greeting.value = false;
    }, YOUR_TURN_MS);
    return () => clearTimeout(timer);
  }, [moment]);
  if (phase === 'banner') {
    return (
      <div
        key="enemy"
        class={`banner banner-${battle.opponentSide === 0 ? 'first' : 'second'}`}
        style={{ animationDuration: `${paceOf(pace).banner}ms` }}
        data-testid="banner"
      >
        <Face game="tactics" rung={settings.rung} size={56} mood="thinks" />
        <Token side={battle.opponentSide} size={30} />
        <strong>{t.enemyTurn(nameOf(battle.opponentSide))}</strong>
      </div>
    );
  }
  if (!greeting.value) return null;
  return (
    <div
      key={mover}
      class={`banner banner-${mover === 0 ? 'first' : 'second'}`}
      style={{ animationDuration: `${YOUR_TURN_MS}ms` }}
    >
      <Token side={mover} size={30} />
      <strong>{settings.friends === undefined ? t.yourTurn : t.enemyTurn(nameOf(mover))}</strong>
    </div>
  );
}
