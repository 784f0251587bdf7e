import { HomeBar } from '../shell/ui/home_bar';
import { Arena } from './arena';
import { ContestForm } from './contest_form';
import { FetchingNote } from './fetching_note';
import { GameList } from './game_list';
import type { Lab, Look } from './lab';
import { Results } from './results';
import { type AnyRunner, isScoring } from './runners';
import { ScoreBoard } from './score_board';
import { Tournament } from './tournament';
import { messages } from './words/messages';

interface LabProps {
  lab: Lab;
  onHome(): void;
  onLook: Look;
}

/** Opponents compared: what is wanted, how it stands, its games. */
export function LabScreen({ lab, onHome, onLook }: LabProps) {
  const t = messages.value;
  const runner = lab.runner.value;
  const { weights } = lab.session;
  return (
    <main class="lab">
      <HomeBar title={t.lab} onHome={onHome} />
      <div class="lab-body">
        <ContestForm lab={lab} />
        {runner !== null ? (
          <div class="lab-match">
            <Played key={runner} lab={lab} runner={runner} />
            <GameList
              key={`${runner} ${lab.listed.value}`}
              lab={lab}
              runner={runner}
              series={lab.listed.value}
              onLook={onLook}
            />
            <Results key={runner} lab={lab} runner={runner} />
          </div>
        ) : lab.waiting.value !== null && weights !== null ? (
          <FetchingNote weights={weights} />
        ) : (
          <p class="lab-empty quiet">{t.labEmpty}</p>
        )}
      </div>
    </main>
  );
}

/** How it stands, as fits the form of the contest. */
function Played({ lab, runner }: { lab: Lab; runner: AnyRunner }) {
  if (isScoring(runner)) return <ScoreBoard lab={lab} runner={runner} />;
  if (runner.contest.form === 'match') return <Arena lab={lab} runner={runner} />;
  return <Tournament lab={lab} runner={runner} pair={lab.listed} />;
}
