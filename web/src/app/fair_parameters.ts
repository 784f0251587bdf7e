import { loadStrengths } from '../fit/load_strengths';
import { fitOf } from '../record/fit';
import { PlayerRecord } from '../record/record';
import { briefWhyText, opponentText } from '../record/sentences';
import { messages } from '../record/words/messages';
import { notify } from '../shell/ui/notices';
import type { OpenGame } from './open_game';

/**
 * Whom an address means that asks for a fair fight, in its own words, and why is told; nothing in a game without
 * opponents. Throws what a script fails with.
 */
export async function fairParameters({ session, part }: OpenGame): Promise<{ ai?: number; blur?: number }> {
  const { saves, game, ladder } = session;
  const [strengths] = await Promise.all([loadStrengths(game), messages.load()]);
  const fit = fitOf(PlayerRecord.of(saves, game), strengths);
  if (fit === null) return {};
  const { foe } = fit;
  const takeBack = notify(() => {
    const t = messages.value;
    const name = opponentText(t, { ladder, words: part.words.value }, strengths, foe);
    return `${t.fairFight}. ${briefWhyText(t, fit, name)}`;
  });
  // Who plays has read it, and it may lie over the opponent.
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, takeBack, { once: true });
  return { ai: foe.rung, blur: foe.blur };
}
