import { plural } from '../../i18n/plural';
import type { en } from './en';

/** The ladder’s words in Russian. */
export const ru: typeof en = {
  ladderOf: (game) => `${game}: лестница`,
  ladderIs: (count, last) =>
    `${count} ${plural(count, 'ум', 'ума', 'умов')}, и у каждого на одну идею больше, чем у того, кто ниже. Ступени пронумерованы десятками: от 0 внизу до ${last} на вершине.`,
  ladderMeasured: 'Сколько стоит идея, измерено: программа сыграла их между собой.',
  ladderMeasuredAt: (games, nodes) =>
    `Сколько стоит идея, измерено: программа сыграла их между собой, партий ${games}, по ${nodes} узлов на ход.`,
  ladderMeasuredAlone: 'Сколько стоит идея, измерено: каждый ум сыграл одни и те же партии.',
  ladderShort: (beaten, count, next) =>
    `Лестница, соперников: ${count}. Побеждено: ${beaten}. Дальше: ${next}.`,
  ladderMinds: (count) => `${count} ${plural(count, 'ум', 'ума', 'умов')}`,

  summit: 'Вершина',
  lowest: 'Низ',
  youAreHere: 'Вы здесь',
  youStartHere: 'Вы начинаете здесь',
  nextOpponent: 'Дальше',
  summitAbove: (name, steps) => `До вершины (${name}) ${steps} ${plural(steps, 'шаг', 'шага', 'шагов')}`,
  atSummit: (name) => `${name} — побеждённая вершина. Выше вас никого нет.`,
  beatenOf: (beaten, count) => `Побеждено: ${beaten} из ${count}`,
  offerMoves:
    'Кто следующий, решают ваши партии: после победы на ступень выше, после поражения на ступень ниже.',
  yourBest: (points) => `Ваш рекорд: ${points}`,
  nextPoints: (points) => `Нужно больше ${points}`,

  wonTimes: (count) => `побед: ${count}`,
  lostTimes: (count) => `поражений: ${count}`,
  drawnTimes: (count) => `ничьих: ${count}`,

  watch: 'Смотреть игру',
  playYourself: 'Играть самому',

  winsOf: (won, games) => `Берёт ${won} из ${games} у того, кто ниже.`,
  winsAll: 'Берёт все партии у того, кто ниже.',
  winsNothing: (games) => `Не сильнее того, кто ниже, насколько видно по ${games} партиям.`,
  losesTo: (won, games) => `Слабее того, кто ниже: берёт лишь ${won} из ${games}.`,
  scoresTimes: (times) => `Набирает в ${times} раза больше того, кто ниже.`,
  scoresSame: (games) => `Набирает не больше того, кто ниже, насколько видно по ${games} партиям.`,
  notMeasured: 'Ещё не измерено.',
  measuredBefore: 'измерено до изменения',
  figuresOfWins: (share, interval) => `${share}\u00a0% (${interval})`,
  figuresOfPoints: (mean, spread) => `в среднем ${mean} ± ${spread}`,

  scaleSolid: 'Сплошной участок — сила, в масштабе;',
  scaleOpen: 'разрыв — ни одной потерянной партии, и сколько там ещё, неизвестно;',
  scaleRoom: 'пунктир — только место для имени.',

  climbed: (name) => `${name}: победа за вами.`,
  offersNow: (name) => `Теперь «Играть» предложит другого соперника: ${name}.`,
  beatenBy: 'Что вас победило',

  whatItSees: 'Что он видит',
  seesMore: (name, below) => `Что видит ${name} и не видит ${below}`,
  sceneOfBelow: 'Ступенью ниже',
  sceneOfAbove: 'Ступенью выше',
  wouldPlay: (name) => `Так пошёл бы ${name}`,
  plays: (name) => `Так ходит ${name}`,
  sceneThinks: (judge, opinion) => `${judge} считает: ${opinion}`,
  sceneHow: (nodes, judge, judgeNodes) =>
    `Нашла программа: при ${nodes} узлах на ход эти двое здесь расходятся, а ${judge} с ${judgeNodes} согласен с верхним. Его мнение — оценка, а не факт.`,
  sceneHowSooner: (nodes, belowNodes, judge, judgeNodes) =>
    `Нашла программа: оба думают одинаково, но верхний быстрее: за время ${belowNodes} узлов у него ${nodes}. Поэтому здесь они расходятся, а ${judge} с ${judgeNodes} согласен с верхним. Его мнение — оценка, а не факт.`,
  sceneNone: (positions) =>
    `Среди ${positions} позиций программа не нашла ни одной, где нижний ошибается, этот — нет, и более сильный с ним согласен.`,
  sceneNotSought: 'Такой позиции ещё не искали.',
  sceneAgain: 'Ещё раз',
  valueWins: 'это победа',
  valueLoses: 'это поражение',
  valueEven: 'после этого силы равны',
  valueStronger: (times) => `после этого силы больше вражеских в ${times} раза`,
  valueWeaker: (times) => `после этого враг сильнее в ${times} раза`,
  valueChance: (percent) => `ожидается ${percent}\u00a0% очков`,
  valuePoints: (points) => `ожидается ещё очков: ${points}`,
};
