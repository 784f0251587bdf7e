import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TacticsModule } from '../../../../wasm/tactics';
import { GameBar } from '../../board/game_bar';
import { KeyHelp } from '../../board/key_help';
import { Sheet } from '../../board/sheet';
import { rungName } from '../../i18n/rungs';
import { rungOf } from '../../shell/session/ladder';
import type { Session } from '../../shell/session/session';
import { useAttention } from '../../shell/ui/attention';
import { Dialog } from '../../shell/ui/dialog';
import { Icon } from '../../shell/ui/icons';
import { later, needed } from '../../shell/ui/later';
import { PerfOverlay } from '../../shell/ui/perf/perf_overlay';
import { LastTurnButton } from '../analysis/considered_button';
import { BoardView } from '../board/board_view';
import { ContextCard } from '../cards/context_card';
import { Panel } from '../cards/panel';
import { Strip } from '../cards/strip';
import { opponentIdea, opponentRank } from '../setup/personality';
import { sign } from '../sign';
import { messages } from '../words/messages';
import type { Battle } from './battle';
import { Actions } from './battle_actions';
import { BATTLE_KEYS, useBattleKeys } from './battle_keys';
import { moodOf, sayingOf } from './mood';
import type { BattleSettings, SavedBattle } from './saved_battle';
import { describeCertainty, describeEvents, sideName } from './sentences';

const AnalysisCard = later(() =>
  import('../analysis/analysis_card').then(({ AnalysisCard }) => AnalysisCard),
);
const PlayedTurnCard = later(() =>
  import('../analysis/open_played_turn').then(({ openPlayedTurn }) => openPlayedTurn()),
);
const Banner = later(() => import('../cards/banner').then(({ Banner }) => Banner));
const WayOut = later(() => import('./way_out').then(({ WayOut }) => WayOut));
const ResultCard = needed(() => import('../cards/result_card').then(({ ResultCard }) => ResultCard));

export interface BattleScreenProps {
  battle: Battle;
  session: Session<TacticsModule>;
  /** No page chrome: an embedded board. */
  embed: boolean;
  perf: boolean;
  growFrom: DOMRect | null;
  onHome(): void;
  onSettings(): void;
  onNewBattle(settings: BattleSettings): void;
  /** Goes on from an earlier moment of a battle. */
  onPlayOn(saved: SavedBattle): void;
  /** Shows the battle again from its beginning. */
  onWatch(): void;
  /** Leaves the battle, which is kept, for the course for beginners. */
  onLearn(): void;
}

/** A battle on the screen, with all that belongs to it. */
export function BattleScreen(props: BattleScreenProps) {
  const { battle } = props;
  const sheet = useSignal(false);
  const analysis = props.battle.analysis?.view.value ?? null;
  useEffect(() => {
    // What was asked for in the sheet is shown on the board behind it.
    if (analysis !== null) sheet.value = false;
  }, [analysis]);
  const close = () => {
    sheet.value = false;
  };
  useEffect(close, [battle, battle.phase.value === 'over']);
  return (
    <BattleTable
      {...props}
      says
      bar={
        props.embed ? null : (
          <GameBar {...props} title={sign().title} onMenu={() => (sheet.value = !sheet.value)} />
        )
      }
      panel={
        <Sheet open={sheet.value} session={props.session} onClose={close}>
          <Panel {...props} />
        </Sheet>
      }
      result={<ResultCard {...props} />}
    />
  );
}

interface BattleTableProps
  extends Pick<BattleScreenProps, 'battle' | 'session' | 'embed' | 'perf' | 'growFrom' | 'onPlayOn'> {
  bar: ComponentChildren;
  /** The opponent says something now and then. */
  says?: boolean;
  /** Stands beside the board, above what is chosen. */
  note?: ComponentChildren;
  panel?: ComponentChildren;
  /** Over the board once the battle has ended. */
  result: ComponentChildren;
}

