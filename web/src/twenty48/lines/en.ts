import type { Lines } from '../../board/said';

/** What the opponents say, in English. */
export const en: Lines = {
  0: {
    begins: 'Shake well before use.',
    seesWin: 'How did that get so big?',
    loses: 'All out.',
    wins: 'I shook, and it came out.',
  },
  10: {
    begins: 'Ooh, two of the same.',
    seesWin: 'My cheeks are nearly full.',
    loses: 'I kept everything. That was the trouble.',
    wins: 'All of it. Mine.',
  },
  20: {
    begins: 'Large ones in the corner. Please.',
    seesWin: 'Almost presentable.',
    loses: 'One tile out of place, and then all.',
    wins: 'There. Nobody touch it.',
  },
  30: {
    begins: 'It will be a four, in the wrong place.',
    seesWin: 'It goes well. It will hardly last.',
    loses: 'As I said.',
    wins: 'Well. This once.',
  },
  40: {
    begins: 'I look only at what hurts.',
    seesWin: 'Strong growth. I would not have thought so.',
    loses: 'A root I had not cut.',
    wins: 'Pruned, and in flower.',
  },
  50: {
    begins: 'While the sand runs, I look further.',
    seesWin: 'There may still be time for a large one.',
    loses: 'The last grain.',
    wins: 'With sand to spare.',
  },
  60: {
    begins: 'I keep notes between slides.',
    seesWin: 'My notes suggest a large one.',
    loses: 'It is in the index, under E for end.',
    wins: 'Catalogued, with a star.',
  },
  70: { begins: 'Row in, row out.', seesWin: 'Column four looks promising.', loses: 'Jam.', wins: 'Total.' },
  80: {
    begins: 'Nine to one it is a two.',
    seesWin: 'I like these odds. I like most odds.',
    loses: 'A four. One in ten happens.',
    wins: 'The bank pays out.',
  },
  90: {
    begins: 'I do not look into what never happens.',
    seesWin: 'Realistically, it looks fine.',
    loses: 'It happened, then.',
    wins: 'No surprise, on the whole.',
  },
  100: {
    begins: 'The fuller the sky, the further I look.',
    seesWin: 'The courses seem to meet.',
    loses: 'A body I had not charted.',
    wins: 'In its orbit, and on time.',
  },
  110: {
    begins: 'What this board is worth is on file. Somewhere.',
    seesWin: 'There are precedents, and they are good.',
    loses: 'Closed, and filed.',
    wins: 'To be kept for ever.',
  },
  120: {
    begins: 'I know what I was taught. Is the hat straight?',
    seesWin: 'I think the broom is doing it.',
    loses: 'I should have looked one step further.',
    wins: 'I only did as I was told.',
  },
  130: {
    begins: 'I see every tile that may come, dimly.',
    seesWin: 'It brightens, I believe.',
    loses: 'The smoke was right. I read it too late.',
    wins: 'It had been seen, among other things.',
  },
  140: {
    begins: 'Round once, round twice, and always inward.',
    seesWin: 'One lap more, if all holds.',
    loses: 'The spiral ends. This one did.',
    wins: 'And round again, next time.',
  },
  150: {
    begins: 'The sun is in no hurry.',
    seesWin: 'It is rising, as far as I can tell.',
    loses: 'Evening.',
    wins: 'Noon.',
  },
};
