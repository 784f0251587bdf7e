/** What is said of a screen without its style, in English; its keys are every table’s. */
export const en = {
  plainer: 'The page looks plainer without it.',
};
