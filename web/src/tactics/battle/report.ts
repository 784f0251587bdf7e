import type { TacticsModule } from '../../../../wasm/tactics';
import { blurText, reportHead } from '../../shell/session/report_head';
import { isAsItIs, personalityOf } from '../setup/personality';
import { opponentSeedOf, type SavedBattle } from './saved_battle';

/** A battle as text for a report: everything needed to play it again. */
export function battleReport(module: TacticsModule, battle: SavedBattle, signature: string | null): string {
  const { settings } = battle;
  const { rung, seed, side, nodes, blur = 0 } = settings;
  const character = isAsItIs(settings) ? '' : ` as ${personalityOf(settings)}`;
  return [
    reportHead('tactics', module, signature),
    `rung ${rung}${character}, seed ${seed}, player ${side === 0 ? 'first' : 'second'}, nodes ${nodes}`,
    `opponent with ${blurText(blur)}, seed ${opponentSeedOf(settings)}`,
    ...(battle.conceded === true ? ['the player conceded'] : []),
    '',
    battle.start.trim(),
    '',
    ...movesOf(module, battle),
  ].join('\n');
}

/** One line a turn, in the engine's own words. */
function movesOf(module: TacticsModule, battle: SavedBattle): string[] {
  const rules = new module.Game();
  const lines: string[] = [];
  let turn: string[] = [];
  if (rules.load(battle.start) === '') {
    for (const code of battle.actions) {
      const side = rules.sideToMove();
      turn.push(rules.actionText(code));
      if (rules.play(code) !== '') break;
      if (rules.sideToMove() !== side) {
        lines.push(turn.join(' '));
        turn = [];
      }
    }
  }
  rules.delete();
  return turn.length > 0 ? [...lines, turn.join(' ')] : lines;
}
