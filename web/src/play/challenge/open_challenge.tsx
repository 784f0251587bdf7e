import { useSignal } from '@preact/signals';
import { Icon } from '../../shell/ui/icons';
import type { GameView } from '../game_view';
import { type Challenge, compareFeats, type Feat, readChallenge } from './challenge';
import { featWords } from './feat_words';
import { ownFeat } from './own_feat';
import { messages } from './words/messages';

/** What somebody has done in this game, as long as the player has done nothing in it. */
export function ChallengeBanner({ view }: { view: GameView }) {
  const t = messages.value;
  const { game, nameOf } = view;
  const closed = useSignal(false);
  const challenge = challengeOf(view);
  const begun = game.moves.value.some(({ side }) => side === game.settings.side);
  if (challenge === null || begun || closed.value || game.phase.value === 'over') return null;
  return (
    <section class="context challenge" data-testid="challenge" aria-label={t.challenge}>
      <strong>{t.challenged[challenge.outcome](nameOf(game.opponentSide))}</strong>
      <p>{t.theirs(featWords(challenge, game.spec.measures))}</p>
      <button
        type="button"
        class="icon-button"
        aria-label={t.dismiss}
        data-testid="challenge-close"
        onClick={() => (closed.value = true)}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}

/** Once the player's game is over: both results, and whose is better. */
export function ChallengeOutcome({ view }: { view: GameView }) {
  const t = messages.value;
  const { measures } = view.game.spec;
  const challenge = challengeOf(view);
  const own = ownFeat(view.game);
  if (challenge === null || own === null) return null;
  const better = compareFeats(own, challenge, measures);
  const lines: [string, Feat][] = [
    [t.yourResult, own],
    [t.theirResult, challenge],
  ];
  return (
    <div class="challenge-outcome" data-testid="challenge-outcome" data-better={Math.sign(better)}>
      <strong>{better > 0 ? t.youDidBetter : better < 0 ? t.theyDidBetter : t.sameResult}</strong>
      <dl>
        {lines.map(([who, feat]) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>{featWords(feat, measures)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function challengeOf({ game }: GameView): Challenge | null {
  const text = game.settings.challenge;
  return text === undefined || game.again ? null : readChallenge(text);
}

/** Both, once their words have come. */
export async function openChallenge() {
  await messages.load();
  return { ChallengeBanner, ChallengeOutcome };
}
