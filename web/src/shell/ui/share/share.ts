import { download } from '../../storage/download';

/** What is handed to others: a text, which holds its address where it has one, or files with such a text. */
export interface Shared {
  text: string;
  files?: readonly File[];
}

/** What has become of it; `refused`: the browser allows none of it, and the text is to be shown. */
export type Handed = 'shared' | 'copied' | 'saved' | 'cancelled' | 'refused';

/**
 * Hands something to others: by the device's own sheet where there is one under a finger, else a text by the clipboard
 * and files as downloads. To be called in the task of a press: browsers allow it nowhere else.
 */
export async function share({ text, files = [] }: Shared): Promise<Handed> {
  const data: ShareData = files.length > 0 ? { text, files: [...files] } : { text };
  if (hasSheet() && navigator.canShare?.(data)) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      // A frame may forbid the sheet; the other ways are tried.
    }
  }
  if (files.length > 0) {
    for (const file of files) download(file.name, file.type, file);
    return 'saved';
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** With a mouse people paste what they copy; the sheets of desktops know few of the places where. */
function hasSheet(): boolean {
  return typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
}
