import type { GameName } from '../engine/games';
import { type Messages, messages } from '../i18n/messages';
import { Icon } from '../shell/icons';
import { GameList } from './game_list';
import type { Lab } from './lab';
import { MatchForm } from './match_form';
import type { PlayedGame } from './match_protocol';
import { MatchView } from './match_view';

interface LabProps {
  lab: Lab;
  onHome(): void;
  onLook(game: PlayedGame): void;
}

/** What the sides of a game are called. */
const SIDES: Record<GameName, (t: Messages) => [string, string]> = {
  tactics: (t) => [t.sideFirst, t.sideSecond],
  gomoku: (t) => [t.gomokuBlack, t.gomokuWhite],
  twenty48: (t) => [t.twenty48Slider, t.twenty48Placer],
};

/** Two opponents compared: the match that is wanted, how it stands, its games. */
export function LabScreen({ lab, onHome, onLook }: LabProps) {
  const t = messages.value;
  const match = lab.match.value;
  const { game, ladder } = lab.session;
  return (
    <main class="lab">
      <header class="bar">
        <button type="button" class="icon-button" onClick={onHome} aria-label={t.home} data-testid="home">
          <Icon name="home" />
        </button>
        <h1 class="bar-title">{t.lab}</h1>
      </header>
      <div class="lab-body">
        <MatchForm lab={lab} game={game} ladder={ladder} />
        {match === null ? (
          <p class="lab-empty quiet">{t.labEmpty}</p>
        ) : (
          <div class="lab-match">
            <MatchView match={match} game={game} ladder={ladder} />
            <GameList key={match} match={match} sides={SIDES[game](t)} onLook={onLook} />
          </div>
        )}
      </div>
    </main>
  );
}
