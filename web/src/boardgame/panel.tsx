import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { cellName } from '../gomoku/cells';
import type { MoveRecord } from '../gomoku/move_record';
import { StoneToken } from '../gomoku/stone_token';
import { opponentName } from '../gomoku/words';
import { messages } from '../gomoku/words/messages';
import type { Session } from '../shell/session';
import type { Analyst } from './analysis/analysis';
import { Graph } from './analysis/graph';
import { LineList, PlayLine } from './analysis/line_list';
import { Standing } from './analysis/standing';
import type { GomokuGame } from './game';
import type { LostGame } from './loss_memory';
import type { Preferences } from './preferences';
import { Setup } from './setup';

export interface PanelProps {
  game: GomokuGame;
  analyst: Analyst;
  session: Session<'gomoku'>;
  preferences: Preferences;
  /** Opens the dialog of files and links. */
  onFiles(): void;
  /** Games that the player has won, the latest first. */
  won: readonly LostGame[];
  onOpenWon(game: LostGame): void;
}

const TABS = ['moves', 'analysis', 'setup'] as const;

/** Beside the board: the list of moves, the analysis, and how this game is set up. */
export function Panel(props: PanelProps) {
  const t = messages.value;
  const { analyst } = props;
  const tab = useSignal<(typeof TABS)[number]>('moves');
  const names = { moves: t.tabMoves, analysis: t.gomokuTabAnalysis, setup: t.tabSetup };
  const open = analyst.tab.value ? 'analysis' : tab.value;
  const choose = (name: (typeof TABS)[number]) => {
    tab.value = name === 'analysis' ? 'moves' : name;
    analyst.tab.value = name === 'analysis';
  };
  useEffect(
    () => () => {
      analyst.tab.value = false;
    },
    [analyst],
  );
  return (
    <section class="panel">
      <div class="tabs" role="tablist">
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            class="tab"
            data-testid={`tab-${name}`}
            aria-selected={open === name}
            onClick={() => choose(name)}
          >
            {names[name]}
          </button>
        ))}
      </div>
      <div class={open === 'moves' ? 'tab-body latest-in-view' : 'tab-body'} role="tabpanel">
        {open === 'moves' ? <MoveList {...props} /> : null}
        {open === 'analysis' ? <Analysis analyst={analyst} /> : null}
        {open === 'setup' ? <Setup {...props} /> : null}
      </div>
    </section>
  );
}

function Analysis({ analyst }: { analyst: Analyst }) {
  return (
    <div class="analysis" data-testid="analysis">
      <Standing analyst={analyst} />
      <LineList analyst={analyst} />
      <PlayLine analyst={analyst} />
      <Graph analyst={analyst} />
    </div>
  );
}

/** All actions in their order; a press looks at the board as it was then. */
function MoveList({ game, session }: PanelProps) {
  const t = messages.value;
  const moves = game.moves.value;
  const at = game.past.value ?? moves.length;
  const name = opponentName(t, session, game.settings.rung);
  if (moves.length === 0) return <p class="quiet empty">{t.noMoves}</p>;
  return (
    <ol class="stone-list figures">
      {moves.map((move, index) => (
        <li key={index} class={move.choice === null ? undefined : 'stone-choice'}>
          <button
            type="button"
            class={at === index + 1 ? 'stone-move stone-move-at' : 'stone-move'}
            aria-current={at === index + 1}
            data-testid={`move-${index + 1}`}
            onClick={() => game.lookAt(index + 1)}
          >
            <MoveWords game={game} move={move} who={move.side === game.settings.side ? t.you : name} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function MoveWords({ game, move, who }: { game: GomokuGame; move: MoveRecord; who: string }) {
  const t = messages.value;
  if (move.choice !== null) {
    const words = { black: t.gomokuTakeBlack, white: t.gomokuTakeWhite, two: t.gomokuPlaceTwoMore };
    return (
      <span>
        {who}: {words[move.choice]}
      </span>
    );
  }
  return (
    <>
      <span class="stone-number">{move.number}</span>
      <StoneToken colour={move.colour} size={14} />
      <span>{cellName(game.settings.size, move.cell)}</span>
    </>
  );
}
