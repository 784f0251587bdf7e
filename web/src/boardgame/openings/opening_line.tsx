import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Game } from '../../../../wasm/engine';
import { messages } from '../../play/words/messages';
import type { BoardGame } from '../game';
import type { OpeningNames, OpeningsSpec } from './openings_spec';

export interface OpeningLineProps {
  game: BoardGame;
  /** Where the game's names come from. */
  openings: OpeningsSpec;
  openRules(): Game;
}

/** The names of a game, once they have come; they stay for all games to come. */
const loaded = new WeakMap<OpeningsSpec, Promise<OpeningNames>>();

/** The name of the opening at the moment that is looked at; nothing where it has none. */
export function OpeningLine({ game, openings, openRules }: OpeningLineProps) {
  const names = useSignal<OpeningNames | null>(null);
  useEffect(() => {
    let here = true;
    const coming = loaded.get(openings) ?? openings(openRules);
    loaded.set(openings, coming);
    // Without its name an opening is as good.
    coming.then(
      (come) => {
        if (here) names.value = come;
      },
      () => loaded.delete(openings),
    );
    return () => {
      here = false;
    };
  }, [openings]);
  const moves = game.moves.value.slice(0, game.past.value ?? game.moves.value.length);
  const name = names.value?.nameOf(
    game.settings,
    moves.map(({ action }) => action),
  );
  if (name == null) return null;
  return (
    <p class="quiet opening" data-testid="opening">
      {messages.value.opening(name)}
    </p>
  );
}
