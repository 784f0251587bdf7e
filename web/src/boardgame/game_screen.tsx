import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Game } from '../../../wasm/engine';
import { GameBar } from '../board/game_bar';
import { Strip } from '../board/strip';
import type { GomokuRecord } from '../gomoku/game_record';
import { colourOfSide, type Side } from '../gomoku/snapshot';
import { StoneToken } from '../gomoku/stone_token';
import { describeEvents, opponentIdea, opponentName, partOf } from '../gomoku/words';
import { type Messages, messages } from '../gomoku/words/messages';
import { useAttention } from '../shell/attention';
import { PerfOverlay } from '../shell/perf_overlay';
import type { Session } from '../shell/session';
import type { Analyst } from './analysis/analysis';
import { HintCard } from './analysis/hint_card';
import { Announcement } from './announcement';
import { BoardView } from './board_view';
import { ContextCard } from './context_card';
import { FilesDialog } from './files/files_dialog';
import type { GomokuGame } from './game';
import { Actions } from './game_actions';
import { useGameKeys } from './game_keys';
import type { LostGame } from './loss_memory';
import { NewGameDialog } from './new_game_dialog';
import { Panel } from './panel';
import type { Preferences } from './preferences';
import { ResultCard } from './result_card';
import { type GameSettings, gameRecord, type SavedGame } from './saved_game';

export interface GameScreenProps {
  game: GomokuGame;
  analyst: Analyst;
  preferences: Preferences;
  session: Session<'gomoku'>;
  /** No page chrome: an embedded board. */
  embed: boolean;
  perf: boolean;
  growFrom: DOMRect | null;
  /** A rung plays in the player's place: the game is one of a match, to be looked at. null in a game of one's own. */
  ownRung: number | null;
  onHome(): void;
  onSettings(): void;
  /** Rules for judging games from files. */
  openRules(): Game;
  onNewGame(settings: GameSettings): void;
  /** Goes on from an earlier moment of the game. */
  onPlayOn(saved: SavedGame): void;
  /** Games that the player has won on this device. */
  won: readonly LostGame[];
  onOpenWon(game: LostGame): void;
  /** Goes on with a game from a file or a link. */
  onOpen(record: GomokuRecord): void;
}

/** A game on the screen, with all that belongs to it. */
export function GameScreen(props: GameScreenProps) {
  const { game, analyst, session, preferences } = props;
  const t = messages.value;
  const asking = useSignal(false);
  const filing = useSignal(false);
  const sheet = useSignal(false);
  const over = game.phase.value === 'over';
  const looking = props.ownRung !== null;
  useGameKeys(game, analyst);
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
    analyst.tab.value = true;
    sheet.value = true;
  };
  const name = opponentName(t, session, game.settings.rung);
  const record = recordOfGame(t, game, name);
  return (
    <div class={props.embed ? 'table table-embed' : 'table'}>
      {props.embed ? null : (
        <GameBar {...props} title={messages.value.gomokuName} onMenu={() => (sheet.value = !sheet.value)} />
      )}
      <PlayerStrip {...props} side={game.opponentSide} />
      <div class="board-slot">
        <BoardView
          key={game.id}
          game={game}
          analyst={analyst}
          preferences={preferences}
          frames={session.frames}
          dark={session.settings.dark.value}
          growFrom={props.growFrom}
        />
        <Announcement game={game} opponentName={name} />
      </div>
      <PlayerStrip {...props} side={game.settings.side} />
      <aside class="side-panel">
        {looking ? null : <ResultCard {...props} record={record} onAnalyse={analyse} />}
        {analyst.hint.value ? (
          <HintCard analyst={analyst} />
        ) : (
          <ContextCard game={game} opponentName={name} />
        )}
        {sheet.value ? (
          // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a shortcut for the button
          <div class="sheet-scrim" onClick={closeSheet} />
        ) : null}
        <div class={sheet.value ? 'sheet sheet-open' : 'sheet'}>
          <Panel
            game={game}
            analyst={analyst}
            session={session}
            preferences={preferences}
            onFiles={() => (filing.value = true)}
            won={props.won}
            onOpenWon={props.onOpenWon}
          />
          <button type="button" class="button sheet-close" data-testid="sheet-close" onClick={closeSheet}>
            {t.close}
          </button>
        </div>
      </aside>
      {looking ? null : (
        <Actions
          game={game}
          analyst={analyst}
          slow={session.settings.tempo.value === 'classic'}
          onNewGame={ask}
        />
      )}
      {asking.value ? (
        <NewGameDialog
          session={session}
          settings={game.settings}
          leaves={!over && game.moves.value.length > 0}
          onClose={() => (asking.value = false)}
          onStart={(settings) => {
            asking.value = false;
            props.onNewGame(settings);
          }}
        />
      ) : null}
      {filing.value ? (
        <FilesDialog
          record={record}
          openRules={props.openRules}
          onClose={() => (filing.value = false)}
          onOpen={(record) => {
            filing.value = false;
            props.onOpen(record);
          }}
        />
      ) : null}
      <p id="board-help" class="sr-only">
        {t.gomokuBoardHelp}
      </p>
      <LiveRegion game={game} opponentName={name} />
      {props.perf ? <PerfOverlay log={session.log} /> : null}
    </div>
  );
}

/** The game as files know it, with the names of its players. */
function recordOfGame(t: Messages, game: GomokuGame, opponent: string): GomokuRecord {
  const snapshot = game.snapshot.value;
  const winner = game.winner.value;
  const record = gameRecord(game.saved(), winner === null ? snapshot.result : winner + 1);
  const own = colourOfSide(snapshot, game.settings.side);
  if (own === null) return record;
  return { ...record, players: own === 0 ? [t.you, opponent] : [opponent, t.you] };
}

/** One player: who, with what idea, which colour. */
function PlayerStrip({ game, session, side, ownRung }: GameScreenProps & { side: Side }) {
  const t = messages.value;
  const snapshot = game.snapshot.value;
  const own = side === game.settings.side;
  const active = game.phase.value !== 'over' && snapshot.sideToMove === side;
  const colour = colourOfSide(snapshot, side);
  const part = partOf(t, snapshot, side);
  const rung = own ? ownRung : game.settings.rung;
  const name = rung === null ? t.you : opponentName(t, session, rung);
  const line = rung === null ? part : `${part} · ${t.rungNumber(rung)} · ${opponentIdea(t, session, rung)}`;
  return (
    <Strip
      look={colour === null ? 'open' : colour === 0 ? 'black' : 'white'}
      label={`${name}, ${part}`}
      sign={<StoneToken colour={colour} />}
      name={name}
      line={line}
      active={active}
      thinking={active && !own}
      testId={own ? 'strip-player' : 'strip-opponent'}
    />
  );
}

/** Tells what happens to those who listen. */
function LiveRegion({ game, opponentName: name }: { game: GomokuGame; opponentName: string }) {
  const t = messages.value;
  const heard = game.heard.value;
  const who = heard?.by === game.settings.side ? t.you : name;
  return (
    <p class="sr-only" aria-live="polite" data-testid="live">
      {heard === null ? '' : describeEvents(t, heard.events, who, game.snapshot.value)}
    </p>
  );
}
