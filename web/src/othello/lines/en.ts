import type { Lines } from '../../board/said';

/** What the opponents say, in English. */
export const en: Lines = {
  0: {
    begins: 'The cup is empty. It landed somewhere.',
    seesWin: 'They all seem to be my colour. Who did that?',
    loses: 'The cup leaks.',
    wins: 'I put them down. They turned.',
  },
  10: {
    begins: 'As many as I can carry.',
    seesWin: 'Look how many I am holding.',
    loses: 'They were nearly all mine. Then it ended.',
    wins: 'Counted, and kept.',
  },
  20: {
    begins: 'I only want a corner.',
    seesWin: 'I have sat down, and it is comfortable.',
    loses: 'You came in right beside me.',
    wins: 'I sat there. Now it is mine.',
  },
  30: {
    begins: 'You may move. For now.',
    seesWin: 'You seem to be running out of doors.',
    loses: 'I had the keys. You had the window.',
    wins: 'Locked. I hardly had to push.',
  },
  40: {
    begins: 'Four moves ahead. The rest I gnaw off.',
    seesWin: 'The dam is holding, I think.',
    loses: 'There was water behind that one.',
    wins: 'Timber.',
  },
  50: {
    begins: 'I have been up since four.',
    seesWin: 'It is getting light, I think.',
    loses: 'I crowed too early.',
    wins: 'Good morning.',
  },
  60: {
    begins: 'Have we met? I would remember.',
    seesWin: 'This reminds me of something pleasant.',
    loses: 'I shall not forget this one.',
    wins: 'I have been here before. It ended like this.',
  },
  70: {
    begins: 'What I put down stays down.',
    seesWin: 'It looks level from here.',
    loses: 'You found the loose stone.',
    wins: 'Go on. Try to turn one over.',
  },
  80: {
    begins: 'Play as you like. I mind the last ten.',
    seesWin: 'The seam seems to be closing.',
    loses: 'It was torn before I got there.',
    wins: 'Ten stitches, and not one to spare.',
  },
  90: {
    begins: 'I have all the pieces. Not yet the places.',
    seesWin: 'Few pieces left, and they seem to fit.',
    loses: 'It was solved. Only not by me.',
    wins: 'It fits. It had to.',
  },
  100: {
    begins: 'A hundred thousand games. I read the edges first.',
    seesWin: 'The margins are full of good news, I find.',
    loses: 'I shall have to write in the margin.',
    wins: 'Look at the corners. It is all in there.',
  },
  110: {
    begins: 'I look at everything. At most of it briefly.',
    seesWin: 'I have touched the water here. It seems fine.',
    loses: 'I passed over that one. A pity.',
    wins: 'One dip was enough.',
  },
  120: {
    begins: 'Half of it is dark, half is light. Begin.',
    seesWin: 'Eighty-seven in a hundred. I am still counting.',
    loses: 'So these were the other two in a hundred.',
    wins: 'It was likely. Then it was so.',
  },
  130: {
    begins: 'Chapter one. I have read this one before.',
    seesWin: 'I peeked at the last page. I like it.',
    loses: 'That was in no book of mine. Yet.',
    wins: 'The end. Would you like to borrow it?',
  },
  140: {
    begins: 'Somebody else, for once. Please begin.',
    seesWin: 'I have been here before. Alone, of course.',
    loses: 'I never play that. Perhaps I should visit more.',
    wins: 'When I win, I lose as well. Not today.',
  },
  150: {
    begins: 'One of us rides ahead. Do not mind the wind.',
    seesWin: 'The one in front has seen the end. It is downhill.',
    loses: 'Neither of us looked behind.',
    wins: 'Two wheels, one road. It was yours for a while.',
  },
};
