import type { ComponentChildren } from 'preact';
import type { TacticsModule } from '../../../../wasm/tactics';
import { KeyHelp } from '../../board/key_help';
import { useKeys } from '../../board/keys';
import { Strip } from '../../board/strip';
import { rungName } from '../../i18n/rungs';
import { rungOf } from '../../shell/session/ladder';
import { opponentsMood } from '../../shell/session/opponents_mood';
import type { Session } from '../../shell/session/session';
import { useAttention } from '../../shell/ui/attention';
import { PerfOverlay } from '../../shell/ui/perf/perf_overlay';
import { backOutBeside } from '../battle/back_out_beside';
import type { Battle } from '../battle/battle';
import { BattleActions } from '../battle/battle_actions';
import { BATTLE_KEYS, battleKey } from '../battle/battle_keys';
import { sideName } from '../battle/sentences';
import { TurnNotes } from '../battle/turn_notes';
import { BoardView } from '../board/board_view';
import { Banner } from '../cards/banner';
import { ContextCard } from '../cards/context_card';
import { Token } from '../cards/token';
import { UnitMarks } from '../cards/unit_marks';
import type { Side } from '../rules/snapshot';
import { opponentIdea, opponentRank } from '../setup/personality';
import { messages } from '../words/messages';
import { LiveRegion } from './live_region';

interface SkirmishTableProps {
  battle: Battle;
  session: Session<TacticsModule>;
  perf: boolean;
  bar: ComponentChildren;
  /** Stands beside the board, above what is chosen. */
  note: ComponentChildren;
  /** Over the board once the battle has ended. */
  result: ComponentChildren;
}

/** Where the small battle of the course is played: strips, board, what is chosen, actions. */
export function SkirmishTable({ battle, session, ...props }: SkirmishTableProps) {
  const t = messages.value;
  const name = rungName(t, rungOf(session.ladder, battle.settings.rung));
  useKeys(battle, (key) => battleKey(battle, () => battle.endTurnOrAsk(), key));
  useAttention(battle.phase.value === 'player', t.yourTurn);
  return (
    <div class="table" onPointerDown={(event) => backOutBeside(event, battle)}>
      {props.bar}
      <PlayerStrip battle={battle} session={session} side={battle.opponentSide} />
      <main class="board-slot">
        <BoardView
          key={battle.id}
          battle={battle}
          frames={session.frames}
          dark={session.settings.dark.value}
          growFrom={null}
        />
        <Banner battle={battle} nameOf={() => name} pace={session.settings.tempo.value} />
        {props.result}
        <p id="board-help" class="sr-only">
          {t.boardHelp}
        </p>
      </main>
      <PlayerStrip battle={battle} session={session} side={battle.settings.side} />
      <aside class="side-panel">
        {props.note}
        <TurnNotes battle={battle} opponentName={name} />
        <ContextCard battle={battle} opponentName={name} />
      </aside>
      <BattleActions battle={battle} />
      <KeyHelp lines={BATTLE_KEYS} />
      <LiveRegion battle={battle} />
      {props.perf ? <PerfOverlay log={session.log} /> : null}
    </div>
  );
}

interface PlayerStripProps {
  battle: Battle;
  session: Session<TacticsModule>;
  side: Side;
}

function PlayerStrip({ battle, session, side }: PlayerStripProps) {
  const t = messages.value;
  const { settings } = battle;
  const own = side === settings.side;
  const known = rungOf(session.ladder, settings.rung);
  const snapshot = battle.shown.value;
  const active = battle.phase.value !== 'over' && (battle.phase.value === 'player') === own;
  const mood = opponentsMood({
    outcome: battle.outcome.value,
    thinking: active,
    seesWin: battle.opponentSeesWin.value,
  });
  const name = own ? t.you : rungName(t, known);
  return (
    <Strip
      look={side === 0 ? 'first' : 'second'}
      label={`${name}, ${sideName(t, side)}`}
      sign={<Token side={side} size={26} />}
      face={own ? undefined : { game: 'tactics', rung: settings.rung, mood }}
      name={name}
      line={
        own
          ? `${sideName(t, side)} · ${t.round(snapshot.round, snapshot.lastRound)}`
          : `${opponentRank(t, known, settings)} · ${opponentIdea(t, known, settings)}`
      }
      active={active}
      thinking={active && !own}
      testId={own ? 'strip-player' : 'strip-opponent'}
    >
      <UnitMarks task={null} snapshot={snapshot} side={side} />
    </Strip>
  );
}
