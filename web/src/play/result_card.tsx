import { useSignal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Face } from '../faces/face';
import { AfterGame } from '../ladder/after_game';
import { offerAfter } from '../ladder/offer';
import { FairFight } from '../record/fair_fight';
import { moodAfter } from '../shell/session/opponents_mood';
import { Icon, type IconName } from '../shell/ui/icons';
import { later, needed } from '../shell/ui/later';
import { messages as shareWords } from '../shell/ui/share/words/messages';
import { takeFocus } from '../shell/ui/take_focus';
import { TurningLine } from './analysis/turning_line';
import { endingWords } from './ending_words';
import { asItIs, otherSide, type Settings, youIn } from './game_types';
import type { GameView, ScreenParts } from './game_view';
import { opponentName } from './opponent';
import type { PlayGame } from './play_game';
import { playOnWords } from './play_on_words';
import { messages } from './result/words/messages';
import { told } from './shared/shared_game';
import type { PictureParts } from './sharing/picture/picture_part';

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
  const series = view.apart === null ? (parts.nextGames?.(view) ?? null) : null;
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
        {game.wonByHints && !friends ? (
          <p class="quiet" data-testid="by-hints">
            {t.byHints(opponentName(spec, ladder, settings.rung))}
          </p>
        ) : null}
        {friends ||
        view.apart !== null ||
        series !== null ||
        game.wonByHints ||
        (settings.challenge && mood !== 'won') ? null : (
          <AfterGame
            game={spec.game}
            ladder={ladder}
            words={spec.messages.value}
            outcome={mood}
            played={settings.rung}
            next={offeredAfter(view)}
            moved={game.climbs}
          />
        )}
      </div>
      <div class="result-ways">
        <Ways
          view={view}
          parts={parts as unknown as ScreenParts}
          more={parts.moreGames?.(view)}
          series={series}
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

interface WaysProps {
  view: GameView;
  parts: PictureParts;
  /** Further games of the game's own. */
  more: ComponentChild;
  /** What a game of a series leads to, instead of other games; null for a game by itself. */
  series: ComponentChild;
  /** The result stands over the board. */
  over: boolean;
  onHide(): void;
}

/** Ways on beside the foremost that are in sight at once; the others are one press away. */
const IN_SIGHT = 3;

/** A way on from the end of a game. */
interface Way {
  testId: string;
  icon: IconName;
  label: string;
  /** It stands there before it can be pressed: what is below it does not move under a finger. */
  disabled?: boolean;
  act(): void;
}

/** What can be done next: one way on, a few beside it, and the rest behind "More". */
function Ways({ view, parts, more, series, over, onHide }: WaysProps) {
  const t = messages.value;
  const { game, session } = view;
  const { spec, settings } = game;
  const first = useRef<HTMLButtonElement>(null);
  const open = useSignal(false);
  const sharing = useSignal(false);
  useEffect(() => takeFocus(first.current), [game]);
  const ways = waysOn(view, over, { hide: onHide, share: () => (sharing.value = true) }, series !== null);
  const foremost = series === null ? ways[0] : undefined;
  const others = series === null ? ways.slice(1) : ways;
  return (
    <>
      {series}
      <div class="result-actions">
        {foremost === undefined ? null : (
          <button
            ref={first}
            type="button"
            class="button primary wide"
            data-testid={foremost.testId}
            onClick={() => foremost.act()}
          >
            <Icon name={foremost.icon} />
            {foremost.label}
          </button>
        )}
        {others.slice(0, IN_SIGHT).map((way) => (
          <WayButton key={way.testId} way={way} />
        ))}
        <button
          type="button"
          class="button"
          aria-expanded={open.value}
          data-testid="more-ways"
          onClick={() => (open.value = !open.value)}
        >
          <Icon name="menu" />
          {t.moreWays}
        </button>
      </div>
      {open.value ? (
        <div class="result-actions result-rest">
          {others.slice(IN_SIGHT).map((way) => (
            <WayButton key={way.testId} way={way} />
          ))}
          {view.apart === null && series === null ? more : null}
          {settings.friends || view.apart !== null || series !== null ? null : (
            <FairFight
              game={spec.game}
              ladder={session.ladder}
              words={spec.messages.value}
              saves={session.saves}
              briefly
              onChoose={(opponent) => view.onNewGame({ ...settings, ...opponent })}
            />
          )}
        </div>
      ) : null}
      {sharing.value ? (
        <ShareDialog view={view} parts={parts} onClose={() => (sharing.value = false)} />
      ) : null}
    </>
  );
}

