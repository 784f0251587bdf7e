import { Icon, type IconName } from '../shell/ui/icons';
import type { Rewound } from './rewind';
import { togglePlaying } from './rewind_by_key';
import { messages } from './words/messages';

/** Goes through a game, backwards and forwards. */
export function RewindBar({ game }: { game: Rewound }) {
  const t = messages.value;
  const { rewind } = game;
  const { length } = game.moves.value;
  const at = game.past.value ?? length;
  const playing = rewind.playing.value;
  const step = (icon: IconName, label: string, place: number, testId: string) => (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      data-testid={testId}
      disabled={place < 0 || place > length || place === at}
      onClick={() => rewind.goTo(place)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <section class="rewind" aria-label={t.replayTitle} data-testid="rewind">
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={t.replayPlace(at, length)}
        data-testid="replay-place"
        onInput={(event) => rewind.goTo(event.currentTarget.valueAsNumber)}
      />
      <div class="row">
        {step('first', t.replayBegin, 0, 'replay-first')}
        {step('back', t.replayBack, at - 1, 'replay-back')}
        <button
          type="button"
          class="icon-button"
          aria-label={playing ? t.replayPause : t.replayPlay}
          data-testid="replay-play"
          onClick={() => togglePlaying(game)}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        {step('forward', t.replayForward, at + 1, 'replay-forward')}
        {step('last', t.replayEnd, length, 'replay-last')}
      </div>
    </section>
  );
}
