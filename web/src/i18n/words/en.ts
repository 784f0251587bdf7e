/** The words that the whole page shares, in English; its keys are every table’s. Entries that take values are functions. */
export const en = {
  tagline: 'Opponents that think while you watch.',

  play: 'Play',
  playAgainst: (name: string) => `against ${name}`,
  continueBattle: 'Continue',
  ladder: 'The ladder',
  home: 'Home',
  settings: 'Settings',
  record: 'Your record',
  daily: 'Daily',
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  details: 'Details',
  menu: 'Menu',

  you: 'You',
  rungNumber: (rung: number) => `Rung ${rung}`,
  thinking: 'Thinking',

  yourTurn: 'Your turn',
  tempo: 'Tempo',
  tempoClassic: 'Classic',
  tempoBrisk: 'Brisk',
  tempoFast: 'Fast',
  skip: 'Skip',
  undo: 'Undo',
  hint: 'Hint',
  keepPlaying: 'Keep playing',

  tabMoves: 'Moves',
  tabSetup: 'Set-up',
  noMoves: 'No moves yet.',
  opponent: 'Opponent',
  start: 'Start',

  draw: 'Draw',
  concede: 'Resign',
  concedeBody: 'It counts as a loss.',
  copyLink: 'Copy link',

  sound: 'Sound',
  on: 'On',
  off: 'Off',
  copied: 'Copied',

  loading: 'Setting up the board',
  failedTitle: 'The engine did not start',
  failedUnsupported:
    'This browser cannot run WebAssembly, or the page’s policy blocks it. Try a current browser.',
  failedStart: 'The engine crashed while starting. Reload the page; if that doesn’t help, tell us.',
  brokenTitle: 'Something went wrong',
  brokenBody: 'Reload the page. What was saved is still there.',
  tryAgain: 'Try again',
  reload: 'Reload',
  offline: 'You’re offline.',
  missingFile: (file: string) => `A file didn’t load${file === '' ? '' : `: ${file}`}.`,
  notRecorded: 'This game isn’t in your record yet.',

  notices: 'Messages',
  dismiss: 'Dismiss',
  noticeLost: 'The engine doesn’t respond, so your opponent plays simple moves. Reload the page.',
  noticeRestarted: 'The engine crashed and was restarted. The game goes on.',
  savedSettings: 'settings',
  savedResults: 'results against opponents',

  boardLabel: 'Board',

  workshop: 'Workshop',
  labOpen: 'Compare two opponents',
  labGame: (number: number) => `Game ${number}`,

  planAsGood: 'just as good',
  whyNotYours: 'Not your turn yet',
};
