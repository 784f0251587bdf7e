import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { messages } from './words/messages';

/** Gives the page the whole screen, and back. Only in a frame, whose size somebody else has chosen; nothing where it may not. */
export function FullScreenButton() {
  const t = messages.value;
  const isFull = useSignal(false);
  useEffect(() => {
    const look = () => {
      isFull.value = document.fullscreenElement !== null;
    };
    look();
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (window.top === window || !document.fullscreenEnabled) return null;
  const change = () => {
    const done = isFull.value ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // The browser has the last word, and Escape leads out of it.
    done.catch(() => {});
  };
  return (
    <button
      type="button"
      class="icon-button"
      onClick={change}
      aria-label={isFull.value ? t.leave : t.enter}
      data-testid="full-screen"
    >
      <svg
        class="icon"
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        stroke-width="1.8"
        stroke-linecap="round"
        stroke-linejoin="round"
        aria-hidden="true"
      >
        <path d={isFull.value ? INWARDS : OUTWARDS} />
      </svg>
    </button>
  );
}

const OUTWARDS = 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15';
const INWARDS = 'M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5';
