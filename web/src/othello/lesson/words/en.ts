/** What the lesson says, in English; its keys are every table’s. */
export const en = {
  tasks: {
    bracket: {
      title: 'Enclose and turn over',
      body: 'Enclose white discs in a line between two black ones, and they turn over. Place a black disc.',
    },
    directions: {
      title: 'All directions at once',
      body: 'Every line that your disc encloses turns over: across, down and diagonally. Find the square where all lines meet.',
    },
    pass: {
      title: 'No move, no turn',
      body: 'A player who cannot turn a disc has to pass. Leave White without a move.',
    },
    corner: {
      title: 'Corners stay',
      body: 'A disc in a corner can never be turned over. Take the corner.',
    },
    beside: {
      title: 'Not beside an empty corner',
      body: 'On b2 a disc would open the corner to White. The other moves do not. Choose one of them.',
    },
    end: {
      title: 'The last square',
      body: 'The game ends when neither side can move. The side with more discs wins. White has more now.',
    },
  },
  done: {
    bracket: 'You turned one disc, and White turned one back. It goes on like this to the end.',
    directions: 'One disc turned ten. But many discs early on are no lead: they can all be turned back.',
    pass: 'White had to pass, and you moved again. Taking moves away is worth more than having many discs.',
    corner: 'That disc is yours for good. So are the discs that you build along the edges from it.',
    beside: 'The corner stays closed. Play beside a corner only when it is taken or you have no other move.',
    end: 'The last disc decided it: Black wins 35 to 29.',
  },
};
