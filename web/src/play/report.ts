import type { EngineModule } from '../../../wasm/engine';
import { type Ending, endingText } from '../shell/session/ending';
import { blurText, reportHead } from '../shell/session/report_head';
import { gameLink } from './files/game_link';
import { Result, type SavedGame, type Side } from './game_types';
import { gameRecord } from './saved_game';
import type { PlaySpec } from './spec';

/** A game as text for a report: everything needed to play it again. */
export async function gameReport(
  spec: Pick<PlaySpec, 'game' | 'blur' | 'setup' | 'files'>,
  module: EngineModule,
  saved: SavedGame,
  signature: string | null,
): Promise<string> {
  const { settings, ending } = saved;
  const { rung, seed, side, nodes, blur = 0 } = settings;
  const rules = new module.Game();
  rules.load(spec.setup.startText(settings));
  for (const action of saved.actions) rules.play(action);
  const [text, result] = [rules.text(), rules.result() as Result];
  rules.delete();
  const record = gameRecord(saved, result);
  const { fromStart } = await spec.files.kinds();
  return [
    reportHead(spec.game, module, signature),
    `rung ${rung}, seed ${seed}, player ${side === 0 ? 'first' : 'second'}, nodes ${nodes}`,
    spec.blur ? `opponent with ${blurText(blur)}, seed ${seed}` : 'opponent without blur',
    `result ${ending === undefined ? RESULTS[result] : endText(ending, side)}`,
    '',
    (fromStart?.(record) ?? text).trim(),
    '',
    gameLink(spec, record, { rung, side }),
  ].join('\n');
}

function endText(ending: Ending, player: Side): string {
  if (ending.by === 'resignation' && ending.winner !== player) return 'the player resigned';
  return `${endingText(ending)}, off the board`;
}

const RESULTS: Record<Result, string> = {
  [Result.playing]: 'none yet',
  [Result.firstWon]: 'the first side won',
  [Result.secondWon]: 'the second side won',
  [Result.draw]: 'a draw',
};
