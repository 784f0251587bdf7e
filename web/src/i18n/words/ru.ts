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
  brokenTitle: 'Что-то сломалось',
  brokenBody: 'Страница встретила незнакомую ошибку. Бой сохранён; после обновления он продолжится.',
  tryAgain: 'Ещё раз',
  reload: 'Обновить',

  notices: 'Сообщения',
  dismiss: 'Понятно',
  noticeLost:
    'Мысли движка потеряны, вернуть их не вышло. Соперник ходит как придётся и каждый ход пробует опомниться. Поможет и обновление страницы.',
  noticeRestarted: 'Движок сломался и был запущен снова. Бой продолжается.',
  noticeWords: 'Слова этого языка не пришли. Проверьте связь и выберите его ещё раз.',
  noticeMemoryOnly: 'Браузер ничего не хранит для этой страницы: бой исчезнет вместе с вкладкой.',
  savedSettings: 'настройки',
  savedResults: 'результаты против соперников',
  noticeParameter: (parameter, given, used) =>
    used === ''
      ? `${parameter}=${given} не учитывается.`
      : `${parameter}=${given} невозможно; взято ${used}.`,

  notRung: 'Такой ступени нет',
  outOfRange: 'Вне допустимых пределов',
  notNumber: 'Не целое число',
  notChoice: 'Нет такого значения',
  notEven: 'Партии играются парами',
  notInMatch: 'Матчу нужен предел',
  notOfMatch: 'В матче не действует',
  notMoves: 'Это не запись ходов на карте',
  notOfGame: 'К этой игре не относится',

  boardLabel: 'Доска',

  labOpen: 'Сравнить двух соперников',
  labGame: (number) => `Партия ${number}`,

  planAsGood: 'не хуже',
  whyNotYours: 'Сейчас не ваш ход',
};
