import type { GameView, ScreenParts } from '../play/game_view';
import { rungOf } from '../shell/session/ladder';
import { later, needed } from '../shell/ui/later';
import { DecidedBy, PlayedTurnCard } from './analysis/later_plans';
import { backOutBeside } from './battle/back_out_beside';
import type { Battle } from './battle/battle';
import { BattleActions } from './battle/battle_actions';
import { BattleContext, HintPlans } from './battle/battle_context';
import { BATTLE_KEYS, battleKey } from './battle/battle_keys';
import { sideName } from './battle/sentences';
import { BoardView } from './board/board_view';
import { UnitMarks } from './cards/unit_marks';
import { opponentIdea, opponentRank } from './setup/personality';
import type { WaysOut } from './setup/setup_panel';
import { messages } from './words/messages';

const Banner = later(() => import('./cards/banner').then(({ Banner }) => Banner));
const Standings = later(() => endOfBattle().then((all) => all.Standings));
const AfterCampaign = needed(() =>
  import('./campaign/after_campaign').then(({ openAfterCampaign }) => openAfterCampaign()),
);
const NewMap = later(() => endOfBattle().then((all) => all.NewMap));
const MoveList = needed(() => import('./move_list').then(({ MoveList }) => MoveList));
const Setup = needed(() => import('./setup/setup_panel').then(({ openSetup }) => openSetup()));

const endOfBattle = () => import('./cards/end_of_battle');

/** What a battle has of its own on its screen. */
export function tacticsParts(ways: WaysOut): ScreenParts<Battle> {
  return {
    film: () => import('./film'),
    board: (view) => <Board view={view} />,
    strip: (view, side) => ({
      line: stripLine(view, side),
      left: <UnitMarks snapshot={view.game.looked} side={side} task={view.game.task.value} />,
    }),
    context: (view) => <BattleContext view={view} />,
    again: (view) => <PlayedTurnCard view={view} />,
    hint: (view) => <HintPlans view={view} />,
    resultOver: true,
    standing: ({ game }) => <Standings battle={game} />,
    turningWords: (view) => <DecidedBy {...view} />,
    nextGames: (view) =>
      view.game.settings.campaign === undefined ? null : (
        <AfterCampaign view={view} onMap={ways.onCampaign} />
      ),
    moreGames: (view) => <NewMap {...view} />,
    moves: (view) => <MoveList view={view} />,
    setup: (view) => <Setup key={view.game.id} view={view} {...ways} />,
    actions: ({ game }) => <BattleActions battle={game} />,
    asked: (game) => game.analysis.value?.view.value,
    pressed: backOutBeside,
    keys: BATTLE_KEYS,
    key: ({ game, looking }, key) => !looking && battleKey(game, () => game.endTurnOrAsk(), key),
  };
}

function Board({ view }: { view: GameView<Battle> }) {
  const { game, session, nameOf, growFrom } = view;
  return (
    <>
      <BoardView
        key={game.id}
        battle={game}
        frames={session.frames}
        dark={session.settings.dark.value}
        growFrom={growFrom}
      />
      <Banner battle={game} nameOf={nameOf} pace={session.settings.tempo.value} />
    </>
  );
}

/** Below a name: of the opponent what it goes by, of the player the side and the round. */
function stripLine({ game, session, looking, rungOf: rungOn }: GameView<Battle>, side: 0 | 1): string {
  const t = messages.value;
  const { settings } = game;
  const rung = rungOn(side);
  if (rung === null) {
    const { round, lastRound } = game.looked;
    return `${sideName(t, side)} · ${t.round(round, lastRound)}`;
  }
  const known = rungOf(session.ladder, rung);
  const rank = opponentRank(t, known, settings);
  return looking ? `${sideName(t, side)} · ${rank}` : `${rank} · ${opponentIdea(t, known, settings)}`;
}
