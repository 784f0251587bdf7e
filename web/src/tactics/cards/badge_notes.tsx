import type { Battle } from '../battle/battle';
import { isAlive, type Unit } from '../rules/snapshot';
import type { Messages } from './words/messages';

/** A badge that a unit has on the board: what stands in it, how it looks, and what it means. */
interface Badge {
  look: 'threat' | 'deadly' | 'acted' | 'shortened' | 'wound';
  /** Empty for a tick. */
  text: string;
  words: string;
}

/** The badges of a unit as the board shows them. `standing`: it stays where it is, so that its threats are told here. */
export function badgesOf(t: Messages, battle: Battle, unit: Unit, standing = true): Badge[] {
  const { sideToMove, shortened } = battle.snapshot.value;
  const exposure = standing ? battle.exposures.value.get(unit.index) : undefined;
  const count = exposure?.strikers.length ?? 0;
  const isToMove = unit.side === sideToMove && isAlive(unit);
  const wound = battle.stage.woundOf(unit.index);
  return [
    ...(exposure === undefined || count === 0
      ? []
      : [
          exposure.deadly
            ? ({ look: 'deadly', text: `${count}`, words: t.badgeDeadly(count) } as const)
            : ({ look: 'threat', text: `${count}`, words: t.badgeThreat(count) } as const),
        ]),
    ...(isToMove && unit.acted ? [{ look: 'acted', text: '', words: t.badgeActed } as const] : []),
    ...(isToMove && !unit.acted && shortened
      ? [{ look: 'shortened', text: '−1', words: t.badgeShortened } as const]
      : []),
    ...(wound > 0 ? [{ look: 'wound', text: `−${wound}`, words: t.badgeWound } as const] : []),
  ];
}

/** What a unit's badges mean, each in a sentence. */
export function BadgeNotes({ badges }: { badges: readonly Badge[] }) {
  if (badges.length === 0) return null;
  return (
    <ul class="badge-notes" data-testid="badge-notes">
      {badges.map(({ look, text, words }) => (
        <li key={look}>
          <BadgeMark look={look} text={text} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}

/** A badge as it looks on the board. */
function BadgeMark({ look, text }: Pick<Badge, 'look' | 'text'>) {
  return (
    <svg class={`badge-mark badge-${look}`} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      {look === 'wound' ? null : look === 'deadly' ? (
        <path class="badge-body" d="M12 1 23 12 12 23 1 12z" />
      ) : (
        <circle class="badge-body" cx="12" cy="12" r="9" />
      )}
      {look === 'acted' ? (
        <path class="badge-tick" d="m8 12.5 3 3 5.5-6.5" />
      ) : (
        <text x="12" y="12.5" text-anchor="middle" dominant-baseline="central">
          {text}
        </text>
      )}
    </svg>
  );
}
