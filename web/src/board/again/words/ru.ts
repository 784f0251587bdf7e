import type { en } from './en';

export const ru: typeof en = {
  yours: 'Как сыграли вы',
  theirs: (name) => `Как сыграл соперник: ${name}`,
  better: 'Что движок ценит выше',
  valued: 'Это мнение движка.',
  same: 'Движок не находит ничего лучше.',
  thinking: 'Обдумываю …',
  lost: 'Разбор прервался. Перезагрузите страницу.',
  tryAgain: 'Попробовать отсюда ещё раз',
};
