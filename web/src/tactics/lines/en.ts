import type { Lines } from '../../board/said';

/** What the opponents say, in English. */
export const en: Lines = {
  0: {
    begins: 'Let me shake first.',
    seesWin: 'Did I do that? I may have done that.',
    loses: 'I blame the third roll.',
    wins: 'A six. I was due one.',
  },
  10: {
    begins: 'Six of yours, six of mine. So far it adds up.',
    seesWin: 'I count more of mine than of yours.',
    loses: 'I must have dropped a bead.',
    wins: 'Some left over. Mine.',
  },
  20: {
    begins: 'Forward. Was there another direction?',
    seesWin: 'Nearly through, I think.',
    loses: 'I should have gone faster.',
    wins: 'Straight through, as planned.',
  },
  30: {
    begins: 'Are you sure this is safe?',
    seesWin: 'It looks good. That worries me.',
    loses: 'I knew it. I have known all day.',
    wins: 'Alive? Let me check again.',
  },
  40: {
    begins: 'You will see me. Briefly.',
    seesWin: 'I believe you are running out of places to look.',
    loses: 'You were closer than I thought.',
    wins: 'I was never really here.',
  },
  50: {
    begins: 'I have a plan. I am already changing it.',
    seesWin: 'This one might actually work.',
    loses: 'One screw loose. It is always one.',
    wins: 'It works. Do not ask why.',
  },
  60: {
    begins: 'Do look at this one. It is all alone.',
    seesWin: 'I feel a tug on the line.',
    loses: 'You took the bait and left the hook.',
    wins: 'It was never alone.',
  },
  70: {
    begins: 'I have paced it out. Mind the corners.',
    seesWin: 'By my measure, you are short of room.',
    loses: 'The ground was right. I stood on it wrongly.',
    wins: 'To the inch.',
  },
  80: {
    begins: 'By type, in order, at my word.',
    seesWin: 'I would already form up for the parade.',
    loses: 'Again. From the beginning. All of us.',
    wins: 'Dismissed.',
  },
  90: {
    begins: 'You first, then you. No: you, then you.',
    seesWin: 'All in the air, and I think none will drop.',
    loses: 'I looked at one ball too long.',
    wins: 'And caught.',
  },
  100: {
    begins: 'I leave the order to luck. Not the rest.',
    seesWin: 'I would raise now.',
    loses: 'Good cards. Better player.',
    wins: 'Luck? Only the order was.',
  },
  110: {
    begins: 'Would everyone kindly step aside.',
    seesWin: 'Something smells nearly done.',
    loses: 'Somebody stood in the line. It was me.',
    wins: 'Thank you for standing in a row.',
  },
  120: {
    begins: 'Nobody leaves early. On my side, at least.',
    seesWin: 'Hold. I think they are giving way.',
    loses: 'We stayed to the last. That is something.',
    wins: 'All who are left, fall in.',
  },
  130: {
    begins: 'I had twenty-five plans. Here are eight.',
    seesWin: 'I am down to my favourite.',
    loses: 'It must have been the ninth.',
    wins: 'The others I threw away.',
  },
  140: {
    begins: 'It is not how many. It is how many to how many.',
    seesWin: 'Two to one, by my scales. Scales can err.',
    loses: 'The beam tipped. I felt it before I saw it.',
    wins: 'Weighed, both of us.',
  },
  150: {
    begins: 'Let us see what is left of us after the fire.',
    seesWin: 'It rings true. I would like to hear it again.',
    loses: 'Alloy. I took it for gold.',
    wins: 'Tested, and found sufficient.',
  },
  160: {
    begins: 'I have looked at your answers. Please surprise me.',
    seesWin: 'I see an end. Ends have moved before.',
    loses: 'That answer I had not seen.',
    wins: 'It came as I saw it. Nearly.',
  },
  170: {
    begins: 'I have stood here before. A few thousand times.',
    seesWin: 'I remember fields like this. They went well.',
    loses: 'One more to remember.',
    wins: 'It gets no easier. Well fought.',
  },
  180: {
    begins: 'My plans have grandparents.',
    seesWin: 'This one is growing well. I keep watching it.',
    loses: 'Frost, in the last generation.',
    wins: 'It took many seasons.',
  },
  190: {
    begins: 'We begin with twelve. I can wait for four.',
    seesWin: 'It seems to follow. I shall check.',
    loses: 'My premise was at fault.',
    wins: 'Which was to be shown.',
  },
  200: {
    begins: 'We are four. We already disagree about you.',
    seesWin: 'Three of us think it is over. The fourth is careful.',
    loses: 'We shall have to talk about this.',
    wins: 'The motion is carried.',
  },
};
