import type { en } from './en';

export const zh: typeof en = {
  tasks: {
    row: { title: '连五', body: '同色五子连成一线就赢：横、竖、斜都行。把它下完。' },
    four: { title: '冲四', body: '四子一线，下一手就成五。把这三子变成四。' },
    openThree: { title: '活三', body: '两端都空的三子，下一手成活四，一子挡不住。下出一个。' },
    doubleThreat: { title: '双重威胁', body: '一子可以同时成四和活三。找到两线相交的那一点。' },
  },
  done: {
    row: '五子连珠，这就是全部目标。',
    four: '白只能应在唯一的空点上。谁冲四，谁说了算。',
    openThree: '白必须堵住一端。不管它，就会成为两头都通的四。',
    doubleThreat: '白只能挡住一个，另一个就赢了。找这样的点，也别让对方下到。',
  },
};
