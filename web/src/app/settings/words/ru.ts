import type { en } from './en';

export const ru: typeof en = {
  theme: 'Вид',
  themeAuto: 'Как в системе',
  themeLight: 'Светлый',
  themeDark: 'Тёмный',
  language: 'Язык',
  languageAuto: 'Как в системе',
  tempoHint:
    'Сколько показываются ходы соперника. На его силу темп не влияет. Обычный темп — как в первоисточнике: в битве 4–4,5 с на юнита.',
  opponentsLines: 'Реплики соперников',
  opponentsLinesHint: 'Что они говорят в начале партии, на переломе и в конце.',
  volume: 'Громкость',
  version: 'Версия',
  signature: 'Подпись движка',
  signatureHint: 'Одинакова на всех машинах. Если другая, сообщите о ней.',
  signatureMeasure: 'Измерить',
  signatureRunning: 'Измеряется …',
  signatureFailed: 'Не удалось измерить',
  copyGame: 'Скопировать партию',
  copyGameHint: 'Начало, ходы, соперник и версия текстом, для отчётов.',
  copyFailed: 'Браузер не дал скопировать. Выделите текст и скопируйте сами.',
  noGameToCopy: 'Партии ещё не было.',
  creditsOpen: 'Авторы и лицензии',
};
