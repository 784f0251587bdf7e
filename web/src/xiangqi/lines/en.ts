import type { Lines } from '../../board/said';

/** What the opponents say, in English. */
export const en: Lines = {
  0: {
    begins: 'Ninety points. I shall land on one of them.',
    seesWin: 'Something fell off your side of the board.',
    loses: 'I rolled well. The board was tilted.',
    wins: 'Was that the general? I was aiming at nothing.',
  },
  10: {
    begins: 'What shines on your side? I can see it from here.',
    seesWin: 'My nest is getting heavy.',
    loses: 'I held so much that I could not see.',
    wins: 'And now the round one in the middle.',
  },
  20: {
    begins: 'I have found where each of them likes to sit.',
    seesWin: 'It is warm here. You seem to be standing.',
    loses: 'You moved me off my cushion.',
    wins: 'I did not get up once.',
  },
  30: {
    begins: 'One moment. Or eighty seconds.',
    seesWin: 'Three bars. I think I have a signal.',
    loses: 'Battery low.',
    wins: 'Message sent.',
  },
  40: {
    begins: 'We shall trade until nothing swings.',
    seesWin: 'It has come to rest on my side.',
    loses: 'There was a weight that I did not count.',
    wins: 'Settled, to the last soldier.',
  },
  50: {
    begins: 'The water has started to run.',
    seesWin: 'There seems to be time left.',
    loses: 'One drop too late.',
    wins: 'The vessel is empty, and so is your palace.',
  },
  60: {
    begins: 'The large beads first, if you please.',
    seesWin: 'The sum looks right to me.',
    loses: 'I had it in the wrong order.',
    wins: 'It came out even. For me.',
  },
  70: {
    begins: 'I have a strip of bamboo for this.',
    seesWin: 'I remember how this went.',
    loses: 'That one goes to a shelf of its own.',
    wins: 'Filed under finished.',
  },
  80: {
    begins: 'Let us see how far I get without moving.',
    seesWin: 'I could stop now, I suppose.',
    loses: 'I should have done something. Not today.',
    wins: 'Hardly lifted a finger.',
  },
  90: {
    begins: 'I am already on the other bank.',
    seesWin: 'I touched it in passing. It gave way.',
    loses: 'I flew over that one.',
    wins: 'Done. Did you blink?',
  },
  100: {
    begins: 'A horse for a cannon? Let us talk.',
    seesWin: 'The price is going my way.',
    loses: 'I paid too much, and you took the change.',
    wins: 'A pleasure to do business.',
  },
  110: {
    begins: 'Less is a beginning.',
    seesWin: 'There are few branches left to you.',
    loses: 'I cut the one I sat on.',
    wins: 'A small tree, and quite complete.',
  },
  120: {
    begins: 'The gates are open. Come in.',
    seesWin: 'The wind seems to turn east.',
    loses: 'You did not fear the empty city.',
    wins: 'It was won before the tea was cold.',
  },
  130: {
    begins: 'Once is a move. Twice is a note. Three times is me.',
    seesWin: 'I see no breach of the rules. On my side.',
    loses: 'All within the rules. I looked twice.',
    wins: 'That is the whistle.',
  },
  140: {
    begins: 'I have eaten the first twenty moves.',
    seesWin: 'This chapter tastes like the last.',
    loses: 'That page was missing from mine.',
    wins: 'The end. Rather crisp.',
  },
  150: {
    begins: 'A guest. Take the other chair.',
    seesWin: 'I have sat on your side, too. It was cold.',
    loses: 'You play like nobody I know. I know one.',
    wins: 'I have beaten myself so often. You were kinder.',
  },
  160: {
    begins: 'I have seen this before. Or something like it.',
    seesWin: 'I could not say why, but I like it.',
    loses: 'The shell cracked the other way.',
    wins: 'I felt it from the first move.',
  },
  170: {
    begins: 'We swore to play this together.',
    seesWin: 'He saw it first. I believe him.',
    loses: 'He blames me. I blame him.',
    wins: 'Neither of us could have done it alone.',
  },
};
