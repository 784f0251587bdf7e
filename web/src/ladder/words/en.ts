import { plural } from '../../i18n/plural';

/** The ladder’s words in English; its keys are every table’s. Entries that take values are functions. */
export const en = {
  ladderOf: (game: string) => `${game}: the ladder`,
  ladderIs: (count: number, last: number) =>
    `${count} opponents. Each has one more idea than the one below it. Rungs are numbered from 0 at the bottom to ${last} at the summit.`,
  ladderMeasured:
    'The program played each opponent against the one below it. Figures are the share of the points, with a 95 % interval.',
  ladderMeasuredAt: (games: string, nodes: string) =>
    `The program played each opponent against the one below it: ${games} games with ${nodes} nodes per turn. Figures are the share of the points, with a 95 % interval.`,
  ladderMeasuredAlone: 'Each opponent played the same games alone.',
  ladderShort: (beaten: number, count: number, next: string) =>
    `The ladder of ${count} opponents. Beaten so far: ${beaten}. Next: ${next}.`,

  summit: 'Summit',
  lowest: 'Lowest',
  youAreHere: 'You are here',
  youStartHere: 'You start here',
  nextOpponent: 'Next',
  summitAbove: (name: string, steps: number) =>
    `${name}, the summit, is ${steps} ${plural('en', steps, 'step', 'steps')} above you`,
  atSummit: (name: string) => `You have beaten ${name}. Nobody is above you.`,
  beatenOf: (beaten: number, count: number) => `Beaten: ${beaten} of ${count}`,
  offerMoves:
    'Win, and your next opponent is one rung higher. Lose twice in a row, and it is one rung lower.',
  yourBest: (points: string) => `Your best: ${points} points`,
  nextPoints: (points: string) => `${points} points to beat`,

  wonTimes: (count: number) => (count === 1 ? 'won once' : `won ${count} times`),
  lostTimes: (count: number) => (count === 1 ? 'lost once' : `lost ${count} times`),

  watch: 'Watch it play',
  playYourself: 'Play yourself',

  winsOf: (won: number, games: number) => `Wins ${won} in ${games} against the one below.`,
  winsAll: 'Wins every game against the one below.',
  winsNothing: 'About as strong as the one below.',
  alike: (count: number) => `These ${count} are about equally strong: one step of the ladder.`,
  losesTo: (won: number, games: number) => `Loses to the one below: wins only ${won} in ${games}.`,
  scoresTimes: (times: string) => `Scores ${times} times as much as the one below.`,
  scoresSame: 'Scores about as much as the one below.',
  notMeasured: 'Not measured yet.',
  measuredBefore: 'measured before a change',
  figuresOfWins: (share: string, interval: string) => `${share}\u00a0% (${interval})`,
  figuresOfPoints: (mean: string, spread: string) => `${mean} ± ${spread} points on average`,

  scaleSolid: 'The solid rail shows strength, to scale.',
  scaleOpen: 'It is broken where no game was lost: the real distance is unknown.',
  scaleRoom: 'The dotted rail only makes room for the name.',

  climbed: (name: string) => `You beat ${name}.`,
  offersNow: (name: string) => `Next up: ${name}.`,
  passed: (name: string) => `You passed ${name}.`,
  passedNobody: 'The first mind is still ahead.',
  newBest: 'New best!',
  passNext: (points: string) => `${points} points to pass`,
  beatenBy: 'You lost to',

  whatItSees: 'What it sees',
  seesMore: (name: string, below: string) => `What ${name} sees and ${below} does not`,
  sceneOfBelow: 'The one below',
  sceneOfAbove: 'The one above',
  wouldPlay: (name: string) => `${name} would play here`,
  plays: (name: string) => `${name} plays`,
  sceneThinks: (judge: string, opinion: string) => `According to ${judge}: ${opinion}`,
  sceneHow: (judge: string, name: string) => `Here the two choose differently; ${judge} agrees with ${name}.`,
  sceneHowAlike: (nodes: string, judgeNodes: string) =>
    `The program found this position. Both search ${nodes} nodes per turn; the judge searched ${judgeNodes}.`,
  sceneHowSooner: (nodes: string, belowNodes: string, judgeNodes: string) =>
    `The program found this position. Both think alike, but the upper one faster: it searches ${nodes} nodes in the time of ${belowNodes}. The judge searched ${judgeNodes}.`,
  sceneNone: (positions: string) => `The program searched ${positions} positions and found no clear example.`,
  sceneNotSought: 'Nobody has looked for an example yet.',
  sceneAgain: 'Play again',
  valueWins: 'this wins',
  valueLoses: 'this loses',
  valueEven: 'about even',
  valueStronger: (times: string) => `${times} times as strong as the enemy`,
  valueWeaker: (times: string) => `the enemy is ${times} times as strong`,
  valueChance: (percent: string) => `about ${percent}\u00a0% of the points`,
  valuePoints: (points: string) => `about ${points} more points`,
};
