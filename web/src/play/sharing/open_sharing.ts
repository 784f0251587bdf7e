import { messages as share } from '../../shell/ui/share/words/messages';
import { messages as challenge } from '../challenge/words/messages';
import { ShareDialog } from './share_dialog';
import { messages } from './words/messages';

/** The dialog, once its words have come. */
export async function openSharing(): Promise<typeof ShareDialog> {
  await Promise.all([messages.load(), challenge.load(), share.load()]);
  return ShareDialog;
}
