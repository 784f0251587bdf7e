import type { Cell } from '../board/shape';
import type { Words } from '../boardgame/spec';
import { type Colour, Result } from '../play/game_types';
import type { Sides } from '../play/spec';
import { cellName } from './cells';
import type { XiangqiEvent } from './events';
import { writeLine, writeMove } from './notation/notation';
import type { Kind } from './pieces';
import { sign } from './sign';
import type { Snapshot } from './snapshot';
import type { Verdict } from './verdict';
import { whyNot } from './why/why_not';
import { messages } from './words/messages';
import type { Xiangqi } from './xiangqi_types';

/** Sentences about a game of Xiangqi, in the language in use. */
export const WORDS: Words<Xiangqi> = {
  name: () => sign().title,
  boardHelp: () => messages.value.xiangqiBoardHelp,
  prompt,
  choices: () => [],
  actionName: () => '',
  actionDone: () => '',
  actionColour: () => undefined,
  whyNot,
  cell: describeCell,
  events: (events, who, after, before) =>
    events.map((event) => describeEvent(event, who, { after, before })).join(' '),
  notation: (action, _, before) => writeMove(action, before?.board),
  lineNotation: (actions, { board }) => writeLine(actions, board),
  resultReason: ({ verdict, board }) => ruleWords(verdict, board),
  length: ({ played }) => messages.value.xiangqiAfterMoves(played.length),
  saved: ({ actions }, opponent) => messages.value.xiangqiContinue(actions.length, opponent),
  confirmHint: () => messages.value.xiangqiConfirmHint,
};

export function colourName(colour: Colour): string {
  return colour === 0 ? messages.value.xiangqiRed : messages.value.xiangqiBlack;
}

export function manName(kind: Kind): string {
  return messages.value.xiangqiKinds[kind];
}

export const sideChoice: Sides<Xiangqi>['choice'] = () => {
  const t = messages.value;
  return { label: t.xiangqiColour, first: t.xiangqiColourFirst, second: t.xiangqiColourSecond };
};

/** That it is the player's turn; that there is a check, and what repeating the moves once more leads to. */
function prompt(snapshot: Snapshot): { title: string; body: string } {
  const t = messages.value;
  const { checked, sideToMove, threat } = snapshot;
  const title = checked >= 0 ? t.xiangqiCheck : t.xiangqiYourMove;
  if (threat !== null) return { title, body: threatWords(threat, snapshot.board) };
  return { title, body: checked >= 0 ? t.xiangqiCheckHint : t.xiangqiYourMoveHint(colourName(sideToMove)) };
}

/** What follows where a position comes a third time. */
function threatWords(verdict: Verdict, board: Snapshot['board']): string {
  return `${messages.value.xiangqiThirdTime} ${ruleWords(verdict, board)}`;
}

/** Why a game is over: the rule, and who loses by it. */
function ruleWords({ rule, result, chased }: Verdict, board: Snapshot['board']): string {
  const t = messages.value;
  const loser = colourName(result === Result.firstWon ? 1 : 0);
  const kind = board[chased]?.kind;
  switch (rule) {
    case 'checkmate':
      return t.xiangqiCheckmate(loser);
    case 'stalemate':
      return t.xiangqiStalemate(loser);
    case 'perpetualCheck':
      return t.xiangqiPerpetualCheck(loser);
    case 'perpetualChase':
      return t.xiangqiPerpetualChase(loser, kind === undefined ? null : manName(kind));
    case 'repetition':
      return t.xiangqiRepetition;
    case 'bothCheck':
      return t.xiangqiBothCheck;
    case 'bothChase':
      return t.xiangqiBothChase;
    case 'noCapture':
      return t.xiangqiNoCapture;
    default:
      return '';
  }
}

/** A point for those who listen. */
function describeCell({ board, checked }: Snapshot, cell: Cell): string {
  const t = messages.value;
  const man = board[cell];
  if (man === null || man === undefined) return `${cellName(cell)}, ${t.xiangqiCellEmpty}`;
  const piece = t.xiangqiPiece(colourName(man.side), manName(man.kind));
  return `${cellName(cell)}, ${piece}${cell === checked ? `, ${t.xiangqiInCheck}` : ''}`;
}

/** What just happened, for those who listen. */
function describeEvent(
  event: XiangqiEvent,
  who: string,
  { after, before }: { after: Snapshot; before: Snapshot },
): string {
  const t = messages.value;
  switch (event.kind) {
    case 'move': {
      const { from, to, man, takes, checks } = event;
      const said = t.xiangqiSaidMove(who, manName(man.kind), cellName(from), cellName(to));
      const taken = takes === null ? '' : ` ${t.xiangqiSaidTakes(manName(takes.kind))}`;
      return `${said}${taken}${checks ? ` ${t.xiangqiCheck}` : ''}`;
    }
    case 'warning':
      return threatWords(event.verdict, before.board);
    case 'over':
      return ruleWords(event.verdict, after.board);
  }
}
