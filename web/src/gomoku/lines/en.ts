import type { Lines } from '../../board/said';

/** What the opponents say, in English. */
export const en: Lines = {
  0: {
    begins: 'Next to something. That is my whole plan.',
    seesWin: 'Are those mine, in a row?',
    loses: 'I rolled a one, in a way.',
    wins: 'Five? I only counted to one.',
  },
  10: {
    begins: 'I have brought my own bricks.',
    seesWin: 'Not much missing now, by the look of it.',
    loses: 'You were building too? I never looked up.',
    wins: 'Straight, and it holds.',
  },
  20: {
    begins: 'Your row or mine: one of them waits outside.',
    seesWin: 'I think I shall let mine in.',
    loses: 'One slipped past while I held the other door.',
    wins: 'Mine was on the list.',
  },
  30: {
    begins: 'I look at what you would do. Hello.',
    seesWin: 'I keep looking, and it keeps looking good.',
    loses: 'I blinked.',
    wins: 'I saw it, and then I saw it happen.',
  },
  40: {
    begins: 'A little off the top before we begin.',
    seesWin: 'Few branches left, and I like them.',
    loses: 'I cut the one I was sitting on.',
    wins: 'Trimmed.',
  },
  50: {
    begins: 'Fives here, fours there. You may go anywhere.',
    seesWin: 'This goes in the top drawer, I think.',
    loses: 'Filed under: to be learnt from.',
    wins: 'Everything in its place. Five of them.',
  },
  60: {
    begins: 'I rarely go far. It is all next door.',
    seesWin: 'It looks settled, from my window.',
    loses: 'I should have looked over the fence.',
    wins: 'Good fence. Good row.',
  },
  70: {
    begins: 'Ten moves, and not one more. I am counting.',
    seesWin: 'That would be worth its price.',
    loses: 'I saved on the wrong one.',
    wins: 'And nothing wasted.',
  },
  80: {
    begins: 'One move deeper, while there is time.',
    seesWin: 'It is getting late, I think.',
    loses: 'Another minute and I might have had it.',
    wins: 'On the hour.',
  },
  90: {
    begins: 'I may have read this one. Ssh.',
    seesWin: 'I believe I know how this chapter ends.',
    loses: 'A new one. I shall put it on the shelf.',
    wins: 'It ended as in the other edition.',
  },
  100: {
    begins: 'I only need to see a little further.',
    seesWin: 'I think I can see over it from here.',
    loses: 'My neck was in the wrong place.',
    wins: 'It was just within reach.',
  },
  110: {
    begins: 'I glance first. I dive when something moves.',
    seesWin: 'Something silver down there, I think.',
    loses: 'That one was deeper than it looked.',
    wins: 'Only the beak got wet.',
  },
  120: {
    begins: 'I ask. You answer. It is a simple game.',
    seesWin: 'I have a few questions left, and I like them.',
    loses: 'You had one answer too many.',
    wins: 'There was no further answer.',
  },
  130: {
    begins: 'I heard you come in.',
    seesWin: 'The trail is warm, if I am not mistaken.',
    loses: 'You doubled back. Well done.',
    wins: 'Two paths, and I was on both.',
  },
  140: {
    begins: 'Each line is tied to every other. Mind your step.',
    seesWin: 'Something moved in the web.',
    loses: 'A thread gave. I know which.',
    wins: 'It was woven some time ago.',
  },
  150: {
    begins: 'Of many thousand games, this is the next.',
    seesWin: 'In most games I know, this went well.',
    loses: 'A footnote. Thank you.',
    wins: 'As in the literature.',
  },
  160: {
    begins: 'Most moves need no thought. I know which do.',
    seesWin: 'I stopped thinking a while ago. You may guess why.',
    loses: 'So that one deserved a thought. Good.',
    wins: 'It felt like this from the third stone on.',
  },
  170: {
    begins: 'One of us is already a move ahead.',
    seesWin: 'We have compared notes. They agree.',
    loses: 'Neither of us saw that one.',
    wins: 'Two heads, one row of five.',
  },
};
