import { useEffect } from 'preact/hooks';

const ICON = './icon.svg';
const ICON_YOUR_TURN = './icon_turn.svg';

/** A tab in the background says in its title and its icon that it is the player's turn. */
export function useAttention(turn: boolean, yourTurn: string): void {
  useEffect(() => {
    const tell = () => showTab(document.hidden && turn ? yourTurn : null);
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      showTab(null);
    };
  }, [turn, yourTurn]);
}

function showTab(call: string | null): void {
  document.title = call === null ? 'Forethought' : `● ${call} – Forethought`;
  document.querySelector('link[rel="icon"]')?.setAttribute('href', call === null ? ICON : ICON_YOUR_TURN);
}
