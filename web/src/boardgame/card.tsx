import type { GameCard } from '../shell/registry';
import { GameCard as BoardGameCard, type GameCardProps } from './game_card';
import type { BoardGameRoom } from './room';

interface CardParts extends Omit<GameCardProps, 'door' | 'lead'> {
  lead(): string;
}

/** A board game's card on the home screen. */
export function cardOf({ lead, ...parts }: CardParts): GameCard<BoardGameRoom> {
  return {
    words: parts.spec.messages,
    ladder: parts.ladder,
    view: (door) => <BoardGameCard {...parts} lead={lead()} door={door} />,
  };
}
