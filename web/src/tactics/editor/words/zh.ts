import type { en } from './en';

const cells = (names: string, count: number) => (names.split(' ').length < count ? `${names} …` : names);

/** 地图编辑器的中文词表。 */
export const zh: typeof en = {
  title: '绘制地图',
  brushes: '画什么',
  even: '双方相同',
  help: '方向键移动，回车绘制，U 撤销。',
  draw: '随机地图',
  clear: '空白地图',
  fair: '公平的地图，可以开战。',
  playable: '可以开战。请注意：',
  lab: '在此比较对手',
  faults: {
    noUnits: '每一方至少要有一个单位。',
    tooMany: '每一方最多八个单位。',
  },
  notes: {
    apart: (names, count) => `${cells(names, count)} 没有通向敌方的路。`,
    oneWay: (names, count) => `双方只能经过 ${cells(names, count)} 相遇。`,
    deadEnd: (names, count) => `死路：${cells(names, count)}`,
    exposed: (names, count) => `第一回合就会被击中：${cells(names, count)}`,
    lopsided: (names, count) => `双方不同之处：${cells(names, count)}`,
  },
};
