import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Game } from '../../../../wasm/engine';
import { provide } from '../../shell/ui/attempt';
import { Dialog } from '../../shell/ui/dialog';
import type { GameRecord } from '../game_types';
import type { GameView } from '../game_view';
import type { Sender } from '../shared/shared_game';
import type { PlaySpec } from '../spec';
import { messages } from '../words/messages';
import type { FileKinds } from './files_spec';
import { KeepGame } from './keep_game';
import { OpenGame } from './open_game';
import { marginOf, recordOf, senderOf } from './own_record';
import { messages as words } from './words/messages';

export interface FilesDialogProps {
  spec: PlaySpec;
  kinds: FileKinds;
  /** The game in progress. */
  record: GameRecord;
  /** By how much the first colour has won; absent where that is not counted or nobody has. */
  margin?: number | undefined;
  /** Who plays for the sender of a link; null where nobody does. */
  sender: Sender | null;
  /** A rules instance for judging what was read; the dialog frees it. */
  openRules(): Game;
  /** Puts a game that the rules have accepted in the place of the one in progress. */
  onOpen(record: GameRecord): void;
  onClose(): void;
}

interface FilesWhenAskedProps extends Pick<FilesDialogProps, 'onOpen' | 'onClose'> {
  view: GameView;
  open: boolean;
}

/** The dialog while it is open, once what reads and writes the game's files has come. */
export function FilesWhenAsked({ open, view, onOpen, onClose }: FilesWhenAskedProps) {
  const kinds = useSignal<FileKinds | null>(null);
  const { spec } = view.game;
  const load = async () => {
    const [come] = await Promise.all([spec.files.kinds(), words.load()]);
    kinds.value = come;
  };
  useEffect(() => {
    if (kinds.value !== null) return;
    if (open) provide(load);
    // It is asked for again when the dialog is.
    else load().catch(() => {});
  }, [open]);
  return open && kinds.value !== null ? (
    <FilesDialog
      spec={spec}
      kinds={kinds.value}
      record={recordOf(view)}
      margin={marginOf(view.game)}
      sender={senderOf(view)}
      openRules={view.openRules}
      onOpen={onOpen}
      onClose={onClose}
    />
  ) : null;
}

/** The game in progress as a file or a link, and other games from files, links or text. */
export function FilesDialog(props: FilesDialogProps) {
  const { spec, kinds, record, margin, sender, openRules, onOpen, onClose } = props;
  return (
    <Dialog title={messages.value.filesTitle} onClose={onClose}>
      <div class="files" data-testid="files">
        <KeepGame spec={spec} kinds={kinds} record={record} margin={margin} sender={sender} />
        <OpenGame spec={spec} kinds={kinds} openRules={openRules} onOpen={onOpen} />
        <button type="button" class="link files-close" onClick={onClose}>
          {messages.value.close}
        </button>
      </div>
    </Dialog>
  );
}
