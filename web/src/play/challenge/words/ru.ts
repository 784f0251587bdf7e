import { plural } from '../../../i18n/plural';
import type { en } from './en';

/** Words of challenges in Russian. */
export const ru: typeof en = {
  challenge: 'Вызов',
  challenged: {
    won: (opponent) => `Друг победил отсюда (${opponent}). А вы?`,
    lost: (opponent) => `Друг проиграл отсюда (${opponent}). Сыграйте лучше.`,
    draw: (opponent) => `Друг сыграл отсюда вничью (${opponent}). Сыграйте лучше.`,
  },
  theirs: (feat) => `Результат друга: ${feat}.`,
  outcomes: { won: 'победа', lost: 'поражение', draw: 'ничья' },
  counted: {
    rounds: (count) => `за ${count} ${plural('ru', count, 'раунд', 'раунда', 'раундов')}`,
    moves: (count) => `за ${count} ${plural('ru', count, 'ход', 'хода', 'ходов')}`,
  },
  here: { rounds: 'на этой карте ', moves: '' },
  kept: {
    units: (count) => `(осталось ${count} ${plural('ru', count, 'боец', 'бойца', 'бойцов')})`,
    discs: (count) => `(${count} ${plural('ru', count, 'фишка', 'фишки', 'фишек')})`,
  },
  yourResult: 'Вы',
  theirResult: 'Друг',
  youDidBetter: 'Ваш результат лучше.',
  theyDidBetter: 'Результат друга лучше.',
  sameResult: 'Результаты равны.',
  challengeFriend: 'Бросить вызов другу',
  challengeHint: 'То же начало, тот же соперник.',
  dare: {
    won: (opponent, how) => `${opponent}: победа ${how}. А ты?`,
    lost: (opponent, how) => `${opponent}: поражение ${how}. Сможешь лучше?`,
    draw: (opponent, how) => `${opponent}: ничья ${how}. Сможешь лучше?`,
  },
};
