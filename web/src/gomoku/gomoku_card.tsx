import { useRef } from 'preact/hooks';
import LADDER from '../../../build/wasm/gomoku.mjs?ladder';
import { Preferences } from '../boardgame/preferences';
import type { GomokuRoom } from '../boardgame/room';
import { resumableGame } from '../boardgame/saved_game';
import { rungName } from '../i18n/rungs';
import type { App } from '../shell/app';
import { rungOf } from '../shell/ladder';
import { RungFold } from '../shell/rung_fold';
import { LivingBoard } from './living_board';
import { messages } from './words/messages';

/** Gomoku on the home screen. Its engine is loaded when it is first played. */
export function GomokuCard({ app }: { app: App }) {
  const t = messages.value;
  const { sessions } = app;
  const { commons } = sessions;
  const preferences = Preferences.of(commons.saves);
  const saved = resumableGame(commons.saves);
  const board = useRef<HTMLDivElement>(null);
  const ladder = sessions.get('gomoku')?.ladder ?? LADDER;
  const nameOf = (rung: number) => rungName(t, rungOf(ladder, rung));
  const enter = (task: (room: GomokuRoom) => void) => {
    app.growFrom(board.current?.getBoundingClientRect() ?? null);
    app.enter('gomoku', task);
  };
  const play = (rung: number) => enter((room) => room.play(rung));
  const rung = preferences.rung.value;
  return (
    <section class="game-card game-card-small" aria-label={t.gomokuName}>
      <div ref={board} class="card-board">
        <LivingBoard commons={commons} />
      </div>
      <div class="card-words">
        <h2>{t.gomokuName}</h2>
        <p class="lead">{t.gomokuLine}</p>
        <div class="card-actions">
          <button
            type="button"
            class="button primary large"
            data-testid="play-gomoku"
            onClick={() => play(rung)}
          >
            <span>{t.play}</span>
            <small>{t.playAgainst(nameOf(rung))}</small>
          </button>
          {saved === null ? null : (
            <button
              type="button"
              class="button large"
              data-testid="continue-gomoku"
              onClick={() => enter((room) => room.resume(saved))}
            >
              <span>{t.continueBattle}</span>
              <small>{t.gomokuContinue(saved.actions.length, nameOf(saved.settings.rung))}</small>
            </button>
          )}
        </div>
        <RungFold
          game="gomoku"
          words={t}
          ladder={ladder}
          chosen={rung}
          onOpen={() => app.prepare('gomoku')}
          onPlay={play}
        />
      </div>
      <div class="home-more card-more">
        <button
          type="button"
          class="link"
          data-testid="puzzles-open"
          onClick={() => enter((room) => room.solve())}
        >
          {t.puzzlesTitle}
        </button>
        <button
          type="button"
          class="link"
          data-testid="compare-gomoku"
          onClick={() => enter((room) => app.enterLab(room.session, rung))}
        >
          {t.labOpen}
        </button>
      </div>
    </section>
  );
}
