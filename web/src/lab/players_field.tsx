import { Face } from '../faces/face';
import { rungName } from '../i18n/rungs';
import { rungOf } from '../shell/session/ladder';
import { type Player, plain } from './contest';
import { PLAYERS_MAX } from './contest_fields';
import type { Lab } from './lab';
import { messages } from './words/messages';

interface PlayersFieldProps {
  lab: Lab;
  label: string;
  players: readonly Player[];
  /** Who cannot be chosen here. */
  without?: Player | undefined;
  onChange(players: readonly Player[]): void;
}

/** Who takes part: a face for each opponent of the ladder, to be pressed in or out. */
export function PlayersField({ lab, label, players, without, onChange }: PlayersFieldProps) {
  const t = messages.value;
  const { game, ladder } = lab.session;
  const words = lab.controller.words.value;
  const rungs = ladder.map(({ rung }) => rung).filter((rung) => rung !== without?.rung);
  const isIn = (rung: number) => players.some((player) => player.rung === rung);
  const set = (chosen: readonly number[]) =>
    onChange(chosen.toSorted((one, other) => other - one).map((rung) => plain(rung)));
  const chosen = rungs.filter(isIn);
  return (
    <fieldset class="player-field players">
      <legend>{label}</legend>
      <div class="players-grid">
        {rungs.toReversed().map((rung) => (
          <button
            key={rung}
            type="button"
            class="players-one"
            aria-pressed={isIn(rung)}
            aria-label={`${rungName(words, rungOf(ladder, rung))}, ${rung}`}
            title={rungName(words, rungOf(ladder, rung))}
            data-testid={`takes-part-${rung}`}
            disabled={!isIn(rung) && chosen.length >= PLAYERS_MAX - 1}
            onClick={() => set(isIn(rung) ? chosen.filter((other) => other !== rung) : [...chosen, rung])}
          >
            <Face game={game} rung={rung} size={36} />
            <span class="figures">{rung}</span>
          </button>
        ))}
      </div>
      <div class="row">
        <button type="button" class="link" onClick={() => set(rungs)}>
          {t.labAll}
        </button>
        <button type="button" class="link" onClick={() => set([])}>
          {t.labNobody}
        </button>
      </div>
    </fieldset>
  );
}
