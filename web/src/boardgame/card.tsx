import { messages as words } from '../play/words/messages';
import type { CardProps, CardScreen, GameCard } from '../shell/session/registry';
import type { BoardGameController } from './controller';
import { GameCard as BoardGameCard, type GameCardProps } from './game_card';
import { Preferences } from './preferences';

interface CardParts extends Omit<GameCardProps, 'cardProps' | 'lead'> {
  lead(): string;
  /** A further screen of the game's own, in the workshop. */
  more?: {
    testId: string;
    words(): string;
    open(cardProps: CardProps<BoardGameController>): Promise<CardScreen>;
  };
}

/** A board game's card on the home screen. */
export function cardOf({ lead, more, ...parts }: CardParts): GameCard<BoardGameController> {
  return {
    words: parts.spec.messages,
    ladder: parts.ladder,
    view: (cardProps) => <BoardGameCard {...parts} lead={lead()} cardProps={cardProps} />,
    tools: (cardProps) => [
      {
        testId: `compare-${parts.spec.game}`,
        label: words.value.labOpen,
        open: () => cardProps.compare(Preferences.of(cardProps.commons.saves, parts.spec).rung.value),
      },
      ...(more === undefined
        ? []
        : [
            {
              testId: more.testId,
              label: more.words(),
              open: () => cardProps.show(() => more.open(cardProps)),
            },
          ]),
    ],
  };
}
