import type { Choice, Words } from '../boardgame/spec';
import type { Colour, Side } from '../play/game_types';
import type { Sides } from '../play/spec';
import { choiceOf, PLACE_TWO, stoneOf, TAKE_BLACK, TAKE_WHITE } from './action_code';
import { cellName } from './cells';
import type { GomokuEvent } from './events';
import type { Gomoku } from './gomoku_types';
import type { Setup } from './setup';
import { sign } from './sign';
import { coloursTaken, Phase, Reason, type Snapshot, stoneOn } from './snapshot';
import { messages } from './words/messages';

/** Sentences about a game of Gomoku, in the language in use. */
export const WORDS: Words<Gomoku> = {
  name: () => sign().title,
  boardHelp: () => messages.value.gomokuBoardHelp,
  prompt,
  choices,
  actionName: choiceName,
  actionDone: choiceMade,
  actionColour: choiceColour,
  whyNot,
  cell: describeCell,
  events: (events, who, snapshot) => events.map((event) => describeEvent(event, who, snapshot)).join(' '),
  notation: writeAction,
  resultReason,
  length: ({ stones }) => messages.value.gomokuAfterMoves(stones.length),
  saved: ({ actions }, opponent) => messages.value.gomokuContinue(actions.length, opponent),
  confirmHint: () => messages.value.gomokuConfirmHint,
};

export function colourName(colour: Colour): string {
  return colour === 0 ? messages.value.gomokuBlack : messages.value.gomokuWhite;
}

/** A side's part in the opening while the colours are not taken. */
export function openPart(side: Side): string {
  return side === 0 ? messages.value.gomokuOpens : messages.value.gomokuAnswers;
}

/** The choice of a side: of a colour, or, where the colours come later, of who opens. */
export const sideChoice: Sides<Gomoku>['choice'] = ({ opening }) => {
  const t = messages.value;
  return opening === 'free'
    ? { label: t.gomokuColour, first: t.gomokuColourFirst, second: t.gomokuColourSecond }
    : { label: t.gomokuColour, first: t.gomokuSideFirst, second: t.gomokuSideSecond };
};

/** What is to be done in a phase of the opening, else that a stone is to be placed. */
function prompt(snapshot: Snapshot): { title: string; body: string } {
  const t = messages.value;
  const { phase, stones, colour } = snapshot;
  switch (phase) {
    case Phase.placingThree:
      return { title: t.gomokuPlaceThree(3 - stones.length), body: t.gomokuPlaceThreeHint };
    case Phase.placingTwo:
      return { title: t.gomokuPlaceTwo(5 - stones.length), body: t.gomokuPlaceTwoHint };
    case Phase.choosing:
      return { title: t.gomokuChoose, body: t.gomokuChooseHint };
    case Phase.deciding:
      return { title: t.gomokuChoose, body: t.gomokuDecideHint };
    default: {
      const body = coloursTaken(snapshot) ? t.gomokuYourStoneHint(colourName(colour)) : '';
      return { title: t.gomokuYourStone, body };
    }
  }
}

function choices({ phase }: Snapshot): readonly Choice[] {
  if (phase !== Phase.choosing && phase !== Phase.deciding) return [];
  const colours: Choice[] = [
    { action: TAKE_BLACK, testId: 'take-black' },
    { action: TAKE_WHITE, testId: 'take-white' },
  ];
  const two: Choice = { action: PLACE_TWO, testId: 'place-two', wide: true };
  return phase === Phase.choosing ? [...colours, two] : colours;
}

/** The colour that a choice of swap2 takes; null where it takes none. */
function choiceColour(action: number): Colour | null {
  const choice = choiceOf(action);
  return choice === 'two' ? null : choice === 'black' ? 0 : 1;
}

/** A choice of swap2, as the one who makes it would say it. */
function choiceName(action: number): string {
  const t = messages.value;
  const names = { black: t.gomokuTakeBlack, white: t.gomokuTakeWhite, two: t.gomokuPlaceTwoMore };
  return names[choiceOf(action) ?? 'two'];
}

/** A choice of swap2, once it is made. */
function choiceMade(action: number, who: string): string {
  const t = messages.value;
  const choice = choiceOf(action);
  if (choice === 'two') return t.gomokuAddsTwo(who);
  return t.gomokuTook(who, colourName(choice === 'black' ? 0 : 1));
}

function whyNot(snapshot: Snapshot, cell: number): string {
  const t = messages.value;
  if (choices(snapshot).length > 0) return t.gomokuWhyChoose;
  return stoneOn(snapshot, cell) === null ? t.gomokuWhyForbidden : t.gomokuWhyTaken;
}

function writeAction(action: number, { size }: Setup): string {
  return choiceOf(action) ?? cellName(size, stoneOf(action));
}

/** A cell for those who listen. */
function describeCell(snapshot: Snapshot, cell: number): string {
  const t = messages.value;
  const name = cellName(snapshot.size, cell);
  const stone = stoneOn(snapshot, cell);
  if (stone === null) {
    return `${name}, ${snapshot.forbidden.includes(cell) ? t.gomokuCellForbidden : t.gomokuCellEmpty}`;
  }
  const words = [name, t.gomokuCellStone(colourName(stone.colour), stone.number)];
  return [...words, ...(snapshot.row.includes(cell) ? [t.gomokuCellRow] : [])].join(', ');
}

/** Why the game is over. */
function resultReason({ reason, row, stones }: Snapshot): string {
  const t = messages.value;
  if (reason === Reason.full) return t.gomokuFull;
  if (reason === Reason.forbidden) return t.gomokuAllForbidden;
  const colour = stones.find(({ cell }) => cell === row[0])?.colour ?? 0;
  return t.gomokuFive(colourName(colour));
}

/** What just happened, for those who listen. */
function describeEvent(event: GomokuEvent, who: string, { size, stones }: Snapshot): string {
  const t = messages.value;
  if (event.kind === 'stone') {
    return t.gomokuSaidStone(who, colourName(event.colour), cellName(size, event.cell));
  }
  if (event.kind === 'choice') return `${choiceMade(event.code, who)}.`;
  return event.reason === Reason.five ? t.gomokuFive(colourName(stones.at(-1)?.colour ?? 0)) : t.gomokuFull;
}
