import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Tabs } from '../../board/tabs';
import { needed } from '../../shell/ui/later';
import { whenIdle } from '../../shell/ui/when_idle';
import { PastTurnButton } from '../analysis/considered_button';
import type { Battle } from '../battle/battle';
import { groupByTurn, type MoveRecord } from '../battle/record';
import { describeMove, sideName, typeName } from '../battle/sentences';
import type { SetupProps } from '../setup/setup_panel';
import { messages } from '../words/messages';
import { Token } from './token';

const setupScript = () => import('../setup/setup_panel').then(({ Setup }) => Setup);

const Setup = needed(setupScript);

/** Beside the board: the list of moves, and the set-up of this battle and the next. */
export function Panel(props: SetupProps) {
  const t = messages.value;
  const tab = useSignal<'moves' | 'setup'>('moves');
  useEffect(() => whenIdle(() => void setupScript().catch(() => {})), []);
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
