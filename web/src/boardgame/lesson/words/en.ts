/** Words around a lesson in English; its keys are every table’s. */
export const en = {
  lessonTitle: 'Half a minute’s lesson',
  lessonStep: (step: number, all: number) => `${step} of ${all}`,
  lessonTap: 'Your move. One tap.',
  lessonMissed: 'Not there. The ringed point does it.',
  lessonAnswering: 'The board answers …',
  lessonNext: 'Next',
  lessonPlay: (name: string) => `Now play: ${name}`,
  lessonSkip: (name: string) => `Skip the rest and play ${name}`,
};
