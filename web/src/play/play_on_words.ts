import type { PlayGame } from './play_game';
import { messages } from './words/messages';

/** Where a game is gone on from after `length` actions: its move, or what else its players count. */
export function playOnWords({ spec, moves }: PlayGame, length: number): string {
  const number = moves.value[length]?.number ?? 0;
  return spec.words.playOnFrom?.(number) ?? messages.value.playOnFrom(number);
}
