/** Words of the settings in English; its keys are every table’s. */
export const en = {
  theme: 'Appearance',
  themeAuto: 'System',
  themeLight: 'Light',
  themeDark: 'Dark',
  language: 'Language',
  languageAuto: 'System',
  tempoHint:
    'How long the opponent’s moves take to watch. It thinks meanwhile; its strength does not wait for you. Classic keeps the original’s pace: in a battle 4 to 4.5 s a unit.',
  opponentsLines: 'Opponents’ lines',
  opponentsLinesHint: 'What they say as a game begins, turns and ends.',
  volume: 'Volume',
  version: 'Version',
  signature: 'Engine signature',
  signatureHint: 'The same on every machine. A different one belongs in a report.',
  signatureMeasure: 'Measure',
  signatureRunning: 'Measuring …',
  signatureFailed: 'Could not be measured',
  copyGame: 'Copy this game',
  copyGameHint: 'Start, moves, opponent and version as text, for reports.',
  copyFailed: 'The browser did not allow copying. Select the text and copy it.',
  noGameToCopy: 'No game yet.',
};
