import { FallbackEngineNote } from '../board/fallback_engine/fallback_engine_note';
import { occasionOf, type Saying } from '../board/said';
import { Strip } from '../board/strip';
import type { Mood } from '../faces/face';
import { opponentsMood } from '../shell/session/opponents_mood';
import type { Side } from './game_types';
import type { GameView, ScreenParts } from './game_view';
import { opponentIdea, opponentName } from './opponent';
import type { PlayGame } from './play_game';
import { messages } from './words/messages';

interface PlayerStripProps<Game extends PlayGame> {
  view: GameView<Game>;
  parts: ScreenParts<Game>;
  side: Side;
  /** The opponent says something now and then. */
  says: boolean;
}

/** What the opponent's face shows of a game. */
function moodOf(game: PlayGame, thinking: boolean): Mood {
  return opponentsMood({ outcome: game.outcome.value, thinking, seesWin: game.opponentSeesWin.value });
}

/** What the opponent has to say of a game; nothing where its like are silent. */
function sayingOf(game: PlayGame): Saying | undefined {
  const { settings, spec } = game;
  const { lines } = spec;
  if (lines === undefined) return undefined;
  const occasion = occasionOf({
    outcome: game.outcome.value,
    seesWin: game.opponentSeesWin.value,
    begins: !game.canUndo.value,
  });
  return { lines, rung: settings.rung, occasion, game: game.id };
}

/** One player: who, with what idea, which colour. */
export function PlayerStrip<Game extends PlayGame>({ view, parts, side, says }: PlayerStripProps<Game>) {
  const t = messages.value;
  const { game, shared } = view;
  const { ladder } = view.session;
  const { spec } = game;
  const { sides } = spec;
  const snapshot = game.looked;
  const below = side === game.seat.value;
  const active = game.phase.value !== 'over' && snapshot.sideToMove === side;
  const colour = sides.colourOf(snapshot, side);
  const part = colour === null ? sides.openPart(side) : sides.name(colour);
  const name = view.nameOf(side);
  const known = shared?.saysWho === false ? null : view.rungOf(side);
  const idea = known === null ? [] : [t.rungNumber(known), opponentIdea(spec, ladder, known)];
  const { line = [part, ...idea].join(' · '), left } = parts.strip?.(view, side) ?? {};
  const { Token } = sides;
  return (
    <Strip
      look={sides.look(colour)}
      label={`${name}, ${part}`}
      sign={<Token colour={colour} />}
      face={known === null ? undefined : { game: spec.game, rung: known, mood: moodOf(game, active) }}
      saying={says && known !== null ? sayingOf(game) : undefined}
      name={name}
      line={line}
      count={sides.count?.(snapshot, side)}
      active={active}
      thinking={active && side !== game.mover}
      testId={below ? 'strip-player' : 'strip-opponent'}
    >
      {left}
      {below ? null : (
        <FallbackEngineNote
          substitution={game.substitution}
          nameOf={(known) => opponentName(spec, ladder, known)}
        />
      )}
    </Strip>
  );
}
