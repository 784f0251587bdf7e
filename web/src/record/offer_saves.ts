import { dateText, download } from '../shell/storage/download';
import type { Saves } from '../shell/storage/storage';
import { type AnyPlace, writeSaveFile } from './save_file';

/** Hands all that is kept in some places to the browser as a file to save. */
export function offerSaves(saves: Saves, places: readonly AnyPlace[]): void {
  offerSaveFile(writeSaveFile(saves, places, new Date()));
}

/** Hands the text of a save file to the browser as a file to save. */
export function offerSaveFile(text: string): void {
  download(`forethought-saves-${dateText(new Date())}.json`, 'application/json', text);
}
