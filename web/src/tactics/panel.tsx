import { useSignal } from '@preact/signals';
import { Tabs } from '../board/tabs';
import { rungName } from '../i18n/rungs';
import { Dialog } from '../shell/dialog';
import { rungOf } from '../shell/ladder';
import { RungSelect } from '../shell/rung_select';
import { freshSeed } from '../shell/seed';
import { Segmented } from '../shell/segmented';
import type { Session } from '../shell/session';
import { PastTurnButton } from './analysis/considered_button';
import type { Battle } from './battle';
import { personalityOf } from './personality';
import { PersonalityField } from './personality_field';
import { groupByTurn, type MoveRecord } from './record';
import type { BattleSettings } from './saved_battle';
import { describeMove, sideName, typeName } from './sentences';
import type { Side } from './snapshot';
import { Token } from './token';
import { ConcedeBattle } from './way_out';
import { messages } from './words/messages';

interface PanelProps {
  battle: Battle;
  session: Session;
  onNewBattle(settings: BattleSettings): void;
  onLearn(): void;
}

/** Beside the board: the list of moves, and the set-up of this battle and the next. */
export function Panel(props: PanelProps) {
  const t = messages.value;
  const tab = useSignal<'moves' | 'setup'>('moves');
  const tabs = [
    { name: 'moves', label: t.tabMoves },
    { name: 'setup', label: t.tabSetup },
  ] as const;
  return (
    <Tabs
      tabs={tabs}
      open={tab.value}
      latestInView={tab.value === 'moves'}
      onChoose={(name) => (tab.value = name)}
    >
      {tab.value === 'moves' ? (
        <MoveList battle={props.battle} />
      ) : (
        <Setup key={props.battle.id} {...props} />
      )}
    </Tabs>
  );
}

function MoveList({ battle }: { battle: Battle }) {
  const t = messages.value;
  const moves = battle.shownMoves.value;
  if (moves.length === 0) return <p class="quiet empty">{t.noMoves}</p>;
  return (
    <div class="moves figures">
      {groupByTurn(moves).map((turn) => (
        <section key={`${turn.round}-${turn.side}`} class="turn">
          <h3>
            <Token side={turn.side} size={14} />
            {t.turnOf(sideName(t, turn.side), turn.round)}
            {battle.analysis === null ? null : (
              <PastTurnButton analysis={battle.analysis} side={turn.side} round={turn.round} />
            )}
          </h3>
          <ol>
            {turn.moves.map((move, index) => (
              <MoveLine key={index} move={move} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function MoveLine({ move }: { move: MoveRecord }) {
  const t = messages.value;
  if (move.type === null) return null;
  return (
    <li class="move">
      <span>{describeMove(t, move)}</span>
      {move.struck.map((struck, index) => (
        <span key={index} class={struck.dies ? 'struck fell' : 'struck'}>
          <Token side={struck.side} size={12} />
          {struck.dies
            ? t.moveKill(typeName(t, struck.type))
            : t.moveHit(typeName(t, struck.type), struck.damage)}
        </span>
      ))}
    </li>
  );
}

function Setup({ battle, session, onNewBattle, onLearn }: PanelProps) {
  const t = messages.value;
  const rung = useSignal(battle.settings.rung);
  const personality = useSignal(personalityOf(battle.settings));
  const side = useSignal<Side>(battle.settings.side);
  const asking = useSignal(false);
  const start = () =>
    onNewBattle({
      rung: rung.value,
      personality: personality.value,
      side: side.value,
      seed: freshSeed(),
      nodes: battle.settings.nodes,
    });
  return (
    <div class="setup">
      <label class="field">
        <span>{t.opponent}</span>
        <RungSelect
          game="tactics"
          ladder={session.ladder}
          value={rung.value}
          nameOf={(known) => rungName(t, rungOf(session.ladder, known))}
          testId="choose-rung"
          onChange={(chosen) => {
            rung.value = chosen;
          }}
        />
      </label>
      <PersonalityField value={personality.value} onChange={(chosen) => (personality.value = chosen)} />
      <div class="field">
        <span>{t.yourSide}</span>
        <Segmented
          label={t.yourSide}
          value={side.value === 0 ? 'first' : 'second'}
          choices={[
            { value: 'first', label: t.sideFirst },
            { value: 'second', label: t.sideSecond },
          ]}
          onChange={(value) => {
            side.value = value === 'first' ? 0 : 1;
          }}
        />
      </div>
      <button
        type="button"
        class="button"
        data-testid="new-battle"
        onClick={() => {
          if (battle.phase.value === 'over' || battle.moves.value.length === 0) start();
          else asking.value = true;
        }}
      >
        {t.newBattle}
      </button>
      <ConcedeBattle battle={battle} />
      <p class="quiet figures">
        {t.seed} {battle.settings.seed}
      </p>
      <button type="button" class="link" data-testid="learn" onClick={onLearn}>
        {t.teachTitle}
      </button>
      {asking.value ? (
        <Dialog title={t.newBattleTitle} onClose={() => (asking.value = false)}>
          <p>{t.newBattleBody}</p>
          <div class="row">
            <button type="button" class="button primary" onClick={start}>
              {t.newBattle}
            </button>
            <button type="button" class="button" onClick={() => (asking.value = false)}>
              {t.keepPlaying}
            </button>
          </div>
        </Dialog>
      ) : null}
    </div>
  );
}
