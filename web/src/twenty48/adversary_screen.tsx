import { ActionButton, UndoButton } from '../board/action_button';
import { CopyLink } from '../board/copy_link';
import { FallbackEngineNote } from '../board/fallback_engine/fallback_engine_note';
import { KeyHelp } from '../board/key_help';
import type { KeyLine } from '../board/key_help/key_line';
import { beginOnBoard, useKeys } from '../board/keys';
import { figure } from '../i18n/figures';
import { NAME_MAX } from '../play/friends/names';
import { defaultNames } from '../play/friends/unnamed';
import { messages as friendWords } from '../play/friends/words/messages';
import type { Friends } from '../play/game_types';
import { linkTo } from '../shell/address/addresses';
import { freshSeed } from '../shell/session/seed';
import type { Session } from '../shell/session/session';
import { HomeBar } from '../shell/ui/home_bar';
import { RungSelect } from '../shell/ui/rung_select';
import { Segmented } from '../shell/ui/segmented';
import { adversaryAddress } from './addresses';
import type { AdversaryGame } from './adversary_game';
import { faceOf } from './cells';
import { isDirection, isSlide, slideOf } from './directions';
import { LastWord } from './last_word';
import { ROLES } from './role';
import type { AdversarySettings } from './saved_adversary';
import { describeRest, describeSlide, NAME, rungTitle } from './sentences';
import { TileBoard } from './tile_board';
import { type Messages, messages } from './words/messages';

interface AdversaryProps {
  game: AdversaryGame;
  session: Session;
  onHome(): void;
  onNewGame(settings: AdversarySettings): void;
  /** Two people say what they are called, in the middle of their game. */
  onRename(friends: AdversarySettings['friends']): void;
}

/**
 * 2048 with an opponent: the player slides against the worst tiles, or places tiles against the engine's slides; or two
 * people do both.
 */
export function AdversaryScreen({ game, session, onHome, onNewGame, onRename }: AdversaryProps) {
  const t = messages.value;
  const { settings } = game;
  const { friends } = settings;
  const { score, largest, ranks, sideToMove } = game.snapshot.value;
  const slides = friends === undefined ? settings.role === 'slides' : sideToMove === 0;
  const act = (key: string, place: string) => {
    const direction = slideOf(key, place);
    if (direction !== null && slides) game.play(direction);
    else if (key === 'u') game.undo();
    else return beginOnBoard(key);
    return true;
  };
  useKeys(game, act, isSlide);
  const change = (part: Partial<AdversarySettings>) => onNewGame({ ...settings, seed: freshSeed(), ...part });
  return (
    <main class="comparison adversary">
      <HomeBar title={`${NAME}: ${t.adversaryTitle}`} onHome={onHome} />
      <div class="adversary-choices">
        <Segmented
          label={t.opponent}
          testId="choose-opponent"
          narrow
          value={friends === undefined ? 'engine' : 'friend'}
          choices={[
            { value: 'engine', label: friendWords.value.engine },
            { value: 'friend', label: friendWords.value.friendBeside },
          ]}
          onChange={(value) =>
            change({ friends: value === 'friend' ? { names: defaultNames(), turns: false } : undefined })
          }
        />
        {friends === undefined ? (
          <>
            <Segmented
              label={t.adversaryRole}
              testId="role"
              narrow
              value={settings.role}
              choices={ROLES.map((value) => ({
                value,
                label: value === 'slides' ? t.adversarySlides : t.adversaryPlaces,
              }))}
              onChange={(role) => change({ role })}
            />
            <RungSelect
              game="twenty48"
              ladder={session.ladder}
              value={settings.rung}
              nameOf={(rung) => rungTitle(t, session, rung)}
              label={t.opponent}
              testId="choose-rung"
              onChange={(rung) => change({ rung })}
            />
          </>
        ) : (
          <Names names={friends.names} onChange={(names) => onRename({ ...friends, names })} />
        )}
      </div>
      <div class="adversary-board">
        <TileBoard
          key={game.id}
          stage={game.stage}
          ranks={ranks}
          frames={session.frames}
          dark={session.settings.dark.value}
          onSlide={slides ? (direction) => void game.play(direction) : undefined}
          onPlace={slides ? undefined : (cell) => void game.place(cell)}
        />
      </div>
      {friends === undefined ? (
        <FallbackEngineNote
          substitution={game.substitution}
          nameOf={(known) => rungTitle(t, session, known)}
        />
      ) : null}
      <div class="comparison-controls">
        <p role="status" data-testid="adversary-word">
          {sentence(t, game)}
        </p>
        {session.settings.lines.value && friends === undefined ? (
          <LastWord won={game.won.value} rung={settings.rung} />
        ) : null}
        <p class="quiet figures">{t.twenty48OverLine(figure(score), faceOf(largest))}</p>
        {slides ? null : (
          <div class="adversary-choices">
            {t.adversaryTile}
            <Segmented
              label={t.adversaryTile}
              testId="tile"
              narrow
              value={String(game.tile.value)}
              choices={[
                { value: '1', label: '2' },
                { value: '2', label: '4' },
              ]}
              onChange={(value) => (game.tile.value = Number(value))}
            />
          </div>
        )}
        <div class="row">
          <UndoButton disabled={!game.canUndo.value} onAct={() => game.undo()} />
          <ActionButton
            icon="restart"
            label={t.twenty48NewGame}
            testId="new-game-action"
            onAct={() => change({})}
          />
          <CopyLink key={game.id} link={() => linkTo(adversaryAddress(settings))} />
        </div>
      </div>
      <p id="board-help" class="sr-only">
        {slides ? t.adversaryHelpSlides : t.adversaryHelpPlaces}
      </p>
      <KeyHelp lines={friends !== undefined ? BOTH_KEYS : slides ? SLIDING_KEYS : PLACING_KEYS} />
      <p class="sr-only" aria-live="polite" data-testid="live">
        {spoken(t, game)}
      </p>
    </main>
  );
}

