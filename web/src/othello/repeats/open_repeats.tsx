import './styles.css';
import LADDER from '../../../../build/wasm/othello.mjs?ladder';
import repeats from '../../../../engine/othello/data/repeats.json';
import type { BoardGameController } from '../../boardgame/controller';
import { rungName } from '../../i18n/rungs';
import { rungOf } from '../../shell/session/ladder';
import type { CardProps, CardScreen } from '../../shell/session/registry';
import { readMoves } from '../files/notation';
import { USUAL_SETUP } from '../setup';
import { RepeatsScreen } from './repeats_screen';
import { messages } from './words/messages';

/** What lines that win again have taught, once its words have come; a line is looked at with the game's controller. */
export async function openRepeats(cardProps: CardProps<BoardGameController>): Promise<CardScreen> {
  await messages.load();
  const look = (moves: string) =>
    cardProps.enter(
      (controller) => controller.openRecord({ ...USUAL_SETUP, actions: readMoves(moves) ?? [] }),
      undefined,
    );
  return (onHome) => (
    <RepeatsScreen
      repeats={repeats}
      nameOf={(rung) => rungName(messages.value, rungOf(LADDER, rung))}
      onLook={look}
      onHome={onHome}
    />
  );
}
