import { messages as friendWords } from '../play/friends/words/messages';
import type { Kept } from '../play/game_controller';
import { prepareRecord } from '../record/keep';
import { freshSeed } from '../shell/session/seed';
import { adversaryAddress } from './addresses';
import { AdversaryGame } from './adversary_game';
import { AdversaryScreen } from './adversary_screen';
import { enterOnce, finishedAdversary } from './finished_game';
import type { Opener } from './game_parts';
import {
  ADVERSARY_PLACE,
  type AdversarySettings,
  resumableAdversary,
  type SavedAdversary,
} from './saved_adversary';

/** The strongest rung that expects an adversary; those above it expect chance. */
const LAST_PESSIMIST = 70;

/**
 * Opens a game against an opponent, or of two people: the kept one if it is that of the address, else a new one, in which
 * the player slides. Throws what a script fails with.
 */
export async function openAdversary(opener: Opener): Promise<void> {
  const { app, session } = opener;
  const { role, ai, seed, nodes, friends } = app.parameters;
  await friendWords.load();
  const given = Object.entries({ role, rung: ai, seed, nodes, friends }).filter(
    ([, value]) => value !== undefined,
  );
  const wanted: Partial<AdversarySettings> = Object.fromEntries(given);
  const saved = resumableAdversary(session.saves, wanted);
  if (saved !== null) {
    // Two people may have changed their names since a tile was last placed.
    const settings = { ...saved.settings, ...(friends === undefined ? {} : { friends }) };
    if (opener.takeUp(ADVERSARY_PLACE, () => open(opener, settings, saved))) return;
  }
  const rung = session.ladder.findLast((known) => known.rung <= LAST_PESSIMIST)?.rung ?? 0;
  open(opener, { role: 'slides', rung, seed: freshSeed(), nodes: 0, ...wanted });
}

/** `begun`: what has been played already. */
function open(opener: Opener, wanted: AdversarySettings, begun?: SavedAdversary): void {
  const { app, parts, session } = opener;
  const settings = { ...wanted, rung: opener.playable(wanted.rung) };
  let kept: Kept<SavedAdversary> | undefined;
  const begin = () => {
    kept = opener.lock(ADVERSARY_PLACE);
    const { thinker } = session;
    const game = new AdversaryGame({ ...parts, thinker, keep: kept.keep }, settings, begun?.actions);
    prepareRecord();
    // One that was over before was entered then.
    if (begun?.over !== true) opener.settleOnce(() => enterOnce(session.saves, finishedAdversary(game)));
    const view = () => (
      <AdversaryScreen
        game={game}
        session={session}
        onHome={() => app.home()}
        onNewGame={(next) => open(opener, next)}
        onRename={(friends) => open(opener, { ...settings, friends }, kept?.latest ?? begun)}
      />
    );
    return { view, dispose: () => game.dispose() };
  };
  const way = () => open(opener, settings, kept?.latest ?? begun);
  opener.openSideScreen('twenty48-adversary', begin, way, adversaryAddress(settings));
}
