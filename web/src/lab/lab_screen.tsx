import { Icon } from '../shell/icons';
import { Arena } from './arena';
import { ContestForm } from './contest_form';
import { GameList } from './game_list';
import type { Lab, Look } from './lab';
import { Results } from './results';
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
  return (
    <main class="lab">
      <header class="bar">
        <button type="button" class="icon-button" onClick={onHome} aria-label={t.home} data-testid="home">
          <Icon name="home" />
        </button>
        <h1 class="bar-title">{t.lab}</h1>
      </header>
      <div class="lab-body">
        <ContestForm lab={lab} />
        {runner === null ? (
          <p class="lab-empty quiet">{t.labEmpty}</p>
        ) : (
          <div class="lab-match">
            {runner.contest.form === 'match' ? (
              <Arena key={runner} lab={lab} runner={runner} />
            ) : (
              <Tournament key={runner} lab={lab} runner={runner} pair={lab.pair} />
            )}
            <GameList
              key={`${runner} ${lab.pair.value}`}
              lab={lab}
              runner={runner}
              pair={lab.pair.value}
              onLook={onLook}
            />
            <Results key={runner} lab={lab} runner={runner} />
          </div>
        )}
      </div>
    </main>
  );
}
