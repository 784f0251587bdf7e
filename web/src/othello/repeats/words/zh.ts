import type { en } from './en';

/** Words about lines that win again and again, in simplified Chinese. */
export const zh: typeof en = {
  title: '一错再错',
  story:
    '有人写了一个黑白棋程序，总是选静态评估的最优着。起初作者屡战屡败，后来找到一条必胜的路线，回回都赢，索然无味：程序从不吸取教训。',
  asked: (lines, finder, nodes) =>
    `这里把它量了一遍。${finder}每手 ${nodes} 个节点，找出 ${lines} 条能胜这种程序的路线，每条在没有和有补救办法时各重下十次。`,
  opponent: '程序',
  remedy: '补救办法',
  same: '原路线取胜（10 次中）',
  blind: '盲目照搬（10 次中）',
  score: '与自身对局，%',
  remedies: {
    none: '没有',
    'several evaluations': '多套评估函数',
    jitter: '权重微调',
    'second-best moves': '偶尔走次优着',
    'all three': '三者合用',
    memory: '记忆',
    'all three and memory': '三者加记忆',
    blur: '模糊，即这里对局的做法',
    'blur and memory': '模糊加记忆，即这里对局的做法',
  },
  noteSame: '原路线取胜：只要应着与上次相同，就照原路线下。',
  noteBlind: '盲目照搬：不管怎么应，只要合法就按原来的顺序落同样的子。',
  noteScore: (games) => `与自身对局：与没有补救办法的程序下 ${games} 局，看补救的代价；50 为持平。`,
  verdict: '记忆能终止它，而且不付代价：输掉的对局里的应着，让位给差不了多少的另一着。',
  linesTitle: '取胜的路线',
  lineOf: (winner, begin) => `${winner}胜：${begin} …`,
};
