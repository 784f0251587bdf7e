import { plural } from '../../i18n/plural';
import type { en } from './en';

const movesOf = (count: number) => `${count} ${plural('ru', count, 'ход', 'хода', 'ходов')}`;

/** Othello’s words in Russian. */
export const ru: typeof en = {
  othelloContinue: (moves, name) => `${movesOf(moves)}, соперник: ${name}`,

  othelloRepeats: 'Одна и та же ошибка',

  othelloBlack: 'Чёрные',
  othelloWhite: 'Белые',
  othelloColour: 'Вы играете',
  othelloColourFirst: 'Чёрными',
  othelloColourSecond: 'Белыми',
  othelloConfirmHint: 'На сенсорном экране фишка ставится двумя касаниями.',

  othelloYourDisc: 'Поставьте фишку.',
  othelloYourDiscHint: (colour, empties) =>
    `Ваш цвет: ${colour}. Пусто: ${empties} ${plural('ru', empties, 'клетка', 'клетки', 'клеток')}.`,
  othelloCannotMove: (colour) => `${colour}: ходов нет.`,
  othelloMustPass: 'Ни одна клетка ничего не переворачивает: остаётся пас.',
  othelloPass: 'Пас',
  othelloPassNoted: 'пас',
  othelloPasses: (name) => `${name}: ходов нет, пас`,

  othelloWhyTaken: 'Занято',
  othelloWhyNothing: 'Ничего не переворачивает',
  othelloWhyPass: 'Ходов нет: пас',

  othelloCount: (black, white) => `Чёрные ${black}, белые ${white}.`,
  othelloBothStuck: 'Ходов нет ни у кого.',
  othelloAfterMoves: (moves) => `Всего ${movesOf(moves)}.`,

  othelloBoardHelp:
    'Стрелки перемещают, Enter ставит фишку, Escape — шаг назад, U — взять ход назад, H — лучшие ходы, S — не ждать. Знак вопроса показывает все клавиши.',
  othelloCellEmpty: 'пусто',
  othelloCellPlayable: 'пусто, сюда можно поставить фишку',
  othelloSaidDisc: (who, colour, cell, flips) => `${who}: ${colour}, ${cell}, переворачивает ${flips}.`,

  othelloEven: 'Поровну',
  othelloExpected: (colour, discs) => `Ожидается: ${colour}, +${discs}`,
  othelloWins: (colour, discs) => `${colour} выигрывают: +${discs}`,
  othelloLikely: (percent) => `уверенность ${percent} %`,
  othelloDiscs: (discs, shown) =>
    Number.isInteger(discs) ? `${shown} ${plural('ru', discs, 'фишку', 'фишки', 'фишек')}` : `${shown} фишки`,
  othelloProven: 'доказано',

  rungs: {
    0: ['Кубик', 'Любой ход по правилам.'],
    10: ['Хапуга', 'Переворачивает как можно больше фишек и больше ни на что не смотрит.'],
    20: ['Сиделец', 'Отличает хорошие клетки от плохих: угол важнее всего, а рядом с ним – нельзя.'],
    30: ['Надзиратель', 'Отнимает у вас ещё и ходы.'],
    40: ['Садовник', 'На четыре хода вперёд, отсекая лишнее.'],
    50: ['Часовщик', 'Пока есть время, смотрит ещё на ход дальше, лучшие ходы – первыми.'],
    60: ['Библиотекарь', 'Помнит позиции, которые встретит снова, и ходы, что были хороши.'],
    70: ['Каменщик', 'Считает фишки, которые уже не перевернуть, и за кем последний ход.'],
    80: ['Финишёр', 'Последние десять ходов играет безошибочно.'],
    90: ['Решатель', 'Играет безошибочно так рано до конца, как хватает времени.'],
    100: ['Учёный', 'Узнал из ста тысяч партий, чего стоят края и углы.'],
    110: ['Скорочтец', 'Беглым взглядом отсеивает невероятное и потому видит глубже.'],
    120: ['Оракул', 'Знает, чем партия, скорее всего, кончится, раньше, чем знает наверняка.'],
    130: ['Книжник', 'Знает наизусть, как начинают партии, и начинает их по-разному.'],
    140: ['Отшельник', 'Долго играл сам с собой и узнал то, чего нет в чужих партиях.'],
    150: ['Тандем', 'Отсекает смелее, а на двух ядрах один едет впереди и кричит другому, что увидел.'],
  },

  othelloFaultGame: (found) => `GM[${found}] – другая игра; здесь место для GM[Othello].`,
  othelloFaultVariant: (found: string) =>
    `${found} — другой вид отелло. Здесь играют на доске 8 × 8 без коми.`,
  othelloNoteMover: 'Не сказано, чей ход. Начинают чёрные.',
  othelloFaultBoard: (found) =>
    `«${found}» – не доска отелло: в BO[8 …] 64 клетки из *, O и - и кто начинает.`,
  othelloFaultOccupied: (found) => `${found} уже занято.`,
  othelloFaultNothing: (found) => `${found} ничего не переворачивает.`,
  othelloFaultPass: 'Пас, хотя ход есть.',
  othelloMoveCount: (moves) => movesOf(moves),
  othelloEndInTranscript: 'Список ходов не хранит, чем кончилась партия; GGF хранит.',
  othelloStartInTranscript: 'Список ходов не хранит начала партии; GGF хранит.',
  othelloOwnStart: 'с особого начала',
};
