import type { EngineModule } from '../../../wasm/engine';
import { blurText, reportHead } from '../shell/report_head';
import { gameLink } from './files/game_link';
import { type GameRecord, Result } from './game_types';
import type { SavedGame } from './saved_game';
import type { Spec } from './spec';

/** A game as text for a report: everything needed to play it again. */
export function gameReport(
  spec: Pick<Spec, 'game' | 'blur' | 'setup' | 'files'>,
  module: EngineModule,
  { settings, actions, conceded }: SavedGame,
  signature: string | null,
): string {
  const { rung, seed, side, nodes, blur = 0, ...setup } = settings;
  const rules = new module.Game();
  rules.load(spec.setup.startText(setup));
  for (const action of actions) rules.play(action);
  const [text, result] = [rules.text().trim(), rules.result() as Result];
  rules.delete();
  const record: GameRecord = { ...setup, actions, result };
  return [
    reportHead(spec.game, module, signature),
    `rung ${rung}, seed ${seed}, player ${side === 0 ? 'first' : 'second'}, nodes ${nodes}`,
    spec.blur ? `opponent with ${blurText(blur)}, seed ${seed}` : 'opponent without blur',
    `result ${conceded ? 'the player resigned' : RESULTS[result]}`,
    '',
    text,
    '',
    gameLink(spec, record, { rung, side }),
  ].join('\n');
}

const RESULTS: Record<Result, string> = {
  [Result.playing]: 'none yet',
  [Result.firstWon]: 'the first side won',
  [Result.secondWon]: 'the second side won',
  [Result.draw]: 'a draw',
};
