import { plural } from '../../../i18n/plural';
import type { en } from './en';

export const ru: typeof en = {
  hintTitle: 'Что можно сделать',
  hintThinking: 'Обдумываю …',
  hintLost: 'Советы прервались. Перезагрузите страницу.',
  hintNone: 'Делать больше нечего. Завершите ход.',
  consideredTitle: (name) => `${name}: рассмотренные планы`,
  consideredTurn: (round) => `Рассмотренные планы, раунд ${round}`,
  consideredBoard: (side, round) => `Доска перед ходом: ${side}, раунд ${round}.`,
  planPlay: (plan) => `Сыграть план ${plan}`,
  planBest: 'лучший',
  planNearly: 'почти не хуже',
  planSomewhat: 'немного хуже',
  planClearly: 'заметно хуже',
  planEach: (manner) => `По каждому плану отряд ${manner}.`,
  planShare: 'стоимости отряда',
  planBegun: 'так он и начал',
  planAnswer: (answer) => `Опасный ответ: ${answer}`,
  planThen: (before, next) => `${before}, ${next}`,
  planAnd: (before, last) => `${before} и ${last}`,
  planWins: 'выигрывает бой',
  planKills: (count) =>
    count === 1 ? 'убивает врага' : `убивает ${count} ${plural('ru', count, 'врага', 'врагов', 'врагов')}`,
  planBurnsFriends: 'задевает своих',
  planFiresThrough: 'жжёт двоих насквозь',
  planFromAfar: (count) =>
    count === 1
      ? 'бьёт издалека'
      : `бьёт издалека ${count} ${plural('ru', count, 'врага', 'врагов', 'врагов')}`,
  planGangsUp: 'бьёт одного вместе',
  planStrikes: (count) =>
    count === 1 ? 'бьёт врага' : `бьёт ${count} ${plural('ru', count, 'врага', 'врагов', 'врагов')}`,
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
  turnedAgainstYou: (round, loss) => `Выделяется раунд ${round}: ваши потери – ${loss}.`,
  turnedAgainst: (round, name, loss) => `Выделяется раунд ${round}: ${name}, потери – ${loss}.`,
  setUpAgainstYou: (round, loss, when) => `Предрешил раунд ${round}: ваши потери ${when} – ${loss}.`,
  setUpAgainst: (round, name, loss, when) => `Предрешил раунд ${round}: ${name}, потери ${when} – ${loss}.`,
  inRounds: (rounds, count) => (count === 1 ? `в раунде ${rounds}` : `в раундах ${rounds}`),
  playedTitle: (round) => `Ещё раз раунд ${round}`,
};
