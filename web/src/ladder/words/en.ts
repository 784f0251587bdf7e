/** The ladder’s words in English; its keys are every table’s. Entries that take values are functions. */
export const en = {
  ladderOf: (game: string) => `${game}: the ladder`,
  ladderIs: (count: number, last: number) =>
    `${count} minds, each with one idea more than the one below. Rungs are numbered in tens, from 0 for the lowest to ${last} for the summit.`,
  ladderMeasured: 'What an idea is worth was measured: the program played both against each other.',
  ladderMeasuredAt: (games: string, nodes: string) =>
    `What an idea is worth was measured: the program played both against each other, ${games} games with ${nodes} nodes a turn.`,
  ladderMeasuredAlone: 'What an idea is worth was measured: each mind played the same games alone.',
  ladderShort: (beaten: number, count: number, next: string) =>
    `The ladder of ${count} opponents. Beaten so far: ${beaten}. Next: ${next}.`,
  ladderMinds: (count: number) => `${count} minds`,

  summit: 'Summit',
  lowest: 'Lowest',
  youAreHere: 'You are here',
  youStartHere: 'You start here',
  nextOpponent: 'Next',
  summitAbove: (name: string, steps: number) =>
    steps === 1
      ? `${name}, the summit, is one step above you`
      : `${name}, the summit, is ${steps} steps above you`,
  atSummit: (name: string) => `You have beaten ${name}. Nobody stands above you.`,
  beatenOf: (beaten: number, count: number) => `Beaten: ${beaten} of ${count}`,
  offerMoves: 'Who comes next follows your results: one up after a win, one down after a defeat.',
  yourBest: (points: string) => `Your best: ${points} points`,
  nextPoints: (points: string) => `${points} points to beat`,

  wonTimes: (count: number) => (count === 1 ? 'won once' : `won ${count} times`),
  lostTimes: (count: number) => (count === 1 ? 'lost once' : `lost ${count} times`),
  drawnTimes: (count: number) => (count === 1 ? 'drawn once' : `drawn ${count} times`),

  watch: 'Watch it play',
  playYourself: 'Play yourself',

  winsOf: (won: number, games: number) => `Wins ${won} in ${games} against the one below.`,
  winsAll: 'Wins every game against the one below.',
  winsNothing: (games: string) => `Worth nothing over the one below that ${games} games can tell.`,
  losesTo: (won: number, games: number) => `Loses to the one below: wins only ${won} in ${games}.`,
  scoresTimes: (times: string) => `Scores ${times} times as much as the one below.`,
  scoresSame: (games: string) => `Scores no more than the one below that ${games} games can tell.`,
  notMeasured: 'Not measured yet.',
  measuredBefore: 'measured before a change',
  figuresOfWins: (share: string, interval: string) => `${share}\u00a0% (${interval})`,
  figuresOfPoints: (mean: string, spread: string) => `${mean} ± ${spread} points on average`,

  scaleSolid: 'The solid rail is strength, to scale;',
  scaleOpen: 'broken where no game was lost, so that nobody knows how far it goes;',
  scaleRoom: 'the dotted rail is only room for the name.',

  climbed: (name: string) => `You have beaten ${name}.`,
  offersNow: (name: string) => `From now on “Play” offers ${name}.`,
  beatenBy: 'What beat you',

  whatItSees: 'What it sees',
  seesMore: (name: string, below: string) => `What ${name} sees and ${below} does not`,
  sceneOfBelow: 'The one below',
  sceneOfAbove: 'The one above',
  wouldPlay: (name: string) => `${name} would play here`,
  plays: (name: string) => `${name} plays`,
  sceneThinks: (judge: string, opinion: string) => `${judge} thinks: ${opinion}`,
  sceneHow: (nodes: string, judge: string, judgeNodes: string) =>
    `Found by the program: with ${nodes} nodes a turn the two part here, and ${judge}, with ${judgeNodes}, agrees with the upper one. What it thinks is a valuation, not a fact.`,
  sceneHowSooner: (nodes: string, belowNodes: string, judge: string, judgeNodes: string) =>
    `Found by the program: both think the same, but the upper one sooner: in the time of ${belowNodes} nodes it has ${nodes}. So the two part here, and ${judge}, with ${judgeNodes}, agrees with the upper one. What it thinks is a valuation, not a fact.`,
  sceneNone: (positions: string) =>
    `Among ${positions} positions the program found none in which the one below goes wrong, this one does not, and a stronger one agrees.`,
  sceneNotSought: 'No such position has been looked for yet.',
  sceneAgain: 'Play again',
  valueWins: 'that wins',
  valueLoses: 'that loses',
  valueEven: 'even after that',
  valueStronger: (times: string) => `${times} times as strong as the enemy after that`,
  valueWeaker: (times: string) => `the enemy is ${times} times as strong after that`,
  valueChance: (percent: string) => `${percent}\u00a0% of the points to be expected`,
  valuePoints: (points: string) => `${points} more points to be expected`,
};
