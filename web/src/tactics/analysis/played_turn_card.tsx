import { AgainCard, type Way } from '../../board/again/again_card';
import { BETTER_PLACE, PLAYED_PLACE } from '../../board/again/places';
import { youIn } from '../../play/game_types';
import type { GameView } from '../../play/game_view';
import type { Battle } from '../battle/battle';
import { sideName } from '../battle/sentences';
import type { BattleAnalysis } from './battle_analysis';
import type { GhostAction } from './ghost_plan';
import { differing } from './past_turn';
import { PlanMark } from './plan_mark';
import { actionWords, certainWords, flagWords } from './plan_words';
import { type Messages, messages } from './words/messages';

/** A turn that is looked at again, in words: what was done, and what the engine values more. */
export function PlayedTurnCard({ view: { game, nameOf, onPlayOn } }: { view: GameView<Battle> }) {
  const analysis = game.analysis.value;
  return analysis === null ? null : (
    <Card analysis={analysis} nameOf={nameOf} onTryAgain={(length) => onPlayOn(game.savedAt(length))} />
  );
}

interface CardProps extends Pick<GameView, 'nameOf'> {
  analysis: BattleAnalysis;
  /** Takes the battle up again after so many actions. */
  onTryAgain(length: number): void;
}

function Card({ analysis, nameOf, onTryAgain }: CardProps) {
  const t = messages.value;
  const view = analysis.view.value;
  if (view?.kind !== 'played') return null;
  const { turn } = view;
  const better = analysis.better.value;
  const rather = better === null ? [] : differing(better.actions, turn.actions);
  const you = youIn(analysis.battle.settings);
  const own = turn.side === (you ?? turn.side);
  return (
    <AgainCard
      moment={turn}
      title={t.playedTitle(turn.round)}
      where={t.consideredBoard(sideName(t, turn.side), turn.round)}
      who={turn.side === you ? null : nameOf(turn.side)}
      played={wayOf(t, PLAYED_PLACE, differing(turn.actions, better?.actions ?? []))}
      better={betterWay()}
      proven={better === null ? '' : certainWords(t, better.line)}
      lost={analysis.lost.value}
      chosen={analysis.chosen.value}
      onChoose={(place) => analysis.choose(place)}
      onTryAgain={own ? () => onTryAgain(turn.length) : null}
      onClose={() => analysis.close()}
    />
  );

  function betterWay(): Way | null | undefined {
    if (better === null) return undefined;
    return rather.length === 0
      ? null
      : { ...wayOf(t, BETTER_PLACE, rather), flags: flagWords(t, better.line) };
  }
}

function wayOf(t: Messages, place: number, actions: readonly GhostAction[]): Way {
  return {
    mark: <PlanMark place={place} numbered={false} />,
    words: actions.length === 0 ? t.planNothing : actionWords(t, actions).join('; '),
  };
}
