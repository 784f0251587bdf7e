import { rungName } from '../i18n/rungs';
import { Icon } from '../shell/icons';
import type { Rung } from '../shell/ladder';
import type { PlayedGame } from '../shell/played_game';
import { GameList } from './game_list';
import type { Lab } from './lab';
import { MatchForm } from './match_form';
import { MatchView } from './match_view';
import { messages } from './words/messages';

interface LabProps {
  lab: Lab;
  onHome(): void;
  onLook(game: PlayedGame): void;
}

/** Two opponents compared: the match that is wanted, how it stands, its games. */
export function LabScreen({ lab, onHome, onLook }: LabProps) {
  const t = messages.value;
  const match = lab.match.value;
  const { room } = lab;
  const { game, ladder } = lab.session;
  const nameOf = (rung: Rung) => rungName(room.words.value, rung);
  return (
    <main class="lab">
      <header class="bar">
        <button type="button" class="icon-button" onClick={onHome} aria-label={t.home} data-testid="home">
          <Icon name="home" />
        </button>
        <h1 class="bar-title">{t.lab}</h1>
      </header>
      <div class="lab-body">
        <MatchForm lab={lab} ladder={ladder} nameOf={nameOf} />
        {match === null ? (
          <p class="lab-empty quiet">{t.labEmpty}</p>
        ) : (
          <div class="lab-match">
            <MatchView match={match} game={game} ladder={ladder} nameOf={nameOf} />
            <GameList key={match} match={match} sides={room.sides()} onLook={onLook} />
          </div>
        )}
      </div>
    </main>
  );
}
