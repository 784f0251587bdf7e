/** Words of the credits in English; its keys are every table’s. */
export const en = {
  credits: 'Credits and licences',
  uses: {
    all: 'The games, the engines and the page.',
    page: 'Builds what you see.',
    ratings: 'Works out ratings.',
    loader: 'Loads the page’s parts.',
    font: 'The letters.',
    icons: 'Redrawn as shapes on a board.',
    engines: 'Is in the engines.',
    data: 'Games from which an engine’s weights were learned and its opening book was made.',
    ideas: 'What a game and its opponents are modelled on; no code was taken.',
  },
  creditBy: (name: string) => `By ${name}.`,
  licence: (name: string) => `Licence: ${name}`,
};
