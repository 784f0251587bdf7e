/** What the lesson says, in English; its keys are every table’s. */
export const en = {
  tasks: {
    bracket: {
      title: 'Enclose and turn over',
      body: 'A disc must enclose discs of the other colour in a line. Those turn over. Place a black one.',
    },
    directions: {
      title: 'All directions at once',
      body: 'Every line that the disc encloses turns over: across, down and aslant. Find the cell where all lines meet.',
    },
    pass: {
      title: 'No move, no turn',
      body: 'Who can turn nothing over has to pass. Leave White without a move.',
    },
    corner: {
      title: 'Corners stay',
      body: 'Nothing lies behind a corner: a disc there is never turned over again. Take it.',
    },
    beside: {
      title: 'Not beside an empty corner',
      body: 'On b2 a disc would open the corner to White. The other moves do not. Choose one of them.',
    },
    end: {
      title: 'The last cell',
      body: 'The game ends when neither side can move. Who has more discs then has won. White has more now.',
    },
  },
  done: {
    bracket: 'One disc turned, and White has turned one back. So it goes, to the end.',
    directions:
      'Ten discs with one. But many discs early on are no lead: they are the ones that can be turned.',
    pass: 'White had to pass, and you moved again. Few moves for the other side are worth more than many discs.',
    corner: 'That one is yours for good, and so is what grows along the edges from it.',
    beside: 'The corner stays closed. Play beside one when it is taken, or when nothing else is left.',
    end: 'The very last disc has decided it: Black has won by 35 to 29.',
  },
};