/** Where a battle is played: strips, board, what is chosen, actions. */
export function BattleTable(props: BattleTableProps) {
  const { battle, session } = props;
  const t = messages.value;
  const asking = useSignal(false);
  const { settings } = battle;
  const { side } = settings;
  const known = rungOf(session.ladder, settings.rung);
  const name = rungName(t, known);
  const phase = battle.phase.value;
  const snapshot = battle.shown.value;

  const endTurn = () => {
    if (battle.phase.value !== 'player') return;
    if (battle.fresh.value > 0) asking.value = true;
    else battle.endTurn();
  };
  useBattleKeys(battle, endTurn);
  useAttention(phase === 'player', t.yourTurn);

  const turnOfOpponent = phase === 'banner' || phase === 'opponent';
  return (
    <div
      class={props.embed ? 'table table-embed' : 'table'}
      onPointerDown={(event) => backOutBeside(event, battle)}
    >
      {props.bar}
      <Strip
        side={battle.opponentSide}
        name={name}
        line={`${opponentRank(t, known, settings)} · ${opponentIdea(t, known, settings)}`}
        face={{ rung: settings.rung, mood: moodOf(battle) }}
        saying={props.says === true && session.settings.lines.value ? sayingOf(battle) : undefined}
        snapshot={snapshot}
        active={turnOfOpponent}
        thinking={turnOfOpponent}
        testId="strip-opponent"
      />
      <main class="board-slot">
        <BoardView
          key={battle.id}
          battle={battle}
          frames={session.frames}
          dark={session.settings.dark.value}
          growFrom={props.growFrom}
        />
        <Banner battle={battle} opponentName={name} pace={session.settings.tempo.value} />
        {props.result}
        <p id="board-help" class="sr-only">
          {t.boardHelp}
        </p>
      </main>
      <Strip
        side={side}
        name={t.you}
        line={`${sideName(t, side)} · ${t.round(snapshot.round, snapshot.lastRound)}`}
        snapshot={snapshot}
        active={phase === 'player'}
        thinking={false}
        testId="strip-player"
      />
      <aside class="side-panel">
        {props.note}
        <TurnNotes battle={battle} opponentName={name} />
        <WayOut battle={battle} onPlayOn={props.onPlayOn} />
        <SideCard battle={battle} opponentName={name} onPlayOn={props.onPlayOn} />
        {props.panel}
      </aside>
      <Actions battle={battle} onEndTurn={endTurn} />
      {asking.value ? (
        <Dialog title={t.endTurnTitle} onClose={() => (asking.value = false)}>
          <p>{t.endTurnIdle(battle.fresh.value)}</p>
          <div class="row">
            <button
              type="button"
              class="button primary"
              data-testid="confirm-end-turn"
              onClick={() => {
                asking.value = false;
                battle.endTurn();
              }}
            >
              {t.endTurn}
            </button>
            <button type="button" class="button" onClick={() => (asking.value = false)}>
              {t.keepPlaying}
            </button>
          </div>
        </Dialog>
      ) : null}
      <KeyHelp lines={BATTLE_KEYS} />
      <LiveRegion battle={battle} />
      {props.perf ? <PerfOverlay log={session.log} /> : null}
    </div>
  );
}

const NOT_BESIDE = '.board, .context, .way-out, .sheet, .sheet-scrim, .actions, .bar, dialog, .result';

/** A press beside the board and the controls backs out one step. */
export function backOutBeside(event: PointerEvent, battle: Battle): void {
  const target = event.target as Element;
  if (target.closest(NOT_BESIDE) !== null) return;
  if (battle.analysis?.close() !== true) battle.backOut();
}

interface SideCardProps extends Pick<BattleScreenProps, 'battle' | 'onPlayOn'> {
  opponentName: string;
}

/** What can be done now, or the plans that analysis shows. */
function SideCard({ battle, opponentName, onPlayOn }: SideCardProps) {
  const { analysis } = battle;
  const view = analysis?.view.value ?? null;
  return (
    <>
      {view === null ? <ContextCard battle={battle} opponentName={opponentName} /> : null}
      {analysis === null ? null : (
        <>
          <AnalysisCard analysis={analysis} opponentName={opponentName} />
          {battle.phase.value === 'over' ? (
            <PlayedTurnCard
              analysis={analysis}
              opponentName={opponentName}
              onTryAgain={(length) => onPlayOn(battle.savedAt(length))}
            />
          ) : null}
          <LastTurnButton analysis={analysis} opponentName={opponentName} />
        </>
      )}
    </>
  );
}

/** What is unusual about this round: what the opponent has proven, the falling edge, shorter steps, that no threat is there to be shown. */
function TurnNotes({ battle, opponentName }: { battle: Battle; opponentName: string }) {
  const t = messages.value;
  const { roundsToRing, ringFallsThisRound, shortened } = battle.shown.value;
  const ring = ringFallsThisRound ? t.ringNow : roundsToRing > 0 ? t.ringSoon(roundsToRing) : '';
  const announced = battle.analysis?.announced.value ?? null;
  const unthreatened = battle.allThreats.value && battle.phase.value === 'player' && !battle.threatened.value;
  const nothing = ring === '' && !shortened && announced === null && !unthreatened;
  if (battle.phase.value === 'over' || nothing) return null;
  return (
    <div class="turn-notes">
      {announced === null ? null : (
        <p class="certain-note" role="status" data-testid="announced">
          <Icon name="eye" size={16} />
          {t.announces(opponentName, describeCertainty(t, announced))}
        </p>
      )}
      {ring === '' ? null : (
        <p class="ring-note">
          <Icon name="warning" size={16} />
          {ring}
        </p>
      )}
      {shortened ? <p class="quiet">{t.shortened}</p> : null}
      {unthreatened ? (
        <p role="status" data-testid="no-threats">
          {t.noThreats}
        </p>
      ) : null}
    </div>
  );
}

/** Tells the events to those who listen. */
export function LiveRegion({ battle }: { battle: Battle }) {
  const heard = battle.heard.value;
  return (
    <p class="sr-only" aria-live="polite" data-testid="live">
      {heard === null ? '' : describeEvents(messages.value, heard.events, heard.before)}
    </p>
  );
}
