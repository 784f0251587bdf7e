import type { Game } from '../../../../wasm/engine';
import type { GomokuRecord } from '../../gomoku/game_record';
import { messages } from '../../gomoku/words/messages';
import { Dialog } from '../../shell/dialog';
import { KeepGame } from './keep_game';
import { OpenGame } from './open_game';

export interface FilesDialogProps {
  /** The game in progress. */
  record: GomokuRecord;
  /** A rules instance for judging what was read; the dialog frees it. */
  openRules(): Game;
  /** Puts a game that the rules have accepted in the place of the one in progress. */
  onOpen(record: GomokuRecord): void;
  onClose(): void;
}

/** The game in progress as a file or a link, and other games from files, links or text. */
export function FilesDialog({ record, openRules, onOpen, onClose }: FilesDialogProps) {
  return (
    <Dialog title={messages.value.filesTitle} onClose={onClose}>
      <div class="files" data-testid="files">
        <KeepGame record={record} />
        <OpenGame openRules={openRules} onOpen={onOpen} />
        <button type="button" class="link files-close" onClick={onClose}>
          {messages.value.close}
        </button>
      </div>
    </Dialog>
  );
}
