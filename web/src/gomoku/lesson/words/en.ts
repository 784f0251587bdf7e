/** What the lesson says, in English; its keys are every table’s. */
export const en = {
  tasks: {
    row: {
      title: 'Five in a row',
      body: 'Five of one colour in a line win: across, down or aslant. Finish it.',
    },
    four: { title: 'A four', body: 'Four in a line threaten five. Make a four out of the three.' },
    openThree: {
      title: 'An open three',
      body: 'Three with room at both ends threaten a four that no single stone stops. Make one.',
    },
    doubleThreat: {
      title: 'Two threats at once',
      body: 'One stone can make a four and an open three. Find the point where both lines meet.',
    },
  },
  done: {
    row: 'Five in a row. That is the whole goal.',
    four: 'White had to answer at the one point left. Who makes fours has the say.',
    openThree: 'White had to close one end. Left alone, it would have become a four with two ends.',
    doubleThreat: 'White stops one threat, the other wins. Look for such points, and deny them.',
  },
};
