import type { en } from './en';

export const ru: typeof en = {
  lessonTitle: 'Урок на полминуты',
  lessonStep: (step, all) => `${step} из ${all}`,
  lessonTap: 'Ваш ход. Одно касание.',
  lessonMove: 'Ваш ход: коснитесь фигуры, затем пункта, куда она идёт.',
  lessonMissed: 'Не там. Нужен пункт в кольце.',
  lessonAnswering: 'Соперник отвечает …',
  lessonNext: 'Дальше',
  lessonPlay: (name) => `Теперь партия: ${name}`,
  lessonSkip: (name) => `Пропустить и играть: ${name}`,
};
