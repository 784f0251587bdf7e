/** What is said of values in an address, in English; its keys are every table’s. */
export const en = {
  noticeParameter: (parameter: string, given: string, used: string) =>
    used === ''
      ? `${parameter}=${given} was ignored.`
      : `${parameter}=${given} is not possible, so ${used} is used.`,
  notRung: 'There is no such rung',
  outOfRange: 'Out of range',
  notNumber: 'Not a whole number',
  notChoice: 'Not one of the choices',
  notEven: 'Games come in pairs',
  notInMatch: 'A match needs a limit',
  notOfMatch: 'Not in a match',
  notMoves: 'Not moves of this game',
  notOfGame: 'Does not apply to this game',
};
