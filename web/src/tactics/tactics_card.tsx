import { useEffect, useRef } from 'preact/hooks';
import LADDER from '../../../build/wasm/tactics.mjs?ladder';
import { rungName } from '../i18n/rungs';
import type { App } from '../shell/app';
import { rungOf } from '../shell/ladder';
import { RungFold } from '../shell/rung_fold';
import { LivingBoard } from './living_board';
import { resumableBattle, type TacticsRoom } from './tactics_room';
import { isTaught } from './teaching/teaching_memory';
import { messages } from './words/messages';

/** Tactics on the home screen: one large "Play"; the other opponents fold away. */
export function TacticsCard({ app }: { app: App }) {
  const t = messages.value;
  const { sessions } = app;
  const { saves, settings } = sessions.commons;
  const session = sessions.get('tactics');
  const saved = resumableBattle(saves);
  const taught = isTaught(saves);
  const board = useRef<HTMLDivElement>(null);
  const nameOf = (rung: number) => rungName(t, rungOf(session?.ladder ?? LADDER, rung));
  useEffect(() => app.prepare('tactics'), []);
  const enter = (task: (room: TacticsRoom) => void) => {
    app.growFrom(board.current?.getBoundingClientRect() ?? null);
    app.enter('tactics', task);
  };
  const play = (rung: number) => enter((room) => room.play(rung));
  return (
    <section class="game-card" aria-label={t.tacticsName}>
      <div ref={board} class="card-board">
        {session === null ? null : <LivingBoard session={session} />}
      </div>
      <div class="card-words">
        <h2>{t.tacticsName}</h2>
        <p class="lead">{t.tacticsLine}</p>
        <p class="quiet card-rules">{t.tacticsRules}</p>
        <div class="card-actions">
          <button
            type="button"
            class="button primary large"
            data-testid="play"
            onClick={() => play(settings.rung.value)}
          >
            <span>{t.play}</span>
            <small>{t.playAgainst(nameOf(settings.rung.value))}</small>
          </button>
          {saved === null ? null : (
            <button
              type="button"
              class="button large"
              data-testid="continue"
              onClick={() => enter((room) => room.resume(saved))}
            >
              <span>{t.continueBattle}</span>
              <small>{t.continueRound(saved.round, nameOf(saved.settings.rung))}</small>
            </button>
          )}
          {taught ? null : (
            <button
              type="button"
              class="button large"
              data-testid="learn"
              onClick={() => enter((room) => room.learn())}
            >
              <span>{t.teachTitle}</span>
              <small>{t.teachContents}</small>
            </button>
          )}
        </div>
        <RungFold
          game="tactics"
          words={t}
          ladder={session?.ladder ?? LADDER}
          chosen={settings.rung.value}
          onPlay={play}
        />
        <div class="home-more">
          {taught ? (
            <button
              type="button"
              class="link"
              data-testid="learn"
              onClick={() => enter((room) => room.learn())}
            >
              {t.teachTitle}
            </button>
          ) : null}
          <button
            type="button"
            class="link"
            data-testid="compare"
            disabled={session === null}
            onClick={() => session !== null && app.enterLab(session, settings.rung.value)}
          >
            {t.labOpen}
          </button>
        </div>
      </div>
    </section>
  );
}