function WayButton({ way: { testId, icon, label, disabled, act } }: { way: Way }) {
  return (
    <button type="button" class="button" data-testid={testId} disabled={disabled} onClick={act}>
      <Icon name={icon} />
      {label}
    </button>
  );
}

/** All ways on from a game's end, the foremost first. */
function waysOn(
  view: GameView,
  over: boolean,
  { hide, share }: { hide(): void; share(): void },
  isOfSeries: boolean,
): Way[] {
  const t = messages.value;
  const { game, analysis, onNewGame, onPlayOn } = view;
  const { ladder } = view.session;
  const { spec, settings } = game;
  const mood = game.outcome.value;
  const next = offeredAfter(view);
  const turning = analysis?.turning.value ?? null;
  const seeks = mood === 'lost' && turning !== null && analysis?.lost.value === false;
  const point = turning?.complete ? turning.point : null;
  const way = (testId: string, icon: IconName, label: string, act: () => void): Way => ({
    testId,
    icon,
    label,
    act,
  });
  const rung = (icon: IconName, label: (name: string) => string) =>
    next === null
      ? []
      : [
          way('rung-next', icon, label(opponentName(spec, ladder, next)), () =>
            onNewGame(asItIs(next, settings)),
          ),
        ];
  const rematch = way('rematch', 'restart', t.rematchSame, () => onNewGame(settings));
  const swap = way('rematch-swap', 'swap', spec.words.swap?.() ?? t.swapColours, () =>
    onNewGame(swapped(settings)),
  );
  const playOn: Way = {
    ...way('play-on', 'undo', point === null ? t.playOnSought : playOnWords(game, point.length), () => {
      if (point !== null) onPlayOn(game.savedAt(point.length));
    }),
    disabled: point === null,
  };
  const analyse = way('analyse', 'chart', t.analyse, () => {
    hide();
    view.analyse();
  });
  const board = way('see-board', 'eye', t.watchBoard, hide);
  const replay = way('watch-again', 'play', t.replayTitle, () => {
    // What stands over the board gives way by itself.
    if (!over) hide();
    game.rewind.play();
  });
  const shared = way('share-game', 'copy', shareWords.value.share, share);
  const home = way('result-home', 'home', t.home, view.onHome);
  const undo = game.canUndo.value ? [way('take-back', 'undo', t.undo, () => game.undo())] : [];
  // To what the game belongs to.
  const { apart } = view;
  if (apart !== null) {
    const leave = way('leave-apart', 'back', apart.leaveWords(), () => apart.leave());
    return [leave, analyse, shared, board, replay];
  }
  if (isOfSeries) return [analyse, shared, board, replay, ...undo, home];
  if (mood === 'lost') {
    const back = [...(seeks ? [playOn] : []), ...rung('chevron', t.easierRung)];
    return [rematch, ...back, analyse, shared, board, swap, ...undo, replay, home];
  }
  const [foremost, second] = mood === 'won' ? [rematch, swap] : [swap, rematch];
  return [...rung('up', t.nextRung), foremost, analyse, shared, board, second, ...undo, replay, home];
}

/** Whom the end of a game leads to; after one that hints have won to nobody else. */
function offeredAfter({ game, offered, session }: GameView): number | null {
  const mood = game.outcome.value;
  if (mood === null || game.wonByHints || game.settings.friends) return null;
  return offerAfter(mood, game.settings.rung, offered, session.ladder);
}
