import { plural } from '../../../i18n/plural';
import type { en } from './en';

const movesOf = (count: number) => `${count} ${plural('ru', count, 'ход', 'хода', 'ходов')}`;

/** What the analysis says, in Russian. */
export const ru: typeof en = {
  bestMoves: 'Лучшие ходы',
  analysing: 'Обдумываю …',
  analysisLost: 'Разбор прервался. Перезагрузите страницу.',
  nothingToSay: 'Мнения пока нет.',
  winsIn: (moves) => (moves === 1 ? 'выигрывает этим ходом' : `выигрыш в ${movesOf(moves)}`),
  losesIn: (moves) => (moves === 1 ? 'проигрывает сразу' : `проигрыш в ${movesOf(moves)}`),
  searchDepth: (depth) => `глубина ${depth}`,
  bestMove: 'лучший',
  onlyMove: 'единственный ход',
  usualStart: 'обычное начало',
  noBetter: 'не лучше',
  isWorse: (share) => `хуже на ${share}`,
  throwsAway: 'упускает победу',
  justWorse: 'хуже',
  graphLabel: 'Кто стоял лучше, ход за ходом',
  provenFrom: (move) => `После хода ${move} все оценки доказаны.`,
  isBetter: (colour) => `${colour} стоят лучше`,
  isEven: 'Равенство',
  hasWon: (colour) => `${colour} выиграли.`,
  coloursOpen: 'Разбора нет, пока не выбраны цвета.',
  isWinning: (colour, moves) =>
    moves === 1 ? `${colour} выигрывают следующим ходом` : `${colour} выигрывают в ${movesOf(moves)}`,
  playMove: (move) => `Сыграть ${move}`,
  seekingTurn: 'Ищу ход, который стоил дороже всего …',
  yourTurningPoint: (move, cell) => `По оценке движка дороже всего стоил ваш ход ${move}: ${cell}.`,
  turningPoint: (name, move, cell) => `По оценке движка дороже всего стоил ход ${move}, ${cell} (${name}).`,
  moveAgain: (move) => `Ещё раз ход ${move}`,
  noTurn: 'Ни один ход не выделяется.',
};
