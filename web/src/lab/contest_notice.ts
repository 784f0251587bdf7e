import { tellNotice } from '../shell/address/tell_notice';
import type { UrlNotice } from '../shell/address/url_checks';
import { toldText } from './told_text';
import { messages } from './words/messages';

/** What was wrong in the address of a contest. */
export interface ContestNotice extends UrlNotice {
  /** What could have been said instead, where it is worth saying. */
  choices?: readonly string[];
}

/** Hears of it. */
export type Tell = (notice: ContestNotice) => void;

/** How much of a wrong value is repeated. */
const GIVEN_MAX = 24;

/** What was ignored for a reason. */
export function ignored(
  parameter: string,
  given: string,
  reason: Pick<ContestNotice, 'reasonKey' | 'choices'>,
): ContestNotice {
  return { parameter, given: toldText(given, GIVEN_MAX), used: null, ...reason };
}

/** Says what was wrong, and what there is to choose from. */
export function tellContestNotice({ choices, ...notice }: ContestNotice): void {
  tellNotice(notice, choices && (() => messages.value.labChoices(choices.join(', '))));
}
