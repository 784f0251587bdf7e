/** What the lesson says, in English; its keys are every table’s. */
export const en = {
  tasks: {
    chariot: {
      title: 'The chariot',
      body: 'It goes along a line, as far as nothing is in its way, and takes what it meets. Take the horse.',
    },
    cannon: {
      title: 'The cannon',
      body: 'It goes like the chariot, but takes only over a screen: exactly one piece in between. Take the chariot.',
    },
    horse: {
      title: 'The horse',
      body: 'One point straight, then one diagonally outwards. A piece beside it on the straight point ties its leg. Take the cannon that it can reach.',
    },
    elephant: {
      title: 'The elephant and the river',
      body: 'Two points diagonally, never across the river, and not over a piece in the middle. Take the soldier that it can reach.',
    },
    palace: {
      title: 'The palace',
      body: 'The general goes one point straight, the advisor one diagonally. Neither leaves the palace. Your general is in check: put the advisor in between.',
    },
    soldier: {
      title: 'The soldier',
      body: 'One point forward, never back. Across the river it also goes sideways. Take the horse.',
    },
    facing: {
      title: 'Generals never face each other',
      body: 'No move may leave them on an open file with nothing in between, so yours guards its file. Win with one move of the chariot.',
    },
  },
  done: {
    chariot: 'The chariot is the strongest piece. Bring both out early.',
    cannon: 'Cannons need screens, of either side. They are strongest while the board is full.',
    horse: 'The other way was closed: your own soldier stood at the horse’s leg.',
    elephant: 'Elephants only defend. The other soldier was safe: a piece stood in the elephant’s eye.',
    palace: 'Out of check. You have to get out of every check.',
    soldier: 'The soldier at the river’s edge could not do that: it has not crossed yet.',
    facing: 'Won! A side that has no legal move has lost, in check or not.',
  },
};
