import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { GameBar } from '../board/game_bar';
import { KeyHelp } from '../board/key_help';
import { isNothingFocused, useKeys } from '../board/keys';
import { Sheet } from '../board/sheet';
import { useAttention } from '../shell/ui/attention';
import { later, needed } from '../shell/ui/later';
import { PerfOverlay } from '../shell/ui/perf/perf_overlay';
import { HintCard, ResultCard } from './analysis/later_analysis';
import { endingWords } from './ending_words';
import { otherSide, type Side, youIn } from './game_types';
import type { GameView, GameViewProps, ScreenParts } from './game_view';
import { opponentName } from './opponent';
import type { Panel as PanelOf } from './panel';
import type { PlayGame } from './play_game';
import { PlayerStrip } from './player_strip';
import { rewindByKey } from './rewind_by_key';
import { playerOf } from './shared/shared_game';
import { messages } from './words/messages';

const Panel = needed(() => import('./panel').then(({ Panel }) => Panel)) as typeof PanelOf;
const NewGameDialog = needed(() => import('./new_game_dialog').then((all) => all.openNewGameDialog()));
const RewindBar = needed(() => import('./rewind_bar').then(({ RewindBar }) => RewindBar));
const SharedCard = needed(() => import('./shared/shared_card').then(({ SharedCard }) => SharedCard));
const ChallengeBanner = later(() => challenges().then((all) => all.ChallengeBanner));
/** Nobody needs it to play; it is there before anybody asks for it. */
const FilesDialog = later(() => import('./files/files_dialog').then(({ FilesWhenAsked }) => FilesWhenAsked));
const challenges = () => import('./challenge/open_challenge').then(({ openChallenge }) => openChallenge());

interface GameScreenProps<Game extends PlayGame> extends GameViewProps<Game> {
  parts: ScreenParts<Game>;
}

/** A game on the screen, with all that belongs to it. */
export function GameScreen<Game extends PlayGame>(props: GameScreenProps<Game>) {
  const { game, analysis, session, parts, shared } = props;
  const { spec, settings } = game;
  const t = messages.value;
  const asking = useSignal(false);
  const filing = useSignal(false);
  const sheet = useSignal(false);
  const over = game.phase.value === 'over';
  const seat = game.seat.value;
  const closeSheet = () => {
    sheet.value = false;
  };
  const view = viewOf(props, {
    askNewGame: () => {
      closeSheet();
      asking.value = true;
    },
    openFiles: () => {
      filing.value = true;
    },
    analyse: () => {
      if (analysis !== null) analysis.tab.value = true;
      sheet.value = true;
    },
  });
  const { looking } = view;
  // Keys are heard from the first moment on, and always speak of the latest view.
  const latest = useRef(view);
  latest.current = view;
  useKeys(game, (key) => keyed(latest.current, parts, key));
  useAttention(game.phase.value === 'player' && settings.friends === undefined, t.yourTurn);
  useEffect(closeSheet, [game, over]);
  const asked = parts.asked?.(game) ?? null;
  useEffect(() => {
    if (asked !== null) closeSheet();
  }, [asked]);
  const strip = { view, parts, says: session.settings.lines.value && !looking };
  return (
    <div
      class={`table${props.embed ? ' table-embed' : ''}${seat === settings.side ? '' : ' table-turned'}`}
      data-game={spec.game}
      style={parts.aspect === undefined ? undefined : { '--board-aspect': parts.aspect(game) }}
      onPointerDown={(event) => parts.pressed?.(event, game)}
    >
      {props.embed ? null : (
        <GameBar {...props} title={spec.words.name()} onMenu={() => (sheet.value = !sheet.value)} />
      )}
      <PlayerStrip {...strip} side={otherSide(seat)} />
      <main class="board-slot">
        {parts.board(view)}
        {looking || parts.resultOver !== true ? null : <ResultCard view={view} parts={parts} />}
        <p id="board-help" class="sr-only">
          {spec.words.boardHelp()}
        </p>
      </main>
      <PlayerStrip {...strip} side={seat} />
      <aside class="side-panel">
        {looking || parts.resultOver === true ? null : <ResultCard view={view} parts={parts} />}
        {shared === null ? null : <SharedCard key={game.id} view={view} shared={shared} />}
        {settings.challenge && !over ? <ChallengeBanner view={view} /> : null}
        {over ? parts.again(view) : null}
        {analysis?.hint.value ? (
          <HintCard analysis={analysis} view={view} lines={parts.hint(view)} />
        ) : (
          parts.context(view)
        )}
        <Sheet open={sheet.value} session={session} onClose={closeSheet}>
          <Panel view={view} parts={parts} />
        </Sheet>
      </aside>
      {isWalkedThrough(view) ? <RewindBar game={game} /> : parts.actions(view)}
      {asking.value ? (
        <NewGameDialog
          view={view}
          leaves={!over && game.moves.value.length > 0}
          onClose={() => (asking.value = false)}
        />
      ) : null}
      <FilesDialog
        open={filing.value}
        view={view}
        onClose={() => (filing.value = false)}
        onOpen={(opened) => {
          filing.value = false;
          props.onOpen(opened);
        }}
      />
      <KeyHelp lines={parts.keys} />
      <LiveRegion game={game} nameOf={view.nameOf} own={looking ? null : youIn(settings)} />
      {props.perf ? <PerfOverlay log={session.log} /> : null}
    </div>
  );
}

/** The game is looked at from move to move. */
function isWalkedThrough({ game, looking }: GameView): boolean {
  return looking || (game.phase.value === 'over' && game.past.value !== null);
}

function keyed<Game extends PlayGame>(view: GameView<Game>, parts: ScreenParts<Game>, key: string): boolean {
  if (isWalkedThrough(view) && rewindByKey(view.game, key, isNothingFocused)) return true;
  if (key !== 'h') return parts.key(view, key);
  view.onHint();
  return true;
}

/** What the parts of a screen are given. */
function viewOf<Game extends PlayGame>(
  props: GameViewProps<Game>,
  ways: Pick<GameView, 'askNewGame' | 'openFiles' | 'analyse'>,
): GameView<Game> {
  const { game, session, shared } = props;
  const { spec, settings } = game;
  const t = messages.value;
  const { friends } = settings;
  const rungOf = (side: Side) => (side === settings.side || friends ? props.ownRung : settings.rung);
  const nameOf = (side: Side) => {
    if (shared !== null) return playerOf(game, shared, session.ladder, side);
    if (friends !== undefined) return friends.names[side];
    const rung = rungOf(side);
    return rung === null ? t.you : opponentName(spec, session.ladder, rung);
  };
  return {
    ...props,
    ...ways,
    opponentName: nameOf(otherSide(settings.side)),
    looking: props.ownRung !== null || shared !== null,
    nameOf,
    rungOf,
  };
}

interface LiveRegionProps {
  game: PlayGame;
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
        ? game.spec.words.events(heard.events, nameOf(heard.by), game.snapshot.value, heard.before)
        : '';
  return (
    <p class="sr-only" aria-live="polite" data-testid="live">
      {said}
    </p>
  );
}
