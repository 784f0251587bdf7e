import type { en } from './en';

/** The house’s words in Russian. */
export const ru: typeof en = {
  tagline: 'Соперники думают, пока вы смотрите.',

  play: 'Играть',
  playAgainst: (name) => `соперник: ${name}`,
  continueBattle: 'Продолжить',
  ladder: 'Лестница',
  home: 'Домой',
  settings: 'Настройки',
  record: 'Личный счёт',
  back: 'Назад',
  close: 'Закрыть',
  cancel: 'Отмена',
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
  rematchSame: 'Реванш',
  start: 'Начать',

  draw: 'Ничья',
  concede: 'Сдаться',
  concedeBody: 'Это считается поражением.',
  watchBoard: 'К доске',
  copyLink: 'Ссылка',
  nextRung: (name) => `Дальше: ${name}`,
  easierRung: (name) => `Полегче: ${name}`,

  sound: 'Звук',
  on: 'Вкл.',
  off: 'Выкл.',
  copied: 'Скопировано',

  loading: 'Расставляем фигуры',
  failedTitle: 'Движок не запустился',
  failedUnsupported:
    'В браузере нет WebAssembly, или его запрещает политика страницы. Подойдёт любой современный браузер.',
  failedFetch: 'Файл движка не пришёл. Проверьте соединение и попробуйте ещё раз.',
  failedCompile: 'Файл движка пришёл повреждённым. Обновите страницу; если не поможет, напишите нам.',
  failedStart: 'Движок загрузился и сразу сломался. Обновите страницу; если не поможет, напишите нам.',
  brokenTitle: 'Что-то пошло не так',
  brokenBody: 'Обновите страницу. Всё сохранённое на месте.',
  tryAgain: 'Ещё раз',
  reload: 'Обновить',

  notices: 'Сообщения',
  dismiss: 'Понятно',
  noticeLost:
    'Движок не отвечает. Соперник ходит просто и каждый ход пробует снова; поможет и обновление страницы.',
  noticeRestarted: 'Движок сломался и был запущен снова. Игра продолжается.',
  noticeWords: 'Слова этого языка не пришли. Проверьте связь и выберите его ещё раз.',
  savedSettings: 'настройки',
  savedResults: 'результаты против соперников',

  boardLabel: 'Доска',

  labOpen: 'Сравнить двух соперников',
  labGame: (number) => `Партия ${number}`,

  planAsGood: 'не хуже',
  whyNotYours: 'Сейчас не ваш ход',
};
