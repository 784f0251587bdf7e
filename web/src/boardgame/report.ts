import type { GomokuModule } from '../../../wasm/gomoku';
import { gameLink } from './files/game_link';
import { gameRecord, type SavedGame, startText } from './saved_game';

/** A game as text for a report: everything needed to play it again. */
export function gameReport(
  module: GomokuModule,
  game: SavedGame,
  version: string,
  signature: string,
): string {
  const { settings, actions, conceded } = game;
  const { rung, seed, side, nodes } = settings;
  const rules = new module.Game();
  rules.load(startText(settings));
  for (const code of actions) rules.play(code);
  const [text, result] = [rules.text().trim(), rules.result()];
  rules.delete();
  return [
    `Forethought ${version}, gomoku, engine ${module.version()}, signature ${signature}`,
    `rung ${rung}, seed ${seed}, player ${side === 0 ? 'first' : 'second'}, nodes ${nodes}`,
    `opponent with blur, seed ${seed}`,
    `result ${conceded ? 'the player resigned' : RESULTS[result]}`,
    '',
    text,
    '',
    gameLink(gameRecord(game, result)),
  ].join('\n');
}

/** As in `Game.result`. */
const RESULTS = ['none yet', 'the first side won', 'the second side won', 'a draw'] as const;
