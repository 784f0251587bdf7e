import { useSignal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Face } from '../faces/face';
import { AfterGame } from '../ladder/after_game';
import { offerAfter } from '../ladder/offer';
import { FairFight } from '../record/fair_fight';
import { moodAfter } from '../shell/session/opponents_mood';
import { Icon } from '../shell/ui/icons';
import { later, needed } from '../shell/ui/later';
import { messages as shareWords } from '../shell/ui/share/words/messages';
import { takeFocus } from '../shell/ui/take_focus';
import { TurningLine } from './analysis/turning_line';
import type { Apart } from './apart';
import { endingWords } from './ending_words';
import { asItIs, otherSide, type Settings, youIn } from './game_types';
import type { GameView, ScreenParts } from './game_view';
import { opponentName } from './opponent';
import type { PlayGame } from './play_game';
import { playOnWords } from './play_on_words';
import { told } from './shared/shared_game';
import type { PictureParts } from './sharing/picture/picture_part';
import { messages } from './words/messages';

const ShareDialog = needed(() => import('./sharing/open_sharing').then((all) => all.openSharing()));
const ChallengeOutcome = later(() =>
  import('./challenge/open_challenge')
    .then(({ openChallenge }) => openChallenge())
    .then((all) => all.ChallengeOutcome),
);

interface ResultProps<Game extends PlayGame> {
  view: GameView<Game>;
  parts: ScreenParts<Game>;
}

/** The end of a game: what happened, why, what next. */
export function ResultCard<Game extends PlayGame>({ view, parts }: ResultProps<Game>) {
  const { game, analysis, session } = view;
  const { ladder } = session;
  const t = messages.value;
  const hidden = useSignal(false);
  const mood = game.outcome.value;
  const over = mood !== null;
  useEffect(() => {
    hidden.value = false;
  }, [over, game]);
  const open = over && !hidden.value;
  useEffect(() => {
    if (analysis === null) return;
    analysis.review.value = open;
    return () => {
      analysis.review.value = false;
    };
  }, [analysis, open]);
  if (mood === null) return null;
  const { friends } = game.settings;
  const title = friends
    ? told(game.winner.value, view.nameOf)
    : { won: t.youWin, lost: t.youLose, draw: t.draw }[mood];
  // A move that is looked at again has the place to itself.
  const again = analysis !== null && analysis.again.value !== null;
  if (again || (parts.resultOver === true && game.past.value !== null)) return null;
  if (hidden.value) {
    return (
      <button
        type="button"
        class={parts.resultOver ? 'button result-peek' : 'button'}
        onClick={() => (hidden.value = false)}
      >
        {title}
      </button>
    );
  }
  const { spec, settings } = game;
  const snapshot = game.snapshot.value;
  const ending = game.ending.value;
  return (
    <section
      class={`result result-${mood} ${parts.resultOver ? 'result-over' : 'result-beside'}`}
      data-testid="result"
      data-result={mood}
      aria-label={title}
    >
      <div class="result-told">
        <div class="result-head">
          {mood === 'draw' && !friends ? (
            <Face game={spec.game} rung={settings.rung} size={48} mood={moodAfter(mood)} />
          ) : null}
          <h2>{title}</h2>
        </div>
        <p>
          {ending === null
            ? spec.words.resultReason(snapshot)
            : endingWords(ending, view.nameOf, youIn(settings))}{' '}
          {parts.standing === undefined ? <span class="quiet">{spec.words.length(snapshot)}</span> : null}
        </p>
        {parts.standing?.(view)}
        {settings.challenge === undefined ? null : <ChallengeOutcome view={view} />}
        <TurningLine view={view} words={parts.turningWords} />
        {friends || view.apart !== null || (settings.challenge && mood !== 'won') ? null : (
          <AfterGame
            game={spec.game}
            ladder={ladder}
            words={spec.messages.value}
            outcome={mood}
            played={settings.rung}
            next={offerAfter(mood, settings.rung, view.offered, ladder)}
            moved={game.climbs}
          />
        )}
      </div>
      <div class="result-ways">
        {view.apart === null ? (
          <NextGames view={view} more={parts.moreGames?.(view)} narrow={parts.resultOver === true} />
        ) : (
          <WayBack apart={view.apart} />
        )}
        <OtherWays
          view={view}
          parts={parts as unknown as ScreenParts}
          over={parts.resultOver === true}
          onHide={() => (hidden.value = true)}
        />
      </div>
    </section>
  );
}

/** The same with the sides changed. */
function swapped(settings: Settings): Settings {
  const { friends, side } = settings;
  if (friends === undefined) return { ...settings, side: otherSide(side), challenge: undefined };
  const [first, second] = friends.names;
  return { ...settings, friends: { ...friends, names: [second, first] } };
}

/** To what the game belongs to. */
function WayBack({ apart }: { apart: Apart }) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <div class="result-actions">
      <button
        ref={first}
        type="button"
        class="button primary wide"
        data-testid="leave-apart"
        onClick={() => apart.leave()}
      >
        <Icon name="back" />
        {apart.leaveWords()}
      </button>
    </div>
  );
}

