import './styles.css';
import deadline from '../../../../engine/xiangqi/data/deadline.json';
import type { XiangqiModule } from '../../../../wasm/xiangqi';
import type { BoardGameController } from '../../boardgame/controller';
import { rungName } from '../../i18n/rungs';
import { rungOf } from '../../shell/session/ladder';
import type { CardProps, CardScreen } from '../../shell/session/registry';
import type { Session } from '../../shell/session/session';
import { sceneGame } from '../ladder_scenes';
import { DeadlineScreen } from './deadline_screen';
import { ownSpeed } from './own_speed';
import { positionOf } from './played_moments';
import { messages } from './words/messages';

/** The program of the source beside its remedy, once the engine and the words have come. */
export async function openDeadline(cardProps: CardProps<BoardGameController>): Promise<CardScreen> {
  const [session] = await Promise.all([cardProps.open(), messages.load()]);
  const { module, ladder, frames, settings } = session as Session<XiangqiModule>;
  const middle = deadline.moments[Math.floor(deadline.moments.length / 2)] ?? { moves: '' };
  const own = ownSpeed(module, deadline.fixed, positionOf(module, middle), () => frames.now());
  const game = sceneGame(session as Session<XiangqiModule>);
  return (onHome) => (
    <DeadlineScreen
      deadline={deadline}
      own={own}
      game={game}
      module={module}
      commons={{ frames, settings }}
      nameOf={(rung) => rungName(messages.value, rungOf(ladder, rung))}
      onHome={onHome}
    />
  );
}
