import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Game } from '../../../wasm/engine';
import { GameBar } from '../board/game_bar';
import { KeyHelp } from '../board/key_help';
import { Sheet } from '../board/sheet';
import type { Frames } from '../conductor/contract';
import type { Session } from '../shell/session/session';
import { useAttention } from '../shell/ui/attention';
import { later, needed } from '../shell/ui/later';
import { PerfOverlay } from '../shell/ui/perf/perf_overlay';
import type { Analysis } from './analysis/analysis';
import { HintCard } from './analysis/hint_card';
import { Announcement } from './announcement';
import { BoardView } from './board_view';
import { ContextCard } from './context_card';
import { endingWords } from './ending_words';
import { gameLink } from './files/game_link';
import type { BoardGame } from './game';
import { Actions } from './game_actions';
import { GAME_KEYS, useGameKeys } from './game_keys';
import { type GameRecord, Result, type Settings, type Side } from './game_types';
import type { LostGame } from './loss_memory';
import { NewGameDialog } from './new_game_dialog';
import { Opening } from './openings/later_opening';
import { type Ladder, opponentName } from './opponent';
import { Panel } from './panel';
import { PlayerStrip } from './player_strip';
import type { Preferences } from './preferences';
import { gameRecord, type SavedGame } from './saved_game';
import { playerOf, type SharedGame } from './shared/shared_game';
import { messages } from './words/messages';

const ResultCard = needed(() => import('./result_card').then(({ ResultCard }) => ResultCard));
const SharedCard = needed(() => import('./shared/shared_card').then(({ SharedCard }) => SharedCard));
/** Nobody needs it to play; it is there before anybody asks for it. */
const FilesDialog = later(() => import('./files/files_dialog').then(({ FilesWhenAsked }) => FilesWhenAsked));
const PlayedMoveCard = later(() =>
  import('./again/open_played_move').then(({ openPlayedMove }) => openPlayedMove()),
);

export interface GameScreenProps {
  game: BoardGame;
  analysis: Analysis;
  preferences: Preferences;
  session: Pick<Session, 'log' | 'settings' | 'saves'> & { frames: Frames; ladder: Ladder };
  /** No page chrome: an embedded board. */
  embed: boolean;
  perf: boolean;
  growFrom: DOMRect | null;
  /** A rung plays in the player's place: the game is one of a match, to be looked at. null in a game of one's own. */
  ownRung: number | null;
  /** What is known of a game that others have played and is over; null for one of the player's own. */
  shared: SharedGame | null;
  onHome(): void;
  onSettings(): void;
  /** Opens the lesson; null where there is none. */
  onLesson: (() => void) | null;
  /** Rules for judging games from files, and for looking into others. */
  openRules(): Game;
  onNewGame(settings: Settings): void;
  /** Goes on from an earlier moment of the game. */
  onPlayOn(saved: SavedGame): void;
  /** Games that the player has won on this device. */
  won: readonly LostGame[];
  onOpenWon(game: LostGame): void;
  /** Goes on with a game from a file or a link. */
  onOpen(record: GameRecord): void;
}

