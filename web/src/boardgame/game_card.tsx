import { useRef } from 'preact/hooks';
import { Face } from '../faces/face';
import { later } from '../shell/later';
import type { Door } from '../shell/registry';
import { RungFold } from '../shell/rung_fold';
import type { Showcase } from './living_board';
import { type Ladder, opponentName } from './opponent';
import { Preferences } from './preferences';
import type { BoardGameRoom } from './room';
import { resumableGame } from './saved_game';
import type { BoardSpec } from './spec';
import { messages } from './words/messages';

const LivingBoard = later(() => import('./living_board').then(({ LivingBoard }) => LivingBoard));

interface GameCardProps {
  spec: BoardSpec;
  showcase: Showcase;
  /** The game in a line. */
  lead: string;
  /** As the engine told when the page was built. */
  ladder: Ladder;
  door: Door<BoardGameRoom>;
  /** There are puzzles. */
  puzzles: boolean;
}

/** A board game on the home screen. Its engine is loaded when it is first played. */
export function GameCard(props: GameCardProps) {
  const { spec, door } = props;
  const { commons } = door;
  const ladder = door.session()?.ladder ?? props.ladder;
  const { game, words } = spec;
  const t = messages.value;
  const preferences = Preferences.of(commons.saves, spec);
  const saved = resumableGame(spec, commons.saves);
  const board = useRef<HTMLDivElement>(null);
  const enter = (task: (room: BoardGameRoom) => void) =>
    door.enter(task, board.current?.getBoundingClientRect());
  const play = (rung: number) => enter((room) => room.play(rung));
  const rung = preferences.rung.value;
  return (
    <section class="game-card game-card-small" aria-label={words.name()}>
      <div ref={board} class="card-board">
        <LivingBoard spec={spec} showcase={props.showcase} commons={commons} />
      </div>
      <div class="card-words">
        <h2>{words.name()}</h2>
        <p class="lead">{props.lead}</p>
        <div class="card-actions">
          <button
            type="button"
            class="button primary large"
            data-testid={`play-${game}`}
            onClick={() => play(rung)}
          >
            <Face game={game} rung={rung} size={44} />
            <span>{t.play}</span>
            <small>{t.playAgainst(opponentName(spec, ladder, rung))}</small>
          </button>
          {saved === null ? null : (
            <button
              type="button"
              class="button large"
              data-testid={`continue-${game}`}
              onClick={() => enter((room) => room.resume(saved))}
            >
              <span>{t.continueBattle}</span>
              <small>
                {words.saved(saved.actions.length, opponentName(spec, ladder, saved.settings.rung))}
              </small>
            </button>
          )}
        </div>
        <RungFold
          game={game}
          words={spec.messages.value}
          ladder={ladder}
          chosen={rung}
          onOpen={() => door.prepare()}
          onPlay={play}
        />
      </div>
      <div class="home-more card-more">
        {props.puzzles ? (
          <button
            type="button"
            class="link"
            data-testid="puzzles-open"
            onClick={() => enter((room) => room.solve())}
          >
            {t.puzzlesTitle}
          </button>
        ) : null}
        <button type="button" class="link" data-testid={`compare-${game}`} onClick={() => door.compare(rung)}>
          {t.labOpen}
        </button>
      </div>
    </section>
  );
}
