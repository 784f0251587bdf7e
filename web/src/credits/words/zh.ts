import type { en } from './en';

/** 致谢与许可的中文词条。 */
export const zh: typeof en = {
  credits: '致谢与许可',
  uses: {
    all: '游戏、引擎和页面。',
    page: '构成你看到的界面。',
    ratings: '计算等级分。',
    pictures: '生成动图。',
    loader: '载入页面的各部分。',
    offline: '保存页面，供离线使用。',
    font: '字体。',
    icons: '在棋盘上重绘为图形。',
    engines: '包含在引擎中。',
    data: '引擎的权重、开局库与棋题所用的对局、开局和局面。',
    ideas: '游戏及其对手的蓝本；未取用代码。',
  },
  creditBy: (name) => `作者：${name}。`,
  licence: (name) => `许可：${name}`,
};