/** A game on the screen, with all that belongs to it. */
export function GameScreen(props: GameScreenProps) {
  const { game, analysis, session, preferences } = props;
  const { spec, settings, shape } = game;
  const { ladder } = session;
  const t = messages.value;
  const asking = useSignal(false);
  const filing = useSignal(false);
  const sheet = useSignal(false);
  const over = game.phase.value === 'over';
  const { shared } = props;
  const looking = props.ownRung !== null || shared !== null;
  useGameKeys(game, analysis, looking);
  useAttention(game.phase.value === 'player', t.yourTurn);
  const closeSheet = () => {
    sheet.value = false;
  };
  useEffect(closeSheet, [game, over]);
  const ask = () => {
    closeSheet();
    asking.value = true;
  };
  const analyse = () => {
    analysis.tab.value = true;
    sheet.value = true;
  };
  const name = opponentName(spec, ladder, settings.rung);
  const nameOf = (side: Side) => {
    if (shared !== null) return playerOf(game, shared, ladder, side);
    return side === settings.side ? t.you : name;
  };
  const record = recordOfGame(game, nameOf);
  const says = session.settings.lines.value && !looking;
  const strip = { game, ladder, ownRung: props.ownRung, shared, says };
  const sender = looking && shared?.saysWho !== true ? null : settings;
  return (
    <div
      class={props.embed ? 'table table-embed' : 'table'}
      data-game={spec.game}
      style={{ '--board-aspect': shape.columns / shape.rows }}
    >
      {props.embed ? null : (
        <GameBar {...props} title={spec.words.name()} onMenu={() => (sheet.value = !sheet.value)} />
      )}
      <PlayerStrip {...strip} side={game.opponentSide} />
      <main class="board-slot">
        <BoardView
          key={game.id}
          game={game}
          analysis={analysis}
          preferences={preferences}
          frames={session.frames}
          dark={session.settings.dark.value}
          growFrom={props.growFrom}
        />
        <Announcement game={game} opponentName={name} />
        <p id="board-help" class="sr-only">
          {spec.words.boardHelp()}
        </p>
      </main>
      <PlayerStrip {...strip} side={settings.side} />
      <aside class="side-panel">
        {looking ? null : (
          <ResultCard
            {...props}
            ladder={ladder}
            saves={session.saves}
            offered={preferences.rung.value}
            record={record}
            onAnalyse={analyse}
          />
        )}
        {shared === null ? null : (
          <SharedCard
            {...props}
            key={game.id}
            shared={shared}
            ladder={ladder}
            frames={session.frames}
            link={gameLink(spec, record, sender)}
            onAnalyse={analyse}
          />
        )}
        {over ? <PlayedMoveCard analysis={analysis} opponentName={name} onPlayOn={props.onPlayOn} /> : null}
        {analysis.hint.value ? (
          <HintCard analysis={analysis} />
        ) : (
          <ContextCard game={game} analysis={analysis} opponentName={name} />
        )}
        <Opening game={game} openRules={props.openRules} />
        <Sheet open={sheet.value} session={session} onClose={closeSheet}>
          <Panel {...props} ladder={ladder} onFiles={() => (filing.value = true)} />
        </Sheet>
      </aside>
      {looking ? null : (
        <Actions
          game={game}
          analysis={analysis}
          slow={session.settings.tempo.value === 'classic'}
          onNewGame={ask}
        />
      )}
      {asking.value ? (
        <NewGameDialog
          spec={spec}
          ladder={ladder}
          settings={settings}
          saves={session.saves}
          leaves={!over && game.moves.value.length > 0}
          onClose={() => (asking.value = false)}
          onStart={(wanted) => {
            asking.value = false;
            props.onNewGame(wanted);
          }}
        />
      ) : null}
      <FilesDialog
        open={filing.value}
        spec={spec}
        record={record}
        margin={marginOf(game)}
        sender={sender}
        openRules={props.openRules}
        onClose={() => (filing.value = false)}
        onOpen={(opened) => {
          filing.value = false;
          props.onOpen(opened);
        }}
      />
      <KeyHelp lines={GAME_KEYS} />
      <LiveRegion game={game} nameOf={nameOf} own={looking ? null : settings.side} />
      {props.perf ? <PerfOverlay log={session.log} /> : null}
    </div>
  );
}

/** The game as files know it, with the names of its players. */
function recordOfGame(game: BoardGame, nameOf: (side: Side) => string): GameRecord {
  const { spec } = game;
  const snapshot = game.snapshot.value;
  const record = gameRecord(game.saved(), snapshot.result);
  const colour = spec.sides.colourOf(snapshot, 0);
  if (colour === null) return record;
  const [first, second] = [nameOf(0), nameOf(1)];
  return { ...record, players: colour === 0 ? [first, second] : [second, first] };
}

/** By how much the first colour has won by the rules, in games that count that. */
function marginOf({ spec, snapshot }: BoardGame): number | undefined {
  const { value: at } = snapshot;
  return at.result === Result.playing ? undefined : spec.scoreScale.ended?.(at).margin?.ahead;
}

interface LiveRegionProps {
  game: BoardGame;
  nameOf(side: Side): string;
  /** The side of who listens; null where that is nobody's. */
  own: Side | null;
}

/** Tells what happens to those who listen. */
function LiveRegion({ game, nameOf, own }: LiveRegionProps) {
  const heard = game.heard.value;
  const ending = game.ending.value;
  const said =
    ending !== null
      ? endingWords(ending, nameOf, own)
      : heard !== null
        ? game.spec.words.events(heard.events, nameOf(heard.by), game.snapshot.value)
        : '';
  return (
    <p class="sr-only" aria-live="polite" data-testid="live">
      {said}
    </p>
  );
}
