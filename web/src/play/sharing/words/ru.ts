import type { en } from './en';

/** Words of the ways to share a game in Russian. */
export const ru: typeof en = {
  shareWatch: 'Посмотреть эту партию',
  shareWatchHint: 'Ссылка, по которой проигрывается вся партия.',
  sharePicture: 'Картинка',
  sharePictureHint: 'Переломный момент: снимок или анимация.',
  shareShape: 'Формат',
  shapeWide: 'Широкий',
  shapeSquare: 'Квадрат',
  shareStill: 'Снимок',
  shareMoving: 'Анимация',
  shareMaking: (percent) => `Готовится: ${percent} %`,
  shareSave: 'Сохранить или отправить',
  shareFailed: 'Здесь картинку сделать не удалось.',
};
