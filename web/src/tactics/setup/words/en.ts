/** What the set-up of battles says in English; its keys are every table’s. */
export const en = {
  personality: 'Character',
  newBattle: 'New battle',
  newBattleTitle: 'Leave this battle?',
  newBattleBody: 'A new battle replaces it.',
  drawMap: 'Draw a map',
  asGoodAsLost: 'This battle is as good as lost.',
  concedeTitle: 'Resign this battle?',
  /** What a character costs in strength. */
  costs: {
    cyborgs: '',
    orcs: 'Win about one battle in four against cyborgs.',
    elves: 'Nearly as strong as cyborgs.',
    zombies: 'Win fewer than one battle in twenty against cyborgs.',
  },
};
