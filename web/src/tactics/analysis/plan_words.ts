import { describeCertainty, typeName } from '../battle/sentences';
import { cellName } from '../rules/cells';
import { type GhostAction, type GhostPlan, isIdle } from './ghost_plan';
import type { LineFlag, PlanLine, PlannedTurn } from './plan_line';
import type { Messages } from './words/messages';

/** Words for what was considered, in the language of a table. */

/** As many phrases as are read at a glance. */
const MOST_PHRASES = 3;
const MOST_IN_ANSWER = 2;

/** "Attacks from afar and hides": the flags of a turn, what counts most first. */
export function flagWords(t: Messages, turn: PlannedTurn): string {
  return sentence(flagPhrase(t, turn));
}

/** The same within a sentence. */
export function flagPhrase(t: Messages, turn: PlannedTurn): string {
  return phrase(t, turn, MOST_PHRASES);
}

/** "Wins in 3 rounds, whatever the enemy does": what has been proven of a plan; empty where nothing has been. */
export function certainWords(t: Messages, { certain }: PlanLine): string {
  return certain === null ? '' : sentence(describeCertainty(t, certain));
}

function sentence(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** "Feared answer: fells an enemy": what the enemy would do after a plan; empty where nothing is known of that. */
export function answerWords(t: Messages, { answer }: PlanLine): string {
  return answer === null ? '' : t.planAnswer(phrase(t, answer, MOST_IN_ANSWER));
}

function phrase(t: Messages, turn: PlannedTurn, most: number): string {
  const phrases = phrasesOf(t, turn).slice(0, most);
  const last = phrases.pop() ?? t.planRegroups;
  return phrases.length === 0 ? last : t.planAnd(phrases.reduce(t.planThen), last);
}

function phrasesOf(t: Messages, { flags, fallen, struck }: PlannedTurn): string[] {
  const has = (flag: LineFlag) => flags.includes(flag);
  /** The first of these that the plan has; the words of the others would say the same or less. */
  const first = (...words: readonly [boolean, string][]) => words.find(([is]) => is)?.[1] ?? '';
  return [
    first([has('wins'), t.planWins], [fallen > 0, t.planKills(fallen)]),
    first([has('burnsFriends'), t.planBurnsFriends]),
    first(
      [has('fromAfar'), t.planFromAfar(struck)],
      [fallen === struck, ''],
      [struck === 1 && has('gangsUp'), t.planGangsUp],
      [fallen > 0, t.planStrikesMore(struck - fallen)],
      [true, t.planStrikes(struck)],
    ),
    first([has('firesThrough'), t.planFiresThrough]),
    first(
      [has('nothing'), t.planNothing],
      [has('sheltersWounded'), t.planShelters],
      [has('hides'), t.planHides],
      [has('outOfReach'), t.planOutOfReach],
    ),
    first([has('bait'), t.planBait]),
    first([has('advances'), t.planAdvances], [has('withdraws'), t.planWithdraws]),
    first([has('drawsTogether'), t.planTogether]),
  ].filter((phrase) => phrase !== '');
}

/** Score losses, in thousandths, up to which a plan is as good as the best, nearly so, and somewhat worse. */
const AS_GOOD = 2;
const NEARLY = 20;
const SOMEWHAT = 80;

/** How good the plan at `place` (0 for the best) is, compared with the best. */
export function qualityWords(t: Messages, { scoreLoss }: PlanLine, place: number): string {
  if (place === 0) return t.planBest;
  if (scoreLoss <= AS_GOOD) return t.planAsGood;
  if (scoreLoss <= NEARLY) return t.planNearly;
  return scoreLoss <= SOMEWHAT ? t.planSomewhat : t.planClearly;
}

/** The score loss as a share of the army: "−4.0 %"; empty for none to speak of. */
export function scoreLossFigure({ scoreLoss }: PlanLine): string {
  return scoreLoss === 0 ? '' : `−${(scoreLoss / 10).toFixed(1)} %`;
}

/**
 * What tells a plan from others that the same words are said of: the first thing in it that none of them does. Empty
 * where the words suffice.
 */
export function distinction(t: Messages, plan: GhostPlan, all: readonly GhostPlan[]): string {
  const words = flagWords(t, plan.line);
  const alike = all.filter((other) => other !== plan && flagWords(t, other.line) === words);
  if (alike.length === 0) return '';
  const own = plan.actions.filter(
    (action) => !isIdle(action) && !alike.some(({ line }) => line.codes.includes(action.code)),
  );
  return own[0] === undefined ? '' : oneActionWords(t, own[0]);
}

/** What is said of all plans alike, so that it need not be said of each: a phrase, or empty. */
export function sharedFlags(t: Messages, all: readonly GhostPlan[]): string {
  const [own, ...others] = all.map(({ line }) => flagPhrase(t, line));
  return own !== undefined && others.length > 0 && others.every((other) => other === own) ? own : '';
}

/** What each unit does, one sentence each; who stays idle is passed over. */
export function actionWords(t: Messages, actions: readonly GhostAction[]): string[] {
  return actions.filter((action) => !isIdle(action)).map((action) => oneActionWords(t, action));
}

function oneActionWords(t: Messages, action: GhostAction): string {
  const unit = typeName(t, action.type);
  const moved =
    action.from === action.to
      ? t.moveStays(unit, cellName(action.from))
      : t.moveMoves(unit, cellName(action.from), cellName(action.to));
  const struck = action.struck.map((body) => {
    const name = typeName(t, body.type);
    return body.dies ? t.moveKill(name) : t.moveHit(name, body.damage);
  });
  return [moved, ...struck].join(', ');
}
