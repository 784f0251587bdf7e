import { plural } from '../../i18n/plural';
import type { en } from './en';

/** The ladder’s words in Russian. */
export const ru: typeof en = {
  ladderOf: (game) => `${game}: лестница`,
  ladderIs: (count, last) =>
    `${count} ${plural('ru', count, 'соперник', 'соперника', 'соперников')}. У каждого на одну идею больше, чем у того, кто ниже. Ступени пронумерованы от 0 внизу до ${last} на вершине.`,
  ladderMeasured:
    'Программа сыграла каждого соперника с тем, кто ниже. Цифры — доля очков и её интервал 95 %.',
  ladderMeasuredAt: (games, nodes) =>
    `Программа сыграла каждого соперника с тем, кто ниже: партий ${games}, узлов на ход ${nodes}. Цифры — доля очков и её интервал 95 %.`,
  ladderMeasuredAlone: 'Каждый соперник сыграл одни и те же партии один.',
  ladderShort: (beaten, count, next) =>
    `Лестница, соперников: ${count}. Побеждено: ${beaten}. Дальше: ${next}.`,

  summit: 'Вершина',
  lowest: 'Низ',
  youAreHere: 'Вы здесь',
  youStartHere: 'Вы начинаете здесь',
  nextOpponent: 'Дальше',
  summitAbove: (name, steps) =>
    `До вершины (${name}) ${steps} ${plural('ru', steps, 'шаг', 'шага', 'шагов')}`,
  atSummit: (name) => `${name} — побеждённая вершина. Выше вас никого нет.`,
  beatenOf: (beaten, count) => `Побеждено: ${beaten} из ${count}`,
  offerMoves: 'После победы соперник на ступень выше, после двух поражений подряд — на ступень ниже.',
  yourBest: (points) => `Ваш рекорд: ${points}`,
  nextPoints: (points) => `Нужно больше ${points}`,

  wonTimes: (count) => `побед: ${count}`,
  lostTimes: (count) => `поражений: ${count}`,

  watch: 'Смотреть игру',
  playYourself: 'Играть самому',

  winsOf: (won, games) => `Берёт ${won} из ${games} у того, кто ниже.`,
  winsAll: 'Берёт все партии у того, кто ниже.',
  winsNothing: 'Примерно равен тому, кто ниже.',
  alike: (count) => `Эти ${count} примерно равны: одна ступень лестницы.`,
  losesTo: (won, games) => `Слабее того, кто ниже: берёт лишь ${won} из ${games}.`,
  scoresTimes: (times) => `Набирает в ${times} раза больше того, кто ниже.`,
  scoresSame: 'Набирает примерно столько же, сколько тот, кто ниже.',
  notMeasured: 'Ещё не измерено.',
  measuredBefore: 'измерено до изменения',
  figuresOfWins: (share, interval) => `${share}\u00a0% (${interval})`,
  figuresOfPoints: (mean, spread) => `в среднем ${mean} ± ${spread}`,

  scaleSolid: 'Сплошной участок — сила, в масштабе.',
  scaleOpen: 'Разрыв — ни одной потерянной партии: настоящее расстояние неизвестно.',
  scaleRoom: 'Пунктир — только место для имени.',

  climbed: (name) => `${name}: победа за вами.`,
  offersNow: (name) => `Следующий соперник: ${name}.`,
  passed: (name) => `${name} позади.`,
  passedNobody: 'Первый соперник ещё впереди.',
  newBest: 'Новый рекорд!',
  passNext: (points) => `Нужно больше ${points}`,
  beatenBy: 'Вас победил',

  whatItSees: 'Что он видит',
  seesMore: (name, below) => `Что видит ${name} и не видит ${below}`,
  sceneOfBelow: 'Ступенью ниже',
  sceneOfAbove: 'Ступенью выше',
  wouldPlay: (name) => `Так пошёл бы ${name}`,
  plays: (name) => `Так ходит ${name}`,
  sceneThinks: (judge, opinion) => `${judge} считает: ${opinion}`,
  sceneHow: (judge, name) => `Здесь они ходят по-разному; ${judge} согласен: прав ${name}.`,
  sceneHowAlike: (nodes, judgeNodes) =>
    `Позицию нашла программа. Оба смотрят ${nodes} узлов на ход, у судьи было ${judgeNodes}.`,
  sceneHowSooner: (nodes, belowNodes, judgeNodes) =>
    `Позицию нашла программа. Оба думают одинаково, но верхний быстрее: ${nodes} узлов за время ${belowNodes}. У судьи было ${judgeNodes}.`,
  sceneNone: (positions) => `Программа просмотрела позиций: ${positions}, но ясного примера не нашла.`,
  sceneNotSought: 'Примера ещё не искали.',
  sceneAgain: 'Ещё раз',
  valueWins: 'победа',
  valueLoses: 'поражение',
  valueEven: 'силы равны',
  valueStronger: (times) => `сильнее врага в ${times} раза`,
  valueWeaker: (times) => `враг сильнее в ${times} раза`,
  valueChance: (percent) => `около ${percent}\u00a0% очков`,
  valuePoints: (points) => `ещё около ${points} очков`,
};
