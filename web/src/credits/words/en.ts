/** Words of the credits in English; its keys are every table’s. */
export const en = {
  credits: 'Credits and licences',
  uses: {
    all: 'The games, the engines and the page.',
    page: 'Builds what you see.',
    ratings: 'Works out ratings.',
    pictures: 'Writes animated pictures.',
    loader: 'Loads the page’s parts.',
    offline: 'Keeps the page for when you’re offline.',
    font: 'The letters.',
    icons: 'Redrawn as shapes on a board.',
    engines: 'Is in the engines.',
    data: 'Games, openings and positions that weights, books and puzzles were made of.',
    ideas: 'A game and its opponents are modelled on it; no code was copied.',
  },
  creditBy: (name: string) => `By ${name}.`,
  licence: (name: string) => `Licence: ${name}`,
};
