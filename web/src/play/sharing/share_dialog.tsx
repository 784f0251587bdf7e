import { CopyLink } from '../../board/copy_link';
import { Dialog } from '../../shell/ui/dialog';
import { ShareButton } from '../../shell/ui/share/share_button';
import { measureWords } from '../challenge/feat_words';
import { challengeLink, ownFeat } from '../challenge/own_feat';
import { messages as challengeWords } from '../challenge/words/messages';
import { gameLink } from '../files/game_link';
import { recordOf, senderOf } from '../files/own_record';
import { previewLink } from '../files/preview_link';
import type { GameView } from '../game_view';
import { PicturePart, type PictureParts } from './picture/picture_part';
import { messages } from './words/messages';

interface ShareDialogProps {
  view: GameView;
  parts: PictureParts;
  onClose(): void;
}

/** Ways to tell others of a game that is over: a challenge, its link, a picture. */
export function ShareDialog({ view, parts, onClose }: ShareDialogProps) {
  const t = messages.value;
  const link = gameLink(view.game.spec, recordOf(view), senderOf(view));
  return (
    <Dialog title={t.share} onClose={onClose}>
      <div class="sharing">
        <ChallengePart view={view} />
        <PicturePart view={view} parts={parts} />
        {link === null ? null : (
          <section class="sharing-part">
            <h3>{t.shareWatch}</h3>
            <p class="quiet">{t.shareWatchHint}</p>
            <CopyLink link={previewLink(link)} />
          </section>
        )}
      </div>
      <div class="row">
        <button type="button" class="button" onClick={onClose}>
          {t.close}
        </button>
      </div>
    </Dialog>
  );
}

/** The player's own result as a dare; nothing where there is none that others could better. */
function ChallengePart({ view: { game, looking, nameOf } }: { view: GameView }) {
  const t = challengeWords.value;
  const feat = looking ? null : ownFeat(game);
  const link = feat === null ? null : challengeLink(game);
  if (feat === null || link === null) return null;
  const { measures } = game.spec;
  const [counted] = measures;
  const how = (counted === '' ? '' : t.here[counted]) + measureWords(feat, measures);
  const text = t.dare[feat.outcome](nameOf(game.opponentSide), how);
  return (
    <section class="sharing-part">
      <h3>{t.challengeFriend}</h3>
      <p>{text}</p>
      <p class="quiet">{t.challengeHint}</p>
      <ShareButton
        what={() => ({ text: `${text}\n${previewLink(link)}` })}
        label={t.challengeFriend}
        testId="challenge-friend"
        look="primary"
      />
    </section>
  );
}
