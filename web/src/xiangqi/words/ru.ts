import { plural } from '../../i18n/plural';
import type { en } from './en';

const movesOf = (count: number) => `${count} ${plural('ru', count, 'ход', 'хода', 'ходов')}`;

/** Xiangqi’s words in Russian. */
export const ru: typeof en = {
  xiangqiContinue: (moves, name) => `${movesOf(moves)}, соперник: ${name}`,

  xiangqiDeadline: 'Ход на восемьдесят секунд',
  xiangqiRed: 'Красные',
  xiangqiBlack: 'Чёрные',
  xiangqiColour: 'Вы играете',
  xiangqiColourFirst: 'Красными',
  xiangqiColourSecond: 'Чёрными',
  xiangqiConfirmHint: 'На сенсорном экране коснитесь цели дважды.',

  xiangqiKinds: {
    general: 'генерал',
    advisor: 'советник',
    elephant: 'слон',
    horse: 'конь',
    chariot: 'колесница',
    cannon: 'пушка',
    soldier: 'солдат',
  },
  xiangqiPiece: (colour, kind) => `${colour}: ${kind}`,
  xiangqiTaken: (kinds) => `взято: ${kinds}`,

  xiangqiYourMove: 'Ваш ход.',
  xiangqiYourMoveHint: (colour) => `Ваш цвет: ${colour}. Выберите фигуру, затем пункт.`,
  xiangqiCheck: 'Шах!',
  xiangqiCheckHint: 'Ваш генерал под ударом.',
  xiangqiInCheck: 'под шахом',
  xiangqiThirdTime: 'Эта позиция уже была дважды. Третий раз кончает партию:',

  xiangqiCannot: 'Так ходить нельзя',

  xiangqiCheckmate: (loser) => `Мат: ${loser} проиграли.`,
  xiangqiStalemate: (loser) => `Ходов нет: ${loser} проиграли.`,
  xiangqiPerpetualCheck: (loser) => `Вечный шах: ${loser} проигрывают.`,
  xiangqiPerpetualChase: (loser, kind) =>
    `Вечное нападение${kind === null ? '' : ` (${kind})`}: ${loser} проигрывают.`,
  xiangqiRepetition: 'Позиция повторилась трижды: ничья.',
  xiangqiBothCheck: 'Обе стороны дают вечный шах: ничья.',
  xiangqiBothChase: 'Обе стороны нападают вечно: ничья.',
  xiangqiNoCapture: '60 ходов каждой стороны без взятия: ничья.',
  xiangqiAfterMoves: (moves) => `Всего ${movesOf(moves)}.`,

  xiangqiBoardHelp:
    'Стрелки перемещают, Enter выбирает фигуру, затем цель, Escape — шаг назад, U — взять ход назад, H — лучшие ходы, S — не ждать. Знак вопроса показывает все клавиши.',
  xiangqiCellEmpty: 'пусто',
  xiangqiSaidMove: (who, kind, from, to) => `${who}: ${kind}, ${from} – ${to}.`,
  xiangqiSaidTakes: (kind) => `Взятие: ${kind}.`,

  xiangqiAppearance: 'фигуры и запись сянци',
  xiangqiPieces: 'Знаки на фигурах',
  xiangqiPieceSets: { traditional: 'Старые', simplified: 'Новые', letters: 'Буквы', pictures: 'Рисунки' },
  xiangqiNotation: 'Ходы',
  xiangqiNotations: { wxf: 'C2=5', chinese: 'По-китайски', iccs: 'h2e2' },

  rungs: {
    0: ['Кубик', 'Любой ход по правилам.'],
    10: ['Хапуга', 'Берёт самое дорогое и больше ни на что не смотрит.'],
    20: ['Сиделец', 'Считает фигуры и знает, где им хорошо, на ход вперёд.'],
    30: ['Кнопочный телефон', 'Смотрит на три хода: как программа, что заставила клиента ждать.'],
    40: ['Расчётчик', 'Не останавливается посреди размена.'],
    50: ['Часовщик', 'Пока есть время, смотрит ещё на ход дальше.'],
    60: ['Сортировщик', 'Сначала пробует взять дорогое дешёвым и то, что только что было хорошо.'],
    70: ['Библиотекарь', 'Помнит позиции, которые встретит снова.'],
    80: ['Бездельник', 'Спрашивает, что будет, если не делать ничего: если и так хорошо, годится любой ход.'],
    90: ['Скорочтец', 'На поздние ходы смотрит не так глубоко.'],
    100: ['Меняла', 'Под шахом смотрит глубже и сразу видит, какой размен в убыток.'],
    110: ['Садовник', 'Отсекает ходы, которые уже не помогут.'],
    120: ['Стратег', 'Бережёт генерала и подвижность, знает, что любят пушки и кони.'],
    130: ['Судья', 'Знает, к чему ведёт повторение, раньше, чем до него дойдёт.'],
    140: ['Книжник', 'Знает наизусть, как начинают партии, и начинает их по-разному.'],
    150: ['Отшельник', 'Долго играл сам с собой и узнал, чего всё стоит.'],
    160: ['Гадатель', 'Оценивает позиции небольшой нейросетью, которую обучили его же партии.'],
    170: ['Побратимы', 'На двух ядрах: один забегает вперёд и рассказывает другому, что нашёл.'],
  },

  xiangqiFaultGame: (found) => `${found} – другая игра; здесь место для сянци.`,
  xiangqiFaultFen: (found) => `«${found}» – не позиция: в FEN десять рядов и кто ходит.`,
  xiangqiFaultMove: (found) => `Хода «${found}» здесь нет.`,
  xiangqiFaultIllegal: (found) => `${found} – так нельзя.`,
  xiangqiMoveCount: (moves) => movesOf(moves),
  xiangqiOwnStart: 'с особого начала',
  xiangqiEndInMoves: 'Список ходов не хранит, чем кончилась партия; PGN хранит.',
  xiangqiStartInMoves: 'Список ходов не хранит начала партии; PGN хранит.',
};
