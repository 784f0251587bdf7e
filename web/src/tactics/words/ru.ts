import { plural } from '../../i18n/plural';
import type { en } from './en';

const units = (count: number) => `${count} ${plural(count, 'юнит', 'юнита', 'юнитов')}`;

/** Tactics’ words in Russian. */
export const ru: typeof en = {
  continueRound: (round, name) => `Раунд ${round}, соперник: ${name}`,

  tacticsRules:
    'Каждый юнит идёт, затем один раз бьёт по прямой. Закончив, завершите ход. Побеждает тот, чей юнит устоит последним.',

  strongestIs: (name, idea) => `Сильнейший — ${name}: ${idea}`,

  sideFirst: 'Синие',
  sideSecond: 'Янтарные',
  unitsLeft: (count) => units(count),
  hitPointsLeft: (points) => `${points} ${plural(points, 'жизнь', 'жизни', 'жизней')}`,

  fighter: 'Боец',
  archer: 'Лучник',
  wizard: 'Колдун',
  fighterHint: 'Ходит на 4. Бьёт соседнюю клетку.',
  archerHint: 'Ходит на 3. Стреляет по прямой на 1–7 клеток, и над водой; стрелу останавливает первый юнит.',
  wizardHint: 'Ходит на 3. Огонь жжёт 1–5 клеток по прямой, насквозь, и своих тоже.',

  round: (round, last) => `Раунд ${round} из ${last}`,
  ringSoon: (rounds) =>
    rounds === 1
      ? 'Край рухнет в следующем раунде'
      : `Край рухнет через ${rounds} ${plural(rounds, 'раунд', 'раунда', 'раундов')}`,
  ringNow: 'Треснувшие клетки рухнут в конце раунда',
  shortened: 'Вторая сторона ходит на клетку меньше: в раундах 1 и 2 и с раунда 16',

  enemyTurn: (name) => `Ходит ${name}`,
  reset: 'Заново',
  advanceRest: 'Вперёд',
  threats: 'Угрозы',
  endTurn: 'Завершить ход',
  endTurnTitle: 'Завершить ход?',
  endTurnIdle: (count) =>
    `${count} ${plural(count, 'юнит ещё не ходил', 'юнита ещё не ходили', 'юнитов ещё не ходили')}.`,

  pickUnit: 'Выберите юнита.',
  pickUnitHint: 'Затем клетку, куда идти, или врага, которого бить.',
  allActed: 'Все уже сходили.',
  pickCell: 'Выберите клетку или врага в скобках.',
  waitHere: 'Остаться здесь',
  moveHere: 'Идти сюда',
  strike: 'Ударить',
  strikes: 'Удары отсюда',
  noStrikes: 'Отсюда бить некого.',
  confirmAgain: 'Нажмите на цель ещё раз или Enter.',
  forecast: 'Прогноз',
  kills: 'погибнет',
  friendlyFire: 'Огонь по своим',
  friendlyFireBody: (count) => `Удар заденет ${count} ${plural(count, 'своего', 'своих', 'своих')}.`,
  exposed: (count, damage) =>
    `Там достанут ${count} ${plural(count, 'враг', 'врага', 'врагов')}, урон ${damage}`,
  exposedLethal: 'смертельно',
  safe: 'Там в следующий ход никто не достанет',
  hitPointsChange: (from, to) => `${from} → ${to}`,
  inspectEnemy: 'Куда этот юнит может ударить в следующий ход',
  walks: 'Ходит',
  damage: 'Урон',
  hitPoints: 'Жизни',
  hasActed: 'уже ходил',

  hintTitle: 'Что можно сделать',
  hintThinking: 'Обдумываю …',
  hintLost: 'Советчик сломался, вернуть его не удалось. Перезагрузите страницу.',
  hintNone: 'Делать больше нечего. Завершите ход.',
  consideredTitle: (name) => `${name}: рассмотренные планы`,
  consideredTurn: (round) => `Рассмотренные планы, раунд ${round}`,
  consideredBoard: (side, round) => `Доска перед ходом: ${side}, раунд ${round}.`,
  planPlay: (plan) => `Сыграть план ${plan}`,
  planBest: 'лучший',
  planNearly: 'почти не хуже',
  planSomewhat: 'немного хуже',
  planClearly: 'заметно хуже',
  planShare: 'стоимости отряда',
  planBegun: 'так он и начал',
  planAnswer: (answer) => `Опасный ответ: ${answer}`,
  planWith: (action) => `где ${action}`,
  planThen: (before, next) => `${before}, ${next}`,
  planAnd: (before, last) => `${before} и ${last}`,
  planWins: 'выигрывает бой',
  planKills: (count) =>
    count === 1 ? 'убивает врага' : `убивает ${count} ${plural(count, 'врага', 'врагов', 'врагов')}`,
  planBurnsFriends: 'задевает своих',
  planFiresThrough: 'жжёт двоих насквозь',
  planFromAfar: (count) =>
    count === 1 ? 'бьёт издалека' : `бьёт издалека ${count} ${plural(count, 'врага', 'врагов', 'врагов')}`,
  planGangsUp: 'бьёт одного вместе',
  planStrikes: (count) =>
    count === 1 ? 'бьёт врага' : `бьёт ${count} ${plural(count, 'врага', 'врагов', 'врагов')}`,
  planStrikesMore: (count) => (count === 1 ? 'бьёт ещё одного' : `бьёт ещё ${count}`),
  planBait: 'ставит приманку',
  planShelters: 'уводит раненых из-под удара',
  planHides: 'прячется',
  planOutOfReach: 'держится вне досягаемости',
  planWithdraws: 'отходит',
  planAdvances: 'сближается',
  planTogether: 'собирается вместе',
  planNothing: 'ждёт',
  planRegroups: 'меняет позиции',
  planIsWon: (rounds) =>
    rounds === 1
      ? 'Наверняка: победа в этом раунде'
      : `Наверняка: победа за ${rounds} ${plural(rounds, 'раунд', 'раунда', 'раундов')}, что бы враг ни делал`,
  planIsLost: (rounds) =>
    rounds <= 1
      ? 'Наверняка: поражение в этом раунде, если враг не ошибётся'
      : `Наверняка: поражение за ${rounds} ${plural(rounds, 'раунд', 'раунда', 'раундов')}, если враг не ошибётся`,
  planIsDraw: 'Наверняка: ничья, если никто не ошибётся',

  announcesWin: (name, rounds) =>
    rounds <= 1
      ? `${name} знает наверняка: победит в следующем раунде, что бы вы ни делали.`
      : `${name} знает наверняка: победит за ${rounds} ${plural(rounds, 'раунд', 'раунда', 'раундов')}, что бы вы ни делали.`,
  announcesLoss: (name, rounds) =>
    rounds <= 1
      ? `${name} знает наверняка: вы можете победить в этом раунде.`
      : `${name} знает наверняка: вы можете победить за ${rounds} ${plural(rounds, 'раунд', 'раунда', 'раундов')}.`,
  announcesDraw: (name) => `${name} знает наверняка: никто уже не победит.`,

  whyWall: 'Стена',
  whyWater: 'Вода: над ней летят только стрелы',
  whyFallen: 'Здесь обвал',
  whyFar: 'Слишком далеко',
  whyNoLine: 'Нет доступной клетки, откуда сюда ударить',
  whyActed: 'Уже ходил в этот ход',

  turnOf: (side, round) => `${round} · ${side}`,
  moveMoves: (unit, from, to) => `${unit} ${from}–${to}`,
  moveStays: (unit, at) => `${unit} ${at}`,
  moveHit: (unit, damage) => `${unit} −${damage}`,
  moveKill: (unit) => `${unit} погибает`,
  moveEnd: 'ход завершён',
  seed: 'Карта',
  yourSide: 'Ваша сторона',
  newBattle: 'Новый бой',
  rematchSwap: 'Поменяться сторонами',
  rematchNew: 'Новая карта',
  newBattleTitle: 'Оставить этот бой?',
  newBattleBody: 'Новый бой займёт его место.',

  victory: 'Победа',
  defeat: 'Поражение',
  whyNoUnits: (side) => `${side}: юнитов не осталось.`,
  whyLastRound: 'Последний раунд сыгран; решают жизни.',
  whyRing: 'Обвал забрал последних; решают жизни до него.',
  equalHitPoints: 'Стороны равны.',
  resultRounds: (rounds) => `за ${rounds} ${plural(rounds, 'раунд', 'раунда', 'раундов')}`,
  whyConceded: 'Вы сдались.',
  playOnFrom: (round) => `Переиграть с раунда ${round}`,
  turnedAgainstYou: (round, loss) => `Перелом, раунд ${round}: ваши потери – ${loss}.`,
  turnedAgainst: (round, name, loss) => `Перелом, раунд ${round}: ${name}, потери – ${loss}.`,
  watchAgain: 'Повтор',

  teachTitle: 'Научиться за минуту',
  teachContents: 'три задачи, затем трое на трое',
  teachPlace: (place, length) => `Урок ${place} из ${length}`,
  teachSkip: 'Сразу в бой',
  teachNext: 'Дальше',
  teachBlow: 'Боец бьёт соседнюю клетку. Свалите лучника.',
  teachArrow: 'Стрелы летят над водой. Достаньте колдуна на том берегу.',
  teachFire: 'Огонь жжёт всю линию. Накройте обоих врагов, но не бойца.',
  teachThree: 'Трое на трое. Каждый ваш юнит ходит раз, затем завершите ход: соперник ответит.',
  teachPickFighter: 'Выберите своего бойца.',
  teachPickArcher: 'Выберите своего лучника.',
  teachPickWizard: 'Выберите своего колдуна.',
  teachAimBlow: 'Теперь лучника. Путь найдётся сам.',
  teachAimArrow: 'Теперь колдуна. Линия найдётся сама.',
  teachAimFire: 'Теперь врага. Линия огня видна.',
  teachConfirm: 'Цель ещё раз, и готово.',
  teachBlowDone: 'С одного удара.',
  teachArrowDone: 'Прямо через реку.',
  teachFireDone: 'Двоих одним огнём.',
  teachFailedIdle: 'Пока ничего не сделано. Ещё раз.',
  teachFailedFriend: 'Задет ваш же боец. Ещё раз.',
  teachFailedPart: 'Один из двоих устоял. Ещё раз.',
  teachFailedNone: 'Враг устоял. Ещё раз.',
  teachWon: 'Вы уже умеете.',
  teachNotWon: 'Бывает. Правила вы теперь знаете.',
  teachBattle: 'Теперь целый бой',
  teachAgain: 'Ещё раз',

  noticeBadMoves: 'Игра в этом адресе не подходит к карте или к этой версии.',
  savedBattle: 'сохранённый бой',
  savedLessons: 'открытые раньше уроки',

  boardHelp:
    'Стрелки двигают, Enter действует, Escape шаг назад, U отменяет, R ход заново, E завершает ход, A ведёт остальных вперёд, T показывает угрозы, S пропускает ход соперника, H даёт совет.',
  cellGround: 'земля',
  cellWall: 'стена',
  cellWater: 'вода',
  cellFallen: 'обвал',
  cellCracked: 'трещины',
  cellUnit: (side, type, points, full) => `${side}, ${type}, ${points} из ${full}`,
  cellReachable: 'можно дойти',
  cellTarget: 'можно ударить',
  cellSelected: 'выбран',
  cellThreatened: (enemies, deadly) =>
    `достанут ${enemies} ${plural(enemies, 'враг', 'врага', 'врагов')}${deadly ? ', смертельно' : ''}`,
  saidMoved: (unit, to) => `${unit} на ${to}.`,
  saidHit: (unit, damage, left) => `${unit} теряет ${damage}, осталось ${left}.`,
  saidFell: (unit) => `${unit} погибает.`,
  saidTurn: (side, round) => `Раунд ${round}, ходят: ${side}.`,

  replayTitle: 'Повтор',
  player: 'Игрок',
  replayPlace: (at, length) => `Действие ${at} из ${length}`,
  replayBegin: 'В начало',
  replayBack: 'Шаг назад',
  replayPlay: 'Смотреть',
  replayPause: 'Приостановить',
  replayForward: 'Шаг вперёд',
  replayEnd: 'В конец',

  rungs: {
    0: ['Кубик', 'Бросает три случайных хода и берёт любой.'],
    10: ['Счёты', 'Считает юнитов и жизни: лучший из трёх случайных ходов.'],
    20: ['Рубака', 'Все как можно ближе и бьют как можно сильнее.'],
    30: ['Тревога', 'Считает, чем ответят, и выбирает где безопаснее.'],
    40: ['Егерь', 'Бьёт издалека и прячется или отходит всем отрядом.'],
    50: ['Умелец', 'Меняет планы наугад и оставляет то, что лучше.'],
    60: ['Рыболов', 'Подставляет одного как приманку, если другие отомстят.'],
    70: ['Землемер', 'Держится вместе, ближе к врагу и не лезет в углы.'],
    80: ['Фельдфебель', 'Ходит по родам войск и пробует все порядки.'],
    90: ['Жонглёр', 'Меняет местами двух юнитов и планирует их заново.'],
    100: ['Игрок', 'Берёт порядок наугад, а выбор каждого продуман.'],
    110: ['Пиромант', 'Освобождает линию огня, прежде чем колдун ударит.'],
    120: ['Сержант', 'Никто не бежит, пока товарищи в опасности.'],
    130: ['Отборщик', 'Думает дальше только о восьми лучших планах.'],
    140: ['Стратег', 'Взвешивает отношение сил, а не их разность.'],
    150: ['Пробирщик', 'Взвешивает, что останется от отряда после общего огня врага.'],
    160: ['Оракул', 'Прежде чем пойти, находит ваш лучший ответ на каждый свой план.'],
    170: ['Ветеран', 'Судит о каждой позиции по опыту тысяч собственных сражений.'],
    180: ['Селекционер', 'Скрещивает лучшие планы и растит рядом с ними новые.'],
    190: ['Математик', 'Когда остаётся четверо, доказывает, кто победит, и победу уже не упускает.'],
  },
};
