import type { GomokuGame } from '../boardgame/game';
import { rungIdea, rungName } from '../i18n/rungs';
import { rungOf } from '../shell/ladder';
import type { Session } from '../shell/session';
import { choiceOf } from './action_code';
import { type Cell, cellName } from './cells';
import type { GomokuEvent } from './events';
import type { MoveRecord } from './move_record';
import { type Colour, colourOfSide, Phase, Reason, type Side, type Snapshot, stoneOn } from './snapshot';
import type { Messages } from './words/messages';

/** Sentences about a game, in the language of the table. */

export function colourName(t: Messages, colour: Colour): string {
  return colour === 0 ? t.gomokuBlack : t.gomokuWhite;
}

export function opponentName(t: Messages, session: Session<'gomoku'>, rung: number): string {
  return rungName(t, rungOf(session.ladder, rung));
}

export function opponentIdea(t: Messages, session: Session<'gomoku'>, rung: number): string {
  return rungIdea(t, rungOf(session.ladder, rung));
}

/** What a side plays: its colour, or its part in the opening while the colours are not taken. */
export function partOf(t: Messages, snapshot: Snapshot, side: Side): string {
  const colour = colourOfSide(snapshot, side);
  if (colour !== null) return colourName(t, colour);
  return side === 0 ? t.gomokuOpens : t.gomokuAnswers;
}

/** A choice of swap2, once it is made. */
export function choiceWords(t: Messages, who: string, choice: MoveRecord['choice']): string {
  if (choice === 'two') return t.gomokuAddsTwo(who);
  return t.gomokuTook(who, choice === 'black' ? t.gomokuBlack : t.gomokuWhite);
}

/** A cell for those who listen. */
export function describeCell(t: Messages, snapshot: Snapshot, cell: Cell): string {
  const name = cellName(snapshot.size, cell);
  const stone = stoneOn(snapshot, cell);
  if (stone === null) {
    return `${name}, ${snapshot.forbidden.includes(cell) ? t.gomokuCellForbidden : t.gomokuCellEmpty}`;
  }
  const words = [name, t.gomokuCellStone(colourName(t, stone.colour), stone.number)];
  return [...words, ...(snapshot.row.includes(cell) ? [t.gomokuCellRow] : [])].join(', ');
}

/** Why the game is over. */
export function resultReason(t: Messages, game: GomokuGame): string {
  if (game.conceded.value) return t.gomokuResigned;
  const { reason, row, stones } = game.snapshot.value;
  if (reason === Reason.full) return t.gomokuFull;
  if (reason === Reason.forbidden) return t.gomokuAllForbidden;
  const colour = stones.find(({ cell }) => cell === row[0])?.colour ?? 0;
  return t.gomokuFive(colourName(t, colour));
}

/** What just happened, for those who listen. */
export function describeEvents(
  t: Messages,
  events: readonly GomokuEvent[],
  who: string,
  snapshot: Snapshot,
): string {
  return events
    .map((event) => {
      if (event.kind === 'stone') {
        return t.gomokuSaidStone(who, colourName(t, event.colour), cellName(snapshot.size, event.cell));
      }
      if (event.kind === 'choice') return `${choiceWords(t, who, choiceOf(event.code))}.`;
      return event.reason === Reason.five ? t.gomokuFive(colourName(t, lastColour(snapshot))) : t.gomokuFull;
    })
    .join(' ');
}

function lastColour({ stones }: Snapshot): Colour {
  return stones.at(-1)?.colour ?? 0;
}

/** Stones that the side to move still has to place in this phase of the opening. */
export function stonesLeft({ phase, stones }: Snapshot): number {
  if (phase === Phase.placingThree) return 3 - stones.length;
  return phase === Phase.placingTwo ? 5 - stones.length : 1;
}