interface NextGamesProps {
  view: GameView;
  /** Further games of the game's own. */
  more: ComponentChild;
  /** Two ways stand in a row where there is room. */
  narrow: boolean;
}

/** What can be played next. */
function NextGames({ view, more, narrow }: NextGamesProps) {
  const t = messages.value;
  const { game, analysis, offered, onNewGame, onPlayOn } = view;
  const { ladder, saves } = view.session;
  const { spec, settings } = game;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => takeFocus(first.current), [game]);
  const mood = game.outcome.value;
  const { friends } = settings;
  const next = mood === null || friends ? null : offerAfter(mood, settings.rung, offered, ladder);
  const climbs = mood === 'won' && next !== null;
  const turning = analysis?.turning.value ?? null;
  const seeks = mood === 'lost' && turning !== null && analysis?.lost.value === false;
  const point = turning?.complete ? turning.point : null;
  const foremost = (isForemost: boolean) =>
    isForemost && !climbs
      ? { ref: first, class: 'button primary wide' }
      : { class: isForemost && !narrow ? 'button wide' : 'button' };
  const rematch = (
    <button
      key="rematch"
      {...foremost(mood === 'lost')}
      type="button"
      data-testid="rematch"
      onClick={() => onNewGame(settings)}
    >
      <Icon name="restart" />
      {t.rematchSame}
    </button>
  );
  const swap = (
    <button
      key="swap"
      {...foremost(mood !== 'lost')}
      type="button"
      data-testid="rematch-swap"
      onClick={() => onNewGame(swapped(settings))}
    >
      <Icon name="swap" />
      {spec.words.swap?.() ?? t.swapColours}
    </button>
  );
  return (
    <div class="result-actions">
      {climbs ? (
        <button
          ref={first}
          type="button"
          class="button primary wide"
          data-testid="rung-next"
          onClick={() => onNewGame(asItIs(next, settings))}
        >
          <Icon name="up" />
          {t.nextRung(opponentName(spec, ladder, next))}
        </button>
      ) : null}
      {mood === 'lost' ? [rematch, swap] : [swap, rematch]}
      {more}
      {game.canUndo.value ? (
        <button type="button" class="button" data-testid="take-back" onClick={() => game.undo()}>
          <Icon name="undo" />
          {t.undo}
        </button>
      ) : null}
      {seeks ? (
        // It stands there before it can be pressed: what is below it does not move under a finger.
        <button
          type="button"
          class={narrow ? 'button' : 'button wide'}
          data-testid="play-on"
          disabled={point === null}
          onClick={() => (point === null ? undefined : onPlayOn(game.savedAt(point.length)))}
        >
          <Icon name="undo" />
          {point === null ? t.playOnSought : playOnWords(game, point.length)}
        </button>
      ) : null}
      {climbs || next === null ? null : (
        <button
          type="button"
          class={narrow && seeks ? 'button' : 'button wide'}
          data-testid="rung-next"
          onClick={() => onNewGame(asItIs(next, settings))}
        >
          <Icon name="chevron" />
          {t.easierRung(opponentName(spec, ladder, next))}
        </button>
      )}
      {friends ? null : (
        <FairFight
          game={spec.game}
          ladder={ladder}
          words={spec.messages.value}
          saves={saves}
          briefly
          onChoose={(opponent) => onNewGame({ ...settings, ...opponent })}
        />
      )}
    </div>
  );
}

interface OtherWaysProps {
  view: GameView;
  parts: PictureParts;
  /** The result stands over the board. */
  over: boolean;
  onHide(): void;
}

/** Ways on that are no game: the board, the analysis, the link, the home screen. */
function OtherWays({ view, parts, over, onHide }: OtherWaysProps) {
  const sharing = useSignal(false);
  const t = messages.value;
  return (
    <div class="row result-more">
      <button type="button" class="link" data-testid="see-board" onClick={onHide}>
        {t.watchBoard}
      </button>
      <button
        type="button"
        class="link"
        data-testid="watch-again"
        onClick={() => {
          // What stands over the board gives way by itself.
          if (!over) onHide();
          view.game.rewind.play();
        }}
      >
        {t.replayTitle}
      </button>
      <button
        type="button"
        class="link"
        data-testid="analyse"
        onClick={() => {
          onHide();
          view.analyse();
        }}
      >
        {t.analyse}
      </button>
      <button type="button" class="link" data-testid="share-game" onClick={() => (sharing.value = true)}>
        {shareWords.value.share}
      </button>
      {sharing.value ? (
        <ShareDialog view={view} parts={parts} onClose={() => (sharing.value = false)} />
      ) : null}
      {view.apart === null ? (
        <button type="button" class="link" onClick={view.onHome}>
          {t.home}
        </button>
      ) : null}
    </div>
  );
}
