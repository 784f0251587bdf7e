/** What is said of draws that are offered, in English; its keys are every table’s. */
export const en = {
  offer: 'Offer a draw',
  answers: {
    early: (name: string) => `${name} declines: it is too early for a draw.`,
    again: (name: string) => `${name} has just declined.`,
    unknown: (name: string) => `${name} wants to make a move first.`,
    better: (name: string) => `${name} declines: it likes its position.`,
  },
};
