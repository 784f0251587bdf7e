/** What openings are called by those who do not call them as the list does; its keys are every table’s. */
export const en = {
  names: {} as Readonly<Record<string, string>>,
};
