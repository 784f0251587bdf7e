/** What the lesson says, in English; its keys are every table’s. */
export const en = {
  tasks: {
    row: {
      title: 'Five in a row',
      body: 'Five of one colour in a line win: across, down or diagonally. Complete the row.',
    },
    four: { title: 'A four', body: 'Four in a line threaten five. Turn the three into a four.' },
    openThree: {
      title: 'An open three',
      body: 'A three with both ends open threatens a four that one stone cannot stop. Make one.',
    },
    doubleThreat: {
      title: 'Two threats at once',
      body: 'One stone can make a four and an open three. Find the point where both lines meet.',
    },
  },
  done: {
    row: 'Five in a row. That is the whole goal.',
    four: 'White had only one answer. Fours let you decide what happens next.',
    openThree: 'White had to close one end. Otherwise you would have a four with two open ends.',
    doubleThreat:
      'White stops one threat, and the other wins. Look for such points, and keep your opponent off them.',
  },
};
