import type { en } from './en';

export const zh: typeof en = {
  fighterHint: '攻击相邻一格。',
  archerHint: '直线射击 1–7 格，可越过水面；箭被第一个单位挡住。',
  wizardHint: '火焰沿直线烧 1–5 格，穿过所有单位，也伤友军。',
  pickCell: '选一个格子，或有标记的敌人。',
  strikes: '从这里可攻击',
  noStrikes: '从这里打不到任何单位。',
  confirmAgain: '再点一次目标，或按回车。',
  forecast: '预测',
  kills: '倒下',
  friendlyFire: '误伤友军',
  friendlyFireBody: (count) => `这一击会打中 ${count} 个自己的单位。`,
  exposed: (count, damage) => `那里会受到 ${count} 个敌人攻击，共 ${damage} 点`,
  exposedLethal: '致命',
  safe: '下回合没有敌人能打到那里',
  hitPointsChange: (from, to) => `${from} → ${to}`,
  inspectEnemy: '这个单位下回合能攻击的格子',
  walks: '移动',
  damage: '伤害',
  hitPoints: '生命',
  badgeThreat: (count: number) => `下回合有 ${count} 个敌人能攻击它。`,
  badgeDeadly: (count: number) =>
    count === 1 ? '下回合有 1 个敌人能击倒它。' : `下回合 ${count} 个敌人合力能击倒它。`,
  badgeActed: '已行动，你的下回合可再次行动。',
  badgeShortened: '本回合少移动一格。',
  badgeWound: '上一回合失去的生命值。',
};
