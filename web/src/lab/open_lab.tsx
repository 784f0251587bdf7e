import './styles.css';
import type { ComponentChild } from 'preact';
import { readAddress, type UrlParameters } from '../shell/address/url_text';
import type { ScreenController } from '../shell/session/screen_controller';
import { notify } from '../shell/ui/notices';
import { type ContestAddress, contestOfAddress, isSameContest } from './contest_address';
import { tellContestNotice } from './contest_notice';
import { formsOf, Lab, type Look } from './lab';
import { LabScreen } from './lab_screen';
import type { SavedContest } from './saved_contest';
import { statisticsEngine } from './statistics_engine';
import { messages } from './words/messages';

/** The lab with its screen. */
export interface OpenLab {
  lab: Lab;
  /** Shows it, and begins what the address asks for. */
  enter(): void;
  view(onHome: () => void, onLook: Look): ComponentChild;
}

interface LabWanted {
  controller: ScreenController;
  /** The game's name for people, in the language in use. */
  title(): string;
  /** What the page was asked for. */
  parameters: UrlParameters;
  /** A rung to compare with the one below it; without one, what the address asks for is played. */
  chosen?: number;
  /** Shows the lab's screen, with its address where it has one. */
  show(address?: ContestAddress): void;
}

/** Opens the lab on the contest of the address, else on the one that is kept, else on two opponents to compare. */
export async function openLab({ controller, title, parameters, chosen, show }: LabWanted): Promise<OpenLab> {
  const [statistics, game] = await Promise.all([
    statisticsEngine(),
    // Without it the lab is plainer, and nothing else.
    controller.labGame?.().catch(() => null) ?? null,
    messages.load(),
  ]);
  const rungs = controller.session.ladder.map((known) => known.rung);
  const strongest = rungs.at(-1) ?? 0;
  const first = chosen ?? strongest;
  const easier = rungs.findLast((known) => known < first) ?? strongest;
  const isAddressed = chosen === undefined;
  const given = isAddressed ? readAddress(location.search, location.hash) : new Map<string, string>();
  const asked = isAddressed ? parameters : {};
  const personalities = game?.personalities().map(({ name }) => name) ?? [];
  const { module } = controller.session;
  const startOf = (told: string) => {
    const start = game?.startOf?.(told) ?? told;
    const rules = new module.Game();
    const isGood = rules.load(start) === '' && rules.result() === 0;
    rules.delete();
    return isGood ? start : null;
  };
  const choices = { forms: formsOf(controller), rungs, personalities, startOf };
  const { contest, notices } = contestOfAddress(asked, given, choices, first, easier);
  const lab = new Lab({ controller, title, statistics, game, wanted: contest, show });
  return {
    lab,
    enter() {
      for (const notice of notices) tellContestNotice(notice);
      show();
      const kept = lab.kept(contest.form);
      if (isAddressed && kept !== null && isSameContest(kept.contest, contest)) {
        // What is kept may have weights, of which an address says nothing.
        lab.wanted.value = kept.contest;
        lab.goOn(kept, true);
      } else if (isAddressed) lab.begin();
      else if (kept !== null && !isOver(kept)) {
        lab.goOn(kept, false);
        notify(() => messages.value.labKept);
      }
    },
    view: (onHome, onLook) => <LabScreen lab={lab} onHome={onHome} onLook={onLook} />,
  };
}

function isOver({ state }: SavedContest): boolean {
  return state === 'finished' || state === 'stopped';
}
