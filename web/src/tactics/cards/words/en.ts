import { plural } from '../../../i18n/plural';

/** What is said of a chosen unit and of what it is about to do in English; its keys are every table’s. */
export const en = {
  fighterHint: 'Strikes a neighbouring square.',
  archerHint: 'Shoots 1–7 squares in a line, over water; the first unit stops the arrow.',
  wizardHint: 'Fire burns 1–5 squares in a line, through every unit, friends too.',
  pickCell: 'Choose a square or a marked enemy.',
  strikes: 'Can strike from here',
  noStrikes: 'Nothing to strike from here.',
  confirmAgain: 'Tap the target again, or press Enter.',
  forecast: 'Forecast',
  kills: 'falls',
  friendlyFire: 'Friendly fire',
  friendlyFireBody: (count: number) =>
    count === 1 ? 'This strike hits one of your own units.' : `This strike hits ${count} of your own units.`,
  exposed: (count: number, damage: number) =>
    `${count} ${plural('en', count, 'enemy', 'enemies')} could strike there for ${damage}`,
  exposedLethal: 'deadly',
  safe: 'No enemy can strike there next turn',
  hitPointsChange: (from: number, to: number) => `${from} → ${to}`,
  inspectEnemy: 'Where this unit can strike next turn',
  walks: 'Moves',
  damage: 'Damage',
  hitPoints: 'Hit points',
  /** What the badges on a unit mean. */
  badgeThreat: (count: number) =>
    count === 1 ? 'One enemy could strike it next turn.' : `${count} enemies could strike it next turn.`,
  badgeDeadly: (count: number) =>
    count === 1
      ? 'One enemy could strike it down next turn.'
      : `${count} enemies could strike it down together next turn.`,
  badgeActed: 'It has acted, and acts again in your next turn.',
  badgeShortened: 'It moves one square less this turn.',
  badgeWound: 'The last turn cost it so many hit points.',
};
