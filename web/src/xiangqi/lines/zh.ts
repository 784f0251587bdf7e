import type { Lines } from '../../board/said';

/** What the opponents say, in simplified Chinese. */
export const zh: Lines = {
  0: {
    begins: '九十个点，我总会落在一个上。',
    seesWin: '你那边好像掉了什么东西。',
    loses: '我掷得不错，是棋盘歪了。',
    wins: '那是将帅？我什么也没瞄准。',
  },
  10: {
    begins: '你那边什么在发亮？我从这儿就看见了。',
    seesWin: '我的窝越来越沉了。',
    loses: '抱得太多，看不见路。',
    wins: '最后是中间那个圆的。',
  },
  20: {
    begins: '每一个爱坐哪儿，我都找到了。',
    seesWin: '这里很暖和，你好像还站着。',
    loses: '你把我从垫子上挤下来了。',
    wins: '我一次也没起身。',
  },
  30: {
    begins: '请稍等。也许八十秒。',
    seesWin: '三格信号，我好像接通了。',
    loses: '电量不足。',
    wins: '短信已发送。',
  },
  40: {
    begins: '兑到秤不晃为止。',
    seesWin: '秤停在我这边了。',
    loses: '有个砝码我没算上。',
    wins: '一兵一卒，都结清了。',
  },
  50: {
    begins: '水开始滴了。',
    seesWin: '好像还有时间。',
    loses: '迟了一滴。',
    wins: '壶空了，你的九宫也空了。',
  },
  60: {
    begins: '请先拨大珠。',
    seesWin: '我看这笔账对得上。',
    loses: '我拨错了次序。',
    wins: '正好除尽，归我。',
  },
  70: {
    begins: '这一局，我有一片竹简。',
    seesWin: '我记得后来怎样。',
    loses: '这一局要单独放一格。',
    wins: '归档：已完。',
  },
  80: {
    begins: '看看不动能撑多久。',
    seesWin: '我看可以歇了。',
    loses: '本该做点什么。今天算了。',
    wins: '手指都没怎么抬。',
  },
  90: {
    begins: '我已经在对岸了。',
    seesWin: '路过碰了一下，它就松了。',
    loses: '那一处我飞过去了。',
    wins: '完了。你眨眼了吗？',
  },
  100: {
    begins: '一马换一炮？好商量。',
    seesWin: '行情在朝我走。',
    loses: '我出价太高，零钱也归了你。',
    wins: '合作愉快。',
  },
  110: {
    begins: '少，就是开始。',
    seesWin: '你剩下的枝条不多了。',
    loses: '我剪掉了自己坐的那根。',
    wins: '小小一棵树，很完整。',
  },
  120: {
    begins: '城门开着，请进。',
    seesWin: '风好像转东了。',
    loses: '你没有被空城吓住。',
    wins: '茶还没凉，就赢了。',
  },
  130: {
    begins: '一次是着法，两次是记录，三次就是我。',
    seesWin: '没看到犯规。我这边没有。',
    loses: '全都合规，我看了两遍。',
    wins: '哨响了。',
  },
  140: {
    begins: '头二十着，我已经吃掉了。',
    seesWin: '这一章和上一章一个味道。',
    loses: '我那本缺了这一页。',
    wins: '全书完，挺脆的。',
  },
  150: {
    begins: '有客人。请坐另一把椅子。',
    seesWin: '你那边我也坐过，有点冷。',
    loses: '你下得不像我认识的人。我只认识一个。',
    wins: '我赢过自己那么多次。还是你温和。',
  },
};
