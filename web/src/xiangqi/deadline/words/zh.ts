import type { en } from './en';

/** 与时钟赛跑的搜索，中文。 */
export const zh: typeof en = {
  title: '等了八十秒的一步棋',
  story:
    '一位程序员为功能手机写了象棋程序，固定搜索三层。在模拟器上两秒内就能走棋，在客户的真机上却要八十多秒。解决办法：逐层加深，在每个节点检查时钟，用已经完成的最深一层搜索的结果走棋。',
  device: '设备',
  speed: (nodes: string) => `每秒 ${nodes} 个局面`,
  phone: '功能手机',
  own: (nodes: string) => `本设备：${nodes}`,
  takes: (mean: string, most: string) => `平均 ${mean} 秒走一步，最长 ${most} 秒。`,
  keeps: (seconds: string, score: string, games: string) =>
    `${seconds} 秒内走棋，对它下 ${games} 盘，得分率 ${score}。`,
  scores: '得分率在几种速度下测得，这里显示最接近的一种。固定层数的程序不限时间。',
  withTimeOut: '同一程序，加上限时',
  position: (place: number, all: number) => `局面 ${place}/${all}`,
  previous: '上一个局面',
  next: '下一个局面',
  fixedHow: (depth: number) => `固定搜索 ${depth} 层，不管要多久。`,
  deepeningHow: (seconds: string, depth: number) => `${seconds} 秒后停止：完成 ${depth} 层。`,
  plays: (move: string, seconds: string) => `${move}，用时 ${seconds} 秒`,
  nothing: '时间内一层也没有完成。',
  noWaiting: '这里不用等：走一步的时间等于它要搜索的局面数除以设备的速度。',
};
