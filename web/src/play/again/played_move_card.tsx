import { AgainCard, type Way } from '../../board/again/again_card';
import { BETTER_PLACE, PLAYED_PLACE } from '../../board/again/places';
import type { Analysis } from '../analysis/analysis';
import { LineMark } from '../analysis/line_mark';
import { provenWords, variation } from '../analysis/line_words';
import { messages } from '../analysis/words/messages';
import { type Action, youIn } from '../game_types';
import type { GameView } from '../game_view';

interface PlayedMoveProps extends Pick<GameView, 'nameOf' | 'onPlayOn'> {
  analysis: Analysis;
}

/** A move that is looked at again, in words: how it went on, and what the engine values more. */
export function PlayedMoveCard({ analysis, nameOf, onPlayOn }: PlayedMoveProps) {
  const t = messages.value;
  const { game } = analysis;
  const again = analysis.again.value;
  const move = again === null ? undefined : game.moves.value[again.length];
  if (again === null || move === undefined) return null;
  const { length, played, better } = again;
  const you = youIn(game.settings);
  const own = move.side === (you ?? move.side);
  return (
    <AgainCard
      moment={length}
      title={t.moveAgain(move.number)}
      who={move.side === you ? null : nameOf(move.side)}
      played={wayOf(PLAYED_PLACE, played)}
      better={better ? wayOf(BETTER_PLACE, better.codes) : better}
      proven={better ? provenWords(t, better) : ''}
      lost={analysis.lost.value}
      chosen={analysis.chosen.value}
      onChoose={(place) => analysis.choose(place)}
      onTryAgain={own ? () => onPlayOn(game.savedAt(length)) : null}
      onClose={() => game.lookAt(null)}
    />
  );

  function wayOf(place: number, codes: readonly Action[]): Way {
    return { mark: <LineMark place={place} />, words: variation(analysis, codes) };
  }
}
