import { effect } from '@preact/signals';
import type { Saves, Shelf } from '../../shell/storage/storage';
import { attempt } from '../../shell/ui/attempt';
import { notify } from '../../shell/ui/notices';
import { GAMES } from '../games';
import { messages } from './words/messages';

/**
 * Says of what the browser keeps nothing, once for each game, until all is kept again; where it keeps nothing at all, once and in
 * passing.
 * Everything is offered as a file instead.
 */
export function tellUnkept(saves: Saves): void {
  const told = new Set<string>();
  let takeBack = () => {};
  const offer = {
    testId: 'save-unkept',
    label: () => messages.value.saveToFile,
    run() {
      attempt(() => saveAll(saves).then(takeBack));
    },
  };
  effect(() => {
    const owners = saves.unkept.value.map(({ key }) => (saves.hasStorage ? ownerOf(key) : ''));
    if (owners.length > 0 && owners.every((owner) => told.has(owner))) return;
    takeBack();
    if (owners.length === 0) told.clear();
    else takeBack = notify(() => wordsFor(saves), saves.hasStorage ? 'error' : 'passing', [offer]);
    for (const owner of owners) told.add(owner);
  });
}

/** The word that a game's keys begin with. */
function ownerOf(key: string): string {
  return key.split('.', 1)[0] ?? key;
}

function wordsFor({ hasStorage, unkept }: Saves): string {
  const t = messages.value;
  if (!hasStorage) return t.keepsNothing;
  return t.unkept([...new Set(unkept.value.map(nameOf))].join(', '));
}

/** All that is kept of a game goes by the game's name. */
function nameOf({ key, name }: Shelf): string {
  const game = GAMES.find((known) => known.name === ownerOf(key));
  return game === undefined ? name() : game.sign().title;
}

async function saveAll(saves: Saves): Promise<void> {
  const [{ allPlaces }, { offerSaves }] = await Promise.all([
    import('../kept_places'),
    import('../../record/offer_saves'),
  ]);
  offerSaves(saves, await allPlaces());
}
