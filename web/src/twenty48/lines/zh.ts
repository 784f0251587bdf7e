import type { Lines } from '../../board/said';

/** What the opponents say, in Chinese. */
export const zh: Lines = {
  0: { begins: '用前摇匀。', seesWin: '怎么变这么大了？', loses: '倒光了。', wins: '摇着摇着就出来了。' },
  10: {
    begins: '哦，两个一样的。',
    seesWin: '腮帮子快塞满了。',
    loses: '什么都留着，坏就坏在这儿。',
    wins: '全部。我的。',
  },
  20: {
    begins: '大的放角上，麻烦了。',
    seesWin: '差不多能见人了。',
    loses: '一块乱了，就全乱了。',
    wins: '好了。谁也别碰。',
  },
  30: {
    begins: '准是个四，还落错地方。',
    seesWin: '挺顺的，怕是长不了。',
    loses: '我说过的。',
    wins: '好吧，就这一回。',
  },
  40: {
    begins: '我只看最疼的。',
    seesWin: '长势不错，没想到。',
    loses: '有条根没剪到。',
    wins: '修过，还开了花。',
  },
  50: {
    begins: '沙还在流，我就再看看。',
    seesWin: '也许还来得及做个大的。',
    loses: '最后一粒。',
    wins: '沙还有剩。',
  },
  60: {
    begins: '每滑一步，我都记着。',
    seesWin: '照笔记看，要来个大的。',
    loses: '索引里有，“终”字条。',
    wins: '已编目，加星。',
  },
  70: { begins: '一行进，一行出。', seesWin: '第四列有希望。', loses: '卡纸。', wins: '合计。' },
  80: {
    begins: '九比一，是个二。',
    seesWin: '这赔率我喜欢。我喜欢多数赔率。',
    loses: '是个四。十回总有一回。',
    wins: '庄家赔钱。',
  },
  90: {
    begins: '从不发生的事，我不看。',
    seesWin: '实事求是说，看着还行。',
    loses: '原来真会发生。',
    wins: '总的说来，不意外。',
  },
  100: {
    begins: '天越满，我看得越远。',
    seesWin: '几条轨道似乎要会合了。',
    loses: '有颗星，图上没有。',
    wins: '入轨，准时。',
  },
  110: {
    begins: '这盘值多少，档案里有。在哪儿来着。',
    seesWin: '有先例，而且不坏。',
    loses: '结案，归档。',
    wins: '永久保存。',
  },
  120: {
    begins: '教过的我都会。帽子正吗？',
    seesWin: '好像是扫帚自己在干。',
    loses: '该再往前看一步的。',
    wins: '我只是照着教的做。',
  },
  130: {
    begins: '会来的方块，我都隐约看见。',
    seesWin: '好像亮起来了。',
    loses: '烟没错，我读晚了。',
    wins: '曾经看见过，连同别的。',
  },
  140: {
    begins: '一圈，两圈，总往里走。',
    seesWin: '若都撑住，再来一圈。',
    loses: '螺旋会到头。这条到了。',
    wins: '下回，再转。',
  },
  150: { begins: '太阳不着急。', seesWin: '依我看，正在升起。', loses: '傍晚了。', wins: '正午。' },
};
