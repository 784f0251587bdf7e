import { plural } from '../../i18n/plural';
import type { en } from './en';

const games = (count: number) => `${count} ${plural('ru', count, 'партия', 'партии', 'партий')}`;

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
    `Сыграйте зачётную партию, и появится рейтинг. Начать стоит с соперника: ${opponent}.`,
  fairSeeks: (opponent) => `Ваш рейтинг ещё устанавливается. Следующий: ${opponent}.`,
  fairWhy: (rating, opponent) => `Ваш рейтинг — около ${rating}. Близкий по силе соперник: ${opponent}.`,
  fairNear: (rating, opponent, elo) =>
    `Ваш рейтинг — около ${rating}. Рядом с ним, около ${elo}: ${opponent}.`,
  fairBrief: (opponent) => `${opponent}: близко к вам по силе`,
  fairBriefSeeks: (opponent) => `${opponent}: чтобы уточнить рейтинг`,

  ratingTitle: 'Ваш рейтинг',
  ratingIs:
    'Рейтинг — в Эло, по шкале соперников этой игры; 0 — самый слабый из них. Партии с подсказками или отменой ходов, продолженные с середины, против соперника с характером или с заданным числом узлов не засчитываются; сдача считается поражением. Чем крупнее победа, тем она весомее — в играх, где это можно измерить.',
  ratingSure: (rating) => `${rating}, с вероятностью 95\u00a0%.`,
  ratingCourse: (count, rating) => `Рейтинг по ходу: ${games(count)}; сейчас около ${rating}.`,
  ratingForget: 'Сбросить рейтинг',
  ratingForgetAsk: 'Партии останутся в списке, но в рейтинг пойдут только новые.',
  ratedBefore: 'до сброса рейтинга',

  resultsTitle: 'Результаты',
  resultsAll: (count, won) => `Всего ${games(count)}, побед: ${won}.`,
  resultsClear: 'Полная сила',
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
  movesCount: (count) => `${count} ${plural('ru', count, 'ход', 'хода', 'ходов')}`,
  notCounted: (why) => `не в зачёт: ${why}`,
  aids: {
    undo: 'ходы отменялись',
    hint: 'с подсказкой',
    again: 'с середины',
    character: 'соперник с характером',
    campaign: 'бой кампании',
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

  saveFileTitle: 'Резервная копия',
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
