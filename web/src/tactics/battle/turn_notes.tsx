import { Icon } from '../../shell/ui/icons';
import { messages } from '../words/messages';
import type { Battle } from './battle';
import { describeCertainty } from './sentences';

/** What is unusual about this round: what the opponent has proven, the falling edge, shorter steps, that no threat is there to be shown. */
export function TurnNotes({ battle, opponentName }: { battle: Battle; opponentName: string }) {
  const t = messages.value;
  const { roundsToRing, ringFallsThisRound, shortened } = battle.shown.value;
  const ring = ringFallsThisRound ? t.ringNow : roundsToRing > 0 ? t.ringSoon(roundsToRing) : '';
  const announced = battle.analysis.value?.announced.value ?? null;
  const unthreatened = battle.allThreats.value && battle.phase.value === 'player' && !battle.threatened.value;
  const nothing = ring === '' && !shortened && announced === null && !unthreatened;
  if (battle.phase.value === 'over' || nothing) return null;
  return (
    <div class="turn-notes">
      {announced === null ? null : (
        <p class="certain-note" role="status" data-testid="announced">
          <Icon name="eye" size={16} />
          {t.announces(opponentName, describeCertainty(t, announced))}
        </p>
      )}
      {ring === '' ? null : (
        <p class="ring-note">
          <Icon name="warning" size={16} />
          {ring}
        </p>
      )}
      {shortened ? <p class="quiet">{t.shortened}</p> : null}
      {unthreatened ? (
        <p role="status" data-testid="no-threats">
          {t.noThreats}
        </p>
      ) : null}
    </div>
  );
}
