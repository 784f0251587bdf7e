import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { ActionButton } from '../../board/action_button';
import type { Rewound } from '../rewind';
import { togglePlaying } from '../rewind_by_key';
import { messages } from '../words/messages';

interface SharedGameCardProps extends Pick<Rewound, 'rewind'> {
  title: string;
  /** More of what happened. */
  told: ComponentChildren;
  /** What the button that plays it from its start says. */
  playWords: string;
  onPlay(): void;
  onHome(): void;
  /** Further buttons. */
  more?: ComponentChildren;
  /** Other ways on. */
  children: ComponentChildren;
}

/** A finished game that somebody sent. It begins to play; then it is watched again, or played. */
export function SharedGameCard({ rewind, title, told, ...props }: SharedGameCardProps) {
  const t = messages.value;
  useEffect(() => {
    rewind.play();
    return () => rewind.pause();
  }, [rewind]);
  const playing = rewind.playing.value;
  return (
    <section class="context shared-card" data-testid="shared" aria-label={title}>
      <strong>{title}</strong>
      <p>{told}</p>
      <ActionButton
        icon={playing ? 'pause' : 'play'}
        label={playing ? t.watchPause : t.watchAgain}
        testId="watch-shared"
        look="primary"
        onAct={() => togglePlaying({ rewind })}
      />
      <ActionButton icon="restart" label={props.playWords} testId="play-shared" onAct={props.onPlay} />
      {props.more}
      <div class="row">
        {props.children}
        <button type="button" class="link" onClick={props.onHome}>
          {t.home}
        </button>
      </div>
    </section>
  );
}
