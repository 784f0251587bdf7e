import type { Choice, Words } from '../boardgame/spec';
import type { Colour } from '../play/game_types';
import type { Sides } from '../play/spec';
import { discOf, PASS } from './action_code';
import { cellName } from './cells';
import type { OthelloEvent } from './events';
import type { Othello } from './othello_types';
import { sign } from './sign';
import { discAt, type Snapshot } from './snapshot';
import { messages } from './words/messages';

/** Sentences about a game of Othello, in the language in use. */
export const WORDS: Words<Othello> = {
  name: () => sign().title,
  boardHelp: () => messages.value.othelloBoardHelp,
  prompt,
  choices,
  actionName: () => messages.value.othelloPass,
  actionDone: (_, who) => messages.value.othelloPasses(who),
  actionColour: () => undefined,
  whyNot,
  cell: describeCell,
  events: (events, who, after) =>
    [...events.map((event) => describeEvent(event, who)), ...stuck(after)].join(' '),
  notation: (action) => (action === PASS ? messages.value.othelloPassNoted : cellName(discOf(action))),
  resultReason,
  length: ({ placed }) => messages.value.othelloAfterMoves(placed),
  saved: ({ actions }, opponent) => messages.value.othelloContinue(actions.length, opponent),
  confirmHint: () => messages.value.othelloConfirmHint,
};

export function colourName(colour: Colour): string {
  return colour === 0 ? messages.value.othelloBlack : messages.value.othelloWhite;
}

export const sideChoice: Sides<Othello>['choice'] = () => {
  const t = messages.value;
  return { label: t.othelloColour, first: t.othelloColourFirst, second: t.othelloColourSecond };
};

/** A disc is to be placed, or there is nothing to be done but to pass. */
function prompt({ mustPass, sideToMove, empties }: Snapshot): { title: string; body: string } {
  const t = messages.value;
  const colour = colourName(sideToMove);
  if (mustPass) return { title: t.othelloCannotMove(colour), body: t.othelloMustPass };
  return { title: t.othelloYourDisc, body: t.othelloYourDiscHint(colour, empties) };
}

function choices({ mustPass }: Snapshot): readonly Choice[] {
  return mustPass ? [{ action: PASS, testId: 'pass', wide: true }] : [];
}

function whyNot(snapshot: Snapshot, cell: number): string {
  const t = messages.value;
  if (discAt(snapshot, cell) !== null) return t.othelloWhyTaken;
  return snapshot.mustPass ? t.othelloWhyPass : t.othelloWhyNothing;
}

/** A cell for those who listen. */
function describeCell(snapshot: Snapshot, cell: number): string {
  const t = messages.value;
  const disc = discAt(snapshot, cell);
  if (disc !== null) return `${cellName(cell)}, ${colourName(disc.colour)}`;
  const playable = snapshot.legal.includes(cell) ? t.othelloCellPlayable : t.othelloCellEmpty;
  return `${cellName(cell)}, ${playable}`;
}

/** How it ended, in discs; that neither side could move is said where cells are left. */
function resultReason({ counts: [black, white], empties }: Snapshot): string {
  const t = messages.value;
  const count = t.othelloCount(black, white);
  return empties === 0 ? count : `${t.othelloBothStuck} ${count}`;
}

/** That the side to move has to pass. */
function stuck({ mustPass, sideToMove }: Snapshot): string[] {
  return mustPass ? [messages.value.othelloCannotMove(colourName(sideToMove))] : [];
}

/** What just happened, for those who listen. */
function describeEvent(event: OthelloEvent, who: string): string {
  const t = messages.value;
  if (event.kind === 'disc') {
    return t.othelloSaidDisc(who, colourName(event.side), cellName(event.cell), event.flips.length);
  }
  if (event.kind === 'pass') return `${t.othelloPasses(who)}.`;
  return t.othelloCount(event.black, event.white);
}
