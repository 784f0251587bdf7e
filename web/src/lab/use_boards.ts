import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SmallBoards } from '../shell/small_boards';
import type { Lab } from './lab';

/** What small boards are drawn with, once that has come. */
export function useBoards(lab: Lab): SmallBoards | null {
  const boards = useSignal<SmallBoards | null>(null);
  useEffect(() => {
    // Without them the lab is plainer, and nothing else.
    lab.room.smallBoards?.().then(
      (come) => (boards.value = come),
      () => {},
    );
  }, [lab]);
  return boards.value;
}
