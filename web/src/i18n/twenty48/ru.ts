import { plural } from '../plural';
import type { twenty48En } from './en';

/** 2048's part of the Russian table. */
export const twenty48Ru: typeof twenty48En = {
  twenty48Line: 'Сдвигайте, складывайте, не теснитесь.',
  twenty48Alone: 'с советчиком',
  twenty48Continue: (score) => `Счёт ${score}`,
  twenty48Watch: 'Посмотреть на движок',
  twenty48BestIs: (score) => `Ваш рекорд: ${score}`,

  twenty48Score: 'Счёт',
  twenty48BestScore: 'Рекорд',
  twenty48Helped: 'Не все ходы здесь ваши, так что и счёт не ваш.',

  twenty48Plays: (name) => `${name} играет`,
  twenty48Waits: (name) => `${name} играет по просьбе`,
  twenty48PlaysNow: 'Играет',
  twenty48Watches: 'Играет по просьбе',

  twenty48How: 'Сдвигайте плитки',
  twenty48HowMore: 'Стрелками или пальцем. Равные плитки при встрече становятся одной, вдвое большей.',

  twenty48Slider: 'Сдвигает',
  twenty48Placer: 'Кладёт плитки',
  twenty48Up: 'Вверх',
  twenty48Right: 'Вправо',
  twenty48Down: 'Вниз',
  twenty48Left: 'Влево',

  twenty48HintTitle: 'Четыре хода',
  twenty48Weighing: 'Взвешивает …',
  twenty48Best: 'лучший',
  twenty48AsGood: 'не хуже',
  twenty48Loses: 'проигрыш',

  twenty48Made: (value) => `Есть ${value}!`,
  twenty48GoOn: 'Игра идёт, пока хоть что-то сдвигается.',
  twenty48Over: 'Больше ничего не сдвинуть',
  twenty48OverLine: (score, value) => `Счёт ${score}, самая большая плитка ${value}.`,
  twenty48AfterMoves: (moves) => `ходов: ${moves}`,
  twenty48UndoLast: 'Вернуть последний ход',

  twenty48NewGame: 'Новая игра',
  twenty48NewGameTitle: 'Начать заново?',
  twenty48NewGameLeaves: 'Игра на доске будет заменена.',
  twenty48Seed: 'Плитки',
  twenty48SeedAny: 'новые',
  twenty48SeedHint: (seed) => `Одно и то же число приносит те же плитки. У этой игры: ${seed}.`,
  twenty48SeedWrong: (most) => `Целое число от 0 до ${most}.`,
  twenty48SameTiles: 'Те же плитки',

  twenty48LetPlay: 'Пусть играет',
  twenty48Pause: 'Пауза',
  twenty48Step: 'Один ход',
  twenty48TabAutoplay: 'Движок',
  twenty48TabCourse: 'Ход игры',
  twenty48WhoPlays: 'Кто играет',
  twenty48Speed: 'Скорость',
  twenty48SpeedStep: 'ход за нажатие',
  twenty48SpeedPerSecond: (slides) => `${slides} ${plural(slides, 'ход', 'хода', 'ходов')} в секунду`,
  twenty48SpeedFastest: 'как можно быстрее',
  twenty48StopAt: 'Остановиться на первой',
  twenty48StopNever: 'никогда',

  twenty48NoCourse: 'Здесь будет расти счёт, когда начнётся игра.',
  twenty48CourseGraph: (score, moves) => `Рост счёта: ${score}, ходов ${moves}`,
  twenty48Slides: (moves) => `ходов: ${moves}`,
  twenty48Tile: 'Плитка',
  twenty48AfterSlides: 'ходов',
  twenty48AfterTime: 'время',

  twenty48BoardHelp:
    'Стрелки или W, A, S, D сдвигают, U возвращает ход, H показывает, чего стоит каждый, пробел пускает движок и останавливает его. Среди клеток стрелки водят по ним, а сдвигают буквы.',
  twenty48Empty: 'пусто',
  twenty48Slid: (direction, points) =>
    points === 0 ? `${direction}.` : `${direction}: ${points} ${plural(points, 'очко', 'очка', 'очков')}.`,
  twenty48NewTile: (value, cell) => `Новая ${value} на ${cell}.`,
  twenty48Reached: (value) => `Есть ${value}.`,

  noticeBadTwenty48Save: 'Сохранённую игру 2048 прочитать не удалось, она отложена.',
  noticeBadTwenty48Moves: 'Игра в этом адресе нарушает правила и пропущена.',

  twenty48RungName0: 'Трясун',
  twenty48RungIdea0: 'Любой ход, который что-то сдвигает.',
  twenty48RungName10: 'Собиратель',
  twenty48RungIdea10: 'Ход, который складывает больше всего, а там будь что будет.',
  twenty48RungName20: 'Чистюля',
  twenty48RungIdea20: 'Любит ровные ряды, порядок, пустые клетки и большую плитку.',
  twenty48RungName30: 'Пессимист',
  twenty48RungIdea30: 'После каждого хода ждёт худшей плитки.',
  twenty48RungName40: 'Садовник',
  twenty48RungIdea40: 'Четыре полухода, из новых плиток только самые досадные.',
  twenty48RungName50: 'Часовщик',
  twenty48RungIdea50: 'Смотрит ещё на полуход дальше, пока есть время.',
  twenty48RungName60: 'Библиотекарь',
  twenty48RungIdea60: 'Помнит всё, что выяснил, и от хода к ходу.',
  twenty48RungName70: 'Табулятор',
  twenty48RungIdea70: 'Доска в одном слове, сдвиги по таблицам: те же мысли, только раньше.',
};
