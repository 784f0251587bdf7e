/** Words around a lesson in English; its keys are every table’s. */
export const en = {
  lessonTitle: 'Learn it in half a minute',
  lessonStep: (step: number, all: number) => `${step} of ${all}`,
  lessonTap: 'Your move. One tap.',
  lessonMove: 'Your move: tap the piece, then the point it goes to.',
  lessonMissed: 'Not there. Play the ringed point.',
  lessonAnswering: 'The opponent answers …',
  lessonNext: 'Next',
  lessonPlay: (name: string) => `Now play: ${name}`,
  lessonSkip: (name: string) => `Skip the rest and play ${name}`,
};
