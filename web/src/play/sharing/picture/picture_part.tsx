import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Segmented } from '../../../shell/ui/segmented';
import { ShareButton } from '../../../shell/ui/share/share_button';
import { endingWords } from '../../ending_words';
import { otherSide, type Side, youIn } from '../../game_types';
import type { GameView, ScreenParts } from '../../game_view';
import { told } from '../../shared/shared_game';
import { messages as shared } from '../../words/messages';
import { messages } from '../words/messages';
import { sceneOf } from './film';
import { makeMoving, makeStill } from './make';
import type { Caption, PictureShape } from './picture';

/** What a game gives to its pictures. */
export type PictureParts = Pick<ScreenParts, 'film' | 'aspect' | 'standing'>;

interface PicturePartProps {
  view: GameView;
  parts: PictureParts;
}

type Kind = 'still' | 'moving';

/** A picture that is there: to be seen, and to be handed on. */
interface Made {
  file: File;
  address: string;
}

/** Pictures of the moment that decided the game: still and moving, in two shapes, made when they are asked for. */
export function PicturePart({ view, parts }: PicturePartProps) {
  const t = messages.value;
  const shape = useSignal<PictureShape>('wide');
  /** How much of it is done, in percent; null while nothing is made. */
  const making = useSignal<number | null>(null);
  const made = useSignal<Made | null>(null);
  const failed = useSignal(false);
  const stand = useRef<HTMLElement>(null);
  const make = async (kind: Kind) => {
    if (stand.current === null || making.value !== null) return;
    made.value = null;
    failed.value = false;
    making.value = 0;
    try {
      const blob = await makeOf(kind, stand.current);
      const ending = kind === 'still' ? 'png' : 'gif';
      const file = new File([blob], `${view.game.spec.game}.${ending}`, { type: blob.type });
      made.value = { file, address: await addressOf(blob) };
    } catch {
      failed.value = true;
    } finally {
      making.value = null;
    }
  };
  const makeOf = async (kind: Kind, element: HTMLElement) => {
    const { game, analysis } = view;
    const { openFilm } = await parts.film();
    const turning = analysis?.turning.value?.point?.length ?? null;
    const wanted = {
      game,
      open: openFilm,
      scene: sceneOf(
        game.moves.value.map(({ side }) => side),
        turning,
      ),
      caption: captionOf(view, parts),
      shape: shape.value,
      aspect: parts.aspect?.(game) ?? 1,
      stand: element,
    };
    const onProgress = (share: number) => {
      making.value = Math.round(100 * share);
    };
    return kind === 'still' ? makeStill(wanted) : makeMoving(wanted, onProgress);
  };
  const { value: done } = made;
  const busy = making.value !== null;
  return (
    <section ref={stand} class="sharing-part">
      <h3>{t.sharePicture}</h3>
      <p class="quiet">{t.sharePictureHint}</p>
      <Segmented
        label={t.shareShape}
        testId="picture-shape"
        value={shape.value}
        choices={[
          { value: 'wide', label: t.shapeWide },
          { value: 'square', label: t.shapeSquare },
        ]}
        onChange={(value) => (shape.value = value)}
      />
      <div class="row">
        {(['still', 'moving'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            class="button"
            data-testid={`picture-${kind}`}
            disabled={busy}
            onClick={() => void make(kind)}
          >
            {kind === 'still' ? t.shareStill : t.shareMoving}
          </button>
        ))}
      </div>
      <div class="sharing-made" aria-live="polite">
        {busy ? (
          <>
            <progress max={100} value={making.value ?? 0} aria-label={t.shareMoving} />
            <span class="quiet figures">{t.shareMaking(making.value ?? 0)}</span>
          </>
        ) : null}
        {failed.value ? <p data-testid="picture-failed">{t.shareFailed}</p> : null}
      </div>
      {done === null ? null : (
        <>
          <img src={done.address} alt={captionOf(view, parts).title} data-testid="picture" />
          <ShareButton
            what={() => ({ text: captionOf(view, parts).title, files: [done.file] })}
            label={t.shareSave}
            icon="download"
            testId="picture-share"
          />
        </>
      )}
    </section>
  );
}

/** What a picture says of a game that is over. */
function captionOf(view: GameView, parts: PictureParts): Caption {
  const { game, rungOf } = view;
  const { settings, spec } = game;
  const t = shared.value;
  // Others read it, to whom "you" is somebody else.
  const nameOf = (side: Side) => (side === youIn(settings) && !view.looking ? t.somebody : view.nameOf(side));
  const ending = game.ending.value;
  const snapshot = game.snapshot.value;
  const reason = ending === null ? spec.words.resultReason(snapshot) : endingWords(ending, nameOf);
  return {
    title: told(game.winner.value, nameOf),
    told: parts.standing === undefined ? `${reason} ${spec.words.length(snapshot)}` : reason,
    game: spec.game,
    rung: settings.friends === undefined ? rungOf(otherSide(settings.side)) : null,
  };
}

/** Pictures of the page may only stand in it as data (web/plugins/page_policy.ts). */
function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
