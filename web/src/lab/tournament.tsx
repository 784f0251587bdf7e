import { type Signal, useComputed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Controls } from './controls';
import { CrossTable } from './cross_table';
import { formNames } from './form_names';
import type { Lab } from './lab';
import { LadderTable } from './ladder_table';
import { LiveBoards } from './live_boards';
import { ratingsOf } from './ratings';
import type { MatchRunner } from './runners';
import { messages } from './words/messages';

interface TournamentProps {
  lab: Lab;
  runner: MatchRunner;
  /** The pair whose games are listed. */
  pair: Signal<number>;
}

/** Several opponents on one scale: who plays, who has beaten whom, and how sure their places are by now. */
export function Tournament({ lab, runner, pair }: TournamentProps) {
  const t = messages.value;
  const { contest, state } = runner;
  const { boards } = lab;
  const standings = useComputed(() => runner.book.standings.value).value;
  const ratings = useMemo(() => ratingsOf(lab.statistics, contest, standings), [standings]);
  return (
    <section class="card match" data-testid="match" data-state={state.value}>
      <h2 class="match-title">{formNames(t)[contest.form]}</h2>
      <Controls runner={runner} />
      {contest.form === 'ladder' ? (
        <LadderTable lab={lab} runner={runner} pair={pair} />
      ) : (
        <>
          <CrossTable lab={lab} runner={runner} ratings={ratings} pair={pair} />
          <p class="quiet">
            {t.labRatingsSay} {t.labPressResult}
          </p>
        </>
      )}
      {boards === null || runner.isOver ? null : (
        <LiveBoards key={runner} lab={lab} runner={runner} boards={boards} />
      )}
    </section>
  );
}
