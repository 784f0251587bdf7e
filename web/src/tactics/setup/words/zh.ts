import type { en } from './en';

/** 战斗设置的简体中文。 */
export const zh: typeof en = {
  personality: '性格',
  newBattle: '新对局',
  newBattleTitle: '离开这一局？',
  newBattleBody: '新对局会取代它。',
  drawMap: '绘制地图',
  asGoodAsLost: '这一局大势已去。',
  concedeTitle: '认输？',
  costs: {
    cyborgs: '',
    orcs: '对机械人大约四场赢一场。',
    elves: '几乎和机械人一样强。',
    zombies: '对机械人二十场也难赢一场。',
  },
};