interface NamesProps {
  names: Friends['names'];
  onChange(names: Friends['names']): void;
}

/** What the two people are called; who slides first. */
function Names({ names, onChange }: NamesProps) {
  const t = messages.value;
  return (
    <div class="friend-names">
      {([0, 1] as const).map((side) => (
        <label key={side} class="field">
          {side === 0 ? t.twenty48Slider : t.twenty48Placer}
          <input
            type="text"
            maxLength={NAME_MAX}
            value={names[side]}
            autocomplete="off"
            data-testid={`friend-${side}`}
            // Once it is written: the screen is opened anew with it.
            onChange={({ currentTarget: { value } }) => {
              const name = value.trim() || defaultNames()[side];
              onChange(side === 0 ? [name, names[1]] : [names[0], name]);
            }}
          />
        </label>
      ))}
    </div>
  );
}

const SLIDING_KEYS: readonly KeyLine[] = ['←↑↓→WASD slide', 'U undo'];
const BOTH_KEYS: readonly KeyLine[] = ['←↑↓→WASD slide', 'Enter choose', 'U undo'];
const PLACING_KEYS: readonly KeyLine[] = ['←↑↓→ walk', 'Enter choose', 'U undo'];

/** The last action, for those who listen. */
function spoken(t: Messages, game: AdversaryGame): string {
  const heard = game.heard.value;
  if (heard === null) return '';
  const { action, events } = heard;
  return isDirection(action) ? describeSlide(t, action, events) : describeRest(t, events);
}

/** Whose moment it is, or how it ended. */
function sentence(t: Messages, game: AdversaryGame): string {
  const won = game.won.value;
  const { friends } = game.settings;
  if (friends !== undefined) {
    const winner = game.winner.value;
    if (winner !== null) return t.adversaryNamedWon(friends.names[winner]);
    const { sideToMove } = game.snapshot.value;
    return (sideToMove === 0 ? t.adversaryNamedSlides : t.adversaryNamedPlaces)(friends.names[sideToMove]);
  }
  if (won !== null) return won ? t.adversaryWon : t.adversaryLost;
  return game.settings.role === 'slides' ? t.adversaryLineSlides : t.adversaryLinePlaces;
}
