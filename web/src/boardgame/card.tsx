import type { GameCard } from '../shell/session/registry';
import type { BoardGameController } from './controller';
import { GameCard as BoardGameCard, type GameCardProps } from './game_card';

interface CardParts extends Omit<GameCardProps, 'cardProps' | 'lead'> {
  lead(): string;
}

/** A board game's card on the home screen. */
export function cardOf({ lead, ...parts }: CardParts): GameCard<BoardGameController> {
  return {
    words: parts.spec.messages,
    ladder: parts.ladder,
    view: (cardProps) => <BoardGameCard {...parts} lead={lead()} cardProps={cardProps} />,
  };
}
