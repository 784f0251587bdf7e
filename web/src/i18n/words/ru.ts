import type { en } from './en';

/** The words that the whole page shares, in Russian. */
export const ru: typeof en = {
  tagline: 'Соперники думают, пока вы смотрите.',

  play: 'Играть',
  playAgainst: (name) => `соперник: ${name}`,
  continueBattle: 'Продолжить',
  ladder: 'Лестница',
  home: 'Домой',
  settings: 'Настройки',
  record: 'Личный счёт',
  daily: 'Задания дня',
  back: 'Назад',
  close: 'Закрыть',
  cancel: 'Отмена',
  details: 'Подробности',
  menu: 'Меню',

  you: 'Вы',
  rungNumber: (rung) => `Ступень ${rung}`,
  thinking: 'Думает',

  yourTurn: 'Ваш ход',
  tempo: 'Темп',
  tempoClassic: 'Обычный',
  tempoBrisk: 'Живой',
  tempoFast: 'Быстрый',
  skip: 'Пропустить',
  undo: 'Отменить',
  hint: 'Совет',
  keepPlaying: 'Играть дальше',

  tabMoves: 'Ходы',
  tabSetup: 'Партия',
  noMoves: 'Ходов пока нет.',
  opponent: 'Соперник',
  start: 'Начать',

  draw: 'Ничья',
  concede: 'Сдаться',
  concedeBody: 'Это считается поражением.',
  copyLink: 'Ссылка',

  sound: 'Звук',
  on: 'Вкл.',
  off: 'Выкл.',
  copied: 'Скопировано',

  loading: 'Расставляем фигуры',
  failedTitle: 'Движок не запустился',
  failedUnsupported: 'Браузер без WebAssembly, или его запрещает политика страницы. Возьмите новый браузер.',
  failedStart: 'Движок сразу сломался. Обновите страницу; если не поможет, напишите нам.',
  brokenTitle: 'Что-то пошло не так',
  brokenBody: 'Обновите страницу. Всё сохранённое на месте.',
  tryAgain: 'Ещё раз',
  reload: 'Обновить',
  offline: 'Нет соединения с сетью.',
  missingFile: (file) => `Файл не загрузился${file === '' ? '' : `: ${file}`}.`,
  notRecorded: 'Партия ещё не внесена в личный счёт.',

  notices: 'Сообщения',
  dismiss: 'Понятно',
  noticeLost: 'Движок не отвечает, соперник пока ходит просто. Обновите страницу.',
  noticeRestarted: 'Движок сломался и был запущен снова. Игра продолжается.',
  savedSettings: 'настройки',
  savedResults: 'результаты против соперников',

  boardLabel: 'Доска',

  workshop: 'Мастерская',
  labOpen: 'Сравнить двух соперников',
  labGame: (number) => `Партия ${number}`,

  planAsGood: 'не хуже',
  whyNotYours: 'Сейчас не ваш ход',
};
