import { effect, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { CellGrid } from '../../board/cell_grid';
import { KeyHelp } from '../../board/key_help';
import type { KeyLine } from '../../board/key_help/key_line';
import { holdKeys, isNothingFocused, useKeys } from '../../board/keys';
import type { Mood } from '../../faces/face';
import { rungName } from '../../i18n/rungs';
import { rungOf } from '../../shell/session/ladder';
import type { Session } from '../../shell/session/session';
import { Icon, type IconName } from '../../shell/ui/icons';
import { keepFitted } from '../../shell/ui/keep_fitted';
import { describeCell, describeUnitAction, endingReason, resultReason, sideName } from '../battle/sentences';
import { tacticsBoard } from '../board/craft';
import { EMPTY_OVERLAY } from '../board/overlay';
import { Strip } from '../cards/strip';
import { type Cell, SHAPE } from '../rules/cells';
import { type Side, type Snapshot, winnerOf } from '../rules/snapshot';
import { opponentRank } from '../setup/personality';
import { messages } from '../words/messages';
import type { Replay } from './replay';

interface ReplayProps {
  replay: Replay;
  session: Session;
  onBack(): void;
}

/** A finished game on the board, forwards and backwards. */
export function ReplayScreen({ replay, session, onBack }: ReplayProps) {
  const t = messages.value;
  useReplayKeys(replay);
  const snapshot = replay.stage.shown.value;
  return (
    <div class="table replay" data-testid="replay">
      <header class="bar">
        <button type="button" class="icon-button" onClick={onBack} aria-label={t.back} data-testid="back">
          <Icon name="back" />
        </button>
        <h1 class="bar-title">{replay.game.title()}</h1>
      </header>
      <PlayerStrip replay={replay} session={session} side={1} snapshot={snapshot} />
      <main class="board-slot">
        <ReplayBoard replay={replay} session={session} />
      </main>
      <PlayerStrip replay={replay} session={session} side={0} snapshot={snapshot} />
      <aside class="side-panel">
        <Account replay={replay} />
      </aside>
      <Controls replay={replay} />
      <KeyHelp lines={REPLAY_KEYS} />
    </div>
  );
}

interface PlayerStripProps {
  replay: Replay;
  session: Session;
  side: Side;
  snapshot: Snapshot;
}

function PlayerStrip({ replay, session, side, snapshot }: PlayerStripProps) {
  const t = messages.value;
  const number = replay.game.rungs[side];
  const rung = number === null ? null : rungOf(session.ladder, number);
  const rank = rung === null ? [] : [opponentRank(t, rung, replay.game)];
  const { ending } = replay;
  const winner = ending?.winner ?? winnerOf(snapshot.result);
  return (
    <Strip
      side={side}
      name={rung === null ? t.player : rungName(t, rung)}
      line={[sideName(t, side), ...rank].join(' · ')}
      {...(number === null ? {} : { face: { rung: number, mood: moodIn(winner, side) } })}
      snapshot={snapshot}
      active={snapshot.result === 0 && ending === null && snapshot.sideToMove === side}
      thinking={false}
      testId={side === 0 ? 'strip-player' : 'strip-opponent'}
    />
  );
}

/** What the face of a side's player shows of a moment that has been. */
function moodIn(winner: Side | null, side: Side): Mood {
  if (winner === null) return 'watches';
  return winner === side ? 'wins' : 'lost';
}

function ReplayBoard({ replay, session }: { replay: Replay; session: Session }) {
  const t = messages.value;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const focus = useSignal<Cell>(-1);
  const margin = useSignal('0px');
  const theme = session.settings.dark.value ? 'dark' : 'light';
  useEffect(() => {
    if (canvas.current === null || frame.current === null) return;
    const element = frame.current;
    const loop = tacticsBoard(canvas.current, replay.stage, session.frames);
    const leaveFitting = keepFitted(element, (fonts) => {
      loop.fit(element.clientWidth, devicePixelRatio, `${theme} ${fonts}`);
      margin.value = `${loop.layout.margin / loop.layout.ratio}px`;
    });
    const stop = effect(() => loop.show({ ...EMPTY_OVERLAY, focus: focus.value }));
    return () => {
      stop();
      leaveFitting();
      loop.dispose();
    };
  }, [replay, theme]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are heard everywhere
    <div ref={frame} class="board" data-testid="board" tabIndex={-1} onMouseDown={holdKeys}>
      <canvas ref={canvas} class="board-canvas" />
      <CellGrid
        shape={SHAPE}
        margin={margin.value}
        focus={focus}
        home={0}
        selected={-1}
        labelOf={(cell) => describeCell(t, replay.snapshot, cell, [])}
      />
    </div>
  );
}

/** What was just done, in words, and where in the game that is. */
function Account({ replay }: { replay: Replay }) {
  const t = messages.value;
  const at = replay.at.value;
  const { snapshot, ending } = replay;
  const move = replay.moves[at - 1];
  return (
    <section class="context replay-account">
      <p class="quiet figures">
        {t.round(snapshot.round, snapshot.lastRound)} · {t.replayPlace(at, replay.length)}
      </p>
      <p aria-live="polite" data-testid="replay-move">
        {move === undefined ? t.replayStart : `${sideName(t, move.side)}: ${describeUnitAction(t, move)}`}
      </p>
      {snapshot.result === 0 ? null : <p>{resultReason(t, snapshot)}</p>}
      {ending === null ? null : <p data-testid="replay-ending">{endingReason(t, ending)}</p>}
    </section>
  );
}

function Controls({ replay }: { replay: Replay }) {
  const t = messages.value;
  const at = replay.at.value;
  const playing = replay.playing.value;
  const step = (icon: IconName, label: string, place: number, testId: string) => (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      data-testid={testId}
      disabled={place < 0 || place > replay.length || place === at}
      onClick={() => look(replay, place)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <section class="replay-controls" aria-label={t.replayTitle}>
      <input
        type="range"
        min={0}
        max={replay.length}
        value={at}
        aria-label={t.replayPlace(at, replay.length)}
        data-testid="replay-place"
        onInput={(event) => look(replay, event.currentTarget.valueAsNumber)}
      />
      <div class="row">
        {step('first', t.replayBegin, 0, 'replay-first')}
        {step('back', t.replayBack, at - 1, 'replay-back')}
        <button
          type="button"
          class="icon-button"
          aria-label={playing ? t.replayPause : t.replayPlay}
          data-testid="replay-play"
          onClick={() => togglePlaying(replay)}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        {step('forward', t.replayForward, at + 1, 'replay-forward')}
        {step('last', t.replayEnd, replay.length, 'replay-last')}
      </div>
    </section>
  );
}

function togglePlaying(replay: Replay): void {
  if (replay.playing.value) replay.pause();
  else replay.play();
}

/** A place that was chosen by hand is stayed at. */
function look(replay: Replay, place: number): void {
  replay.pause();
  replay.goTo(place);
}

const REPLAY_KEYS: readonly KeyLine[] = ['←→ step', 'Home first', 'End last', 'Space play'];

/**
 * Arrows step, Home and End jump, wherever the focus is but on the slider, which has these keys itself; Space plays and
 * stops where nothing else has it.
 */
function useReplayKeys(replay: Replay): void {
  const places: Record<string, () => number> = {
    ArrowLeft: () => replay.at.value - 1,
    ArrowRight: () => replay.at.value + 1,
    Home: () => 0,
    End: () => replay.length,
  };
  useKeys(replay, (key) => {
    const place = places[key];
    if (place !== undefined) look(replay, place());
    else if (key === ' ' && isNothingFocused()) togglePlaying(replay);
    else return false;
    return true;
  });
}
