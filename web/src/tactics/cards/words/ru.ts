import { plural } from '../../../i18n/plural';
import type { en } from './en';

export const ru: typeof en = {
  fighterHint: 'Бьёт соседнюю клетку.',
  archerHint: 'Стреляет по прямой на 1–7 клеток, и над водой; стрелу останавливает первый юнит.',
  wizardHint: 'Огонь жжёт 1–5 клеток по прямой, насквозь, и своих тоже.',
  pickCell: 'Выберите клетку или отмеченного врага.',
  strikes: 'Удары отсюда',
  noStrikes: 'Отсюда бить некого.',
  confirmAgain: 'Нажмите на цель ещё раз или Enter.',
  forecast: 'Прогноз',
  kills: 'погибнет',
  friendlyFire: 'Огонь по своим',
  friendlyFireBody: (count) => `Удар заденет ${count} ${plural('ru', count, 'своего', 'своих', 'своих')}.`,
  exposed: (count, damage) =>
    `Там достанут ${count} ${plural('ru', count, 'враг', 'врага', 'врагов')}, урон ${damage}`,
  exposedLethal: 'смертельно',
  safe: 'Там в следующий ход никто не достанет',
  hitPointsChange: (from, to) => `${from} → ${to}`,
  inspectEnemy: 'Куда этот юнит может ударить в следующий ход',
  walks: 'Ходит',
  damage: 'Урон',
  hitPoints: 'Жизни',
  badgeThreat: (count: number) =>
    `${count} ${plural('ru', count, 'враг может', 'врага могут', 'врагов могут')} ударить по нему в следующий ход.`,
  badgeDeadly: (count: number) =>
    count === 1
      ? 'Один враг может сразить его в следующий ход.'
      : `${count} ${plural('ru', count, 'враг', 'врага', 'врагов')} вместе могут сразить его в следующий ход.`,
  badgeActed: 'Уже ходил и снова сможет в ваш следующий ход.',
  badgeShortened: 'В этот ход проходит на клетку меньше.',
  badgeWound: 'Столько здоровья отнял последний ход.',
};
