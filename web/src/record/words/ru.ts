import { plural } from '../../i18n/plural';
import type { en } from './en';

const games = (count: number) => `${count} ${plural(count, 'партия', 'партии', 'партий')}`;

/** Слова личного счёта по-русски. */
export const ru: typeof en = {
  recordGame: 'Игра',
  recordEmpty: 'Здесь будут сыгранные партии, к каждой — ссылка.',
  savedRecord: 'сыгранные партии и рейтинг',
  savedReplaced: 'то, что заменил файл',

  fairFight: 'Равный бой',
  distracted: {
    none: (name) => name,
    little: (name) => `${name}, чуть рассеян`,
    much: (name) => `${name}, рассеян`,
    asleep: (name) => `${name}, в полусне`,
  },
  fairFirst: (opponent) =>
    `Зачётных партий ещё нет, и ваша сила неизвестна. Начать стоит с соперника: ${opponent}.`,
  fairSeeks: (opponent) => `Ваша сила ещё ищется, большими шагами. Следующий: ${opponent}.`,
  fairWhy: (rating, opponent) => `Ваш рейтинг — около ${rating}. Столько же стоит ${opponent}.`,
  fairNear: (rating, opponent, elo) =>
    `Ваш рейтинг — около ${rating}. Рядом с ним, около ${elo}: ${opponent}.`,
  fairBrief: (opponent) => `${opponent}: близко к вам по силе`,
  fairBriefSeeks: (opponent) => `${opponent}: чтобы узнать вашу силу`,

  ratingTitle: 'Ваш рейтинг',
  ratingIs:
    'В Эло, по шкале, на которой измерены соперники этой игры; 0 — самый слабый из них. В 19 случаях из 20 истина лежит в пределах ±. Партии с подсказками или возвратом ходов, продолженные с середины, против соперника с характером или с заданным числом узлов не засчитываются; сдача считается поражением. Выигранное с большим перевесом весит больше выигранного едва-едва — там, где перевес можно измерить.',
  ratingCourse: (count, rating) => `Рейтинг по ходу: ${games(count)}; сейчас около ${rating}.`,
  ratingForget: 'Начать рейтинг заново',
  ratingForgetAsk: 'Партии останутся в списке, но в рейтинг пойдут только новые.',
  ratedBefore: 'до начала нового рейтинга',

  resultsTitle: 'Результаты',
  resultsAll: (count, won) => `Всего ${games(count)}, побед: ${won}.`,
  resultsClear: 'Как есть',
  resultsBlurred: 'Рассеян',
  resultsOrder: 'Победы – ничьи – поражения.',
  resultsSaid: (won, drawn, lost) => `побед: ${won}, ничьих: ${drawn}, поражений: ${lost}`,
  streaks: {
    won: (length) => `Побед подряд сейчас: ${length}.`,
    lost: (length) => `Поражений подряд сейчас: ${length}.`,
  },
  streakLongest: (length) => `Больше всего побед подряд: ${length}.`,

  historyTitle: 'Все партии',
  historyLook: 'Посмотреть эту партию',
  historyMore: (count) => `Показать ещё ${count}`,
  outcomes: { won: 'Победа', lost: 'Поражение', draw: 'Ничья' },
  endedBy: {
    resignation: 'сдача',
    time: 'по времени',
    forfeit: 'техническое поражение',
    agreement: 'по соглашению',
    unsaid: '',
  },
  movesCount: (count) => `${count} ${plural(count, 'ход', 'хода', 'ходов')}`,
  notCounted: (why) => `не в зачёт: ${why}`,
  aids: {
    undo: 'ходы возвращались',
    hint: 'с подсказкой',
    again: 'с середины',
    character: 'соперник с характером',
    nodes: 'заданное число узлов',
  },

  scoresTitle: 'Лучший счёт',
  scoresSay: (count, mean) =>
    count === 1 ? 'Из 1 собственной партии.' : `Собственных партий: ${count}; в среднем ${mean}.`,
  largestTile: (tile) => `Старшая плитка ${tile}`,
  modes: {
    alone: 'без помощи',
    helped: 'помогал движок',
    slides: 'соперник ставит плитки',
    places: 'соперник двигает',
  },

  saveFileTitle: 'Взять с собой',
  saveFileIs:
    'Всё, что хранит эта страница, одним файлом: личный счёт, рейтинги, настройки, начатые партии. Откройте его на другом устройстве, чтобы продолжить там.',
  saveFileWrite: 'Сохранить в файл',
  saveFileRead: 'Открыть файл',
  saveFileBack: 'Что заменил последний файл',
  saveFileHolds: 'В файле:',
  saveFileNothing: 'Ничего из этого файла здесь не пригодится.',
  saveFilePart: 'нечитаемое опущено:',
  saveFileUnknown: 'здесь неизвестно:',
  saveFileMore: (count) => `и ещё ${count}`,
  saveFileRefuses: 'Не принято:',
  saveFileWhy: {
    newer: 'записано более новой версией страницы.',
    older: 'записано более старой версией страницы.',
    damaged: 'повреждено.',
  },
  saveFileAsk:
    'Это заменит то, что хранится здесь. Заменённое откладывается, и его можно вернуть с этой страницы.',
  saveFileReplace: 'Заменить',
  saveFileFaults: {
    unreadable: 'Файл обрезан или повреждён: это не JSON.',
    foreign: 'Это не файл сохранений Forethought.',
    newer: 'Файл записан более новой версией страницы.',
    tooLarge: 'Файл слишком велик для сохранений.',
    failed: 'Не удалось прочитать или записать файл. Попробуйте ещё раз.',
    full: 'Хранилище браузера заполнено или закрыто. Ничего не заменено.',
  },
};
