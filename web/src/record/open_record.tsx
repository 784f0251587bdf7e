import './styles.css';
import type { ComponentChild } from 'preact';
import type { Saves } from '../shell/storage/storage';
import { RecordScreen } from './record_screen';
import type { AnyPlace } from './save_file';
import type { RecordSource } from './source';
import { messages } from './words/messages';

interface RecordWanted {
  sources: readonly RecordSource[];
  saves: Saves;
  /** The game whose record shows first. */
  game?: string | undefined;
  /** Everywhere that the page keeps something. */
  loadPlaces(): Promise<AnyPlace[]>;
}

/** Gets the words of the player's own record; returns its screen. */
export async function openRecord(wanted: RecordWanted): Promise<(onHome: () => void) => ComponentChild> {
  await messages.load();
  return (onHome) => <RecordScreen {...wanted} onHome={onHome} />;
}
