import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Twenty48Module } from '../../../wasm/twenty48';
import { GameBar } from '../board/game_bar';
import { KeyHelp } from '../board/key_help';
import { Sheet } from '../board/sheet';
import type { Apart } from '../play/apart';
import { ShownStage } from '../play/shown_stage';
import type { Session } from '../shell/session/session';
import { PerfOverlay } from '../shell/ui/perf/perf_overlay';
import { Card } from './cards';
import { EngineStrip } from './engine_strip';
import { Actions } from './game_actions';
import { GAME_KEYS, useGameKeys } from './game_keys';
import { GoalScene } from './goal_scene';
import { HintArrows } from './hint_arrows';
import { LetPlayDialog } from './let_play_dialog';
import { NewGameDialog } from './new_game_dialog';
import { Panel } from './panel';
import type { Preferences } from './preferences';
import { CostlyArrows, RewindBar } from './review/later_review';
import { climbedWith } from './rival';
import { RivalStrip } from './rival_strip';
import type { Scene } from './scene';
import { ScoreStrip } from './score_strip';
import { describeSlide, NAME, rungTitle } from './sentences';
import { SlideWeights } from './slide_weights';
import type { TileStage } from './stage';
import { TileBoard } from './tile_board';
import type { Twenty48Game } from './twenty48_game';
import { messages } from './words/messages';

export interface GameScreenProps {
  game: Twenty48Game;
  preferences: Preferences;
  session: Session<Twenty48Module>;
  /** No page chrome: an embedded board. */
  embed: boolean;
  perf: boolean;
  growFrom: DOMRect | null;
  /** The rung that plays when the engine is asked to. */
  rung: number;
  /** Somebody sent it by a link. */
  given: boolean;
  /** The player's own game, which waits while this one is watched: its slides; null where none waits. */
  waits: number | null;
  /** What it belongs to; null for one of the usual games. */
  apart: Apart | null;
  onHome(): void;
  onSettings(): void;
  /** `seed`: null for a new one. */
  onNewGame(seed: number | null): void;
  /** The engine plays on in a copy. */
  onLetPlay(): void;
  /** Back to the player's own game. */
  onOwn(): void;
}

/** A game on the screen, with all that belongs to it. */
export function GameScreen(props: GameScreenProps) {
  const { game, preferences, session, rung } = props;
  const t = messages.value;
  const asking = useSignal<'new-game' | 'let-play' | null>(null);
  const sheet = useSignal(false);
  const over = game.over.value;
  const past = game.past.value !== null;
  // Gone on with, it is the player's own.
  const shared = props.given && over && game.heard.value === null && game.moves.value !== '';
  const rewinds = shared || (over && past && game.looking.value === null);
  const shown = useMemo(() => new ShownStage<Scene, TileStage>(game), [game]);
  const closeSheet = () => {
    sheet.value = false;
  };
  useEffect(closeSheet, [game, over]);
  const ask = () => {
    closeSheet();
    if (over || game.snapshot.value.moves === 0) props.onNewGame(null);
    else asking.value = 'new-game';
  };
  // A game of the player's own goes on where it stands: what the engine plays on is a copy.
  const isOwn = () => !game.helped.value && props.waits === null;
  const letPlay = () => {
    if (isOwn() && game.phase.value === 'player' && game.snapshot.value.moves > 0) asking.value = 'let-play';
    else game.toggleAutoplay();
  };
  useGameKeys(game, shared || (over && past), letPlay);
  const { passed, next: rival } = climbedWith(session.ladder, game.shown.value.score);
  // Nobody is known before the ladder's figures have come.
  const isKnown = passed !== null || rival !== null;
  const races = isKnown && isOwn() && !shared && game.phase.value !== 'autoplay';
  return (
    <div class={props.embed ? 'table table-embed' : 'table'}>
      {props.embed ? null : <GameBar {...props} title={NAME} onMenu={() => (sheet.value = !sheet.value)} />}
      <ScoreStrip
        game={game}
        preferences={preferences}
        silent={shared || props.waits !== null}
        toBeat={races ? (rival?.points ?? null) : null}
      />
      <main class="board-slot">
        <TileBoard
          key={game.id}
          stage={shown}
          ranks={game.shown.value.ranks}
          frames={session.frames}
          dark={session.settings.dark.value}
          growFrom={props.growFrom}
          onSlide={(direction) => void game.play(direction)}
        >
          <SlideWeights game={game} preferences={preferences} />
          <HintArrows game={game} />
          {over ? <CostlyArrows game={game} /> : null}
          <GoalScene game={game} />
        </TileBoard>
        <p id="board-help" class="sr-only">
          {t.twenty48BoardHelp}
        </p>
      </main>
      {races ? (
        <RivalStrip game={game} session={session} />
      ) : (
        <EngineStrip game={game} session={session} rung={rung} />
      )}
      <aside class="side-panel">
        <Card key={game.id} {...props} shared={shared} races={races} />
        <Sheet open={sheet.value} session={session} onClose={closeSheet}>
          <Panel game={game} preferences={preferences} session={session} rung={rung} />
        </Sheet>
      </aside>
      {rewinds ? (
        <RewindBar game={game} />
      ) : (
        <Actions
          game={game}
          preferences={preferences}
          onNewGame={ask}
          onLetPlay={letPlay}
          onOwn={props.waits === null ? null : props.onOwn}
        />
      )}
      {asking.value === 'new-game' ? (
        <NewGameDialog
          seed={game.settings.seed}
          onClose={() => (asking.value = null)}
          onStart={(seed) => {
            asking.value = null;
            props.onNewGame(seed);
          }}
        />
      ) : null}
      {asking.value === 'let-play' ? (
        <LetPlayDialog
          name={rungTitle(t, session, rung)}
          moves={game.snapshot.value.moves}
          onClose={() => (asking.value = null)}
          onStart={() => {
            asking.value = null;
            props.onLetPlay();
          }}
        />
      ) : null}
      <KeyHelp lines={GAME_KEYS} />
      <LiveRegion game={game} preferences={preferences} />
      {props.perf ? <PerfOverlay log={session.log} /> : null}
    </div>
  );
}

/** Tells what happens to those who listen; of a fast autoplayer only what matters. */
function LiveRegion({ game, preferences }: { game: Twenty48Game; preferences: Preferences }) {
  const t = messages.value;
  const heard = game.heard.value;
  const speed = preferences.speed.value;
  const slow = speed === 'step' || speed === '1';
  const tell =
    heard !== null &&
    (heard.by === 'player' ||
      slow ||
      heard.events.some(({ kind }) => kind === 'milestone' || kind === 'over'));
  return (
    <p class="sr-only" aria-live="polite" data-testid="live">
      {tell ? describeSlide(t, heard.direction, heard.events) : ''}
    </p>
  );
}
