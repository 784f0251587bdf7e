import '../puzzles/styles.css';
import './styles.css';
import type { GameRecord, GameSnapshot } from '../../play/game_types';
import type { SideScreen } from '../../play/side_screen';
import type { SideScreenParts } from '../side_screen';
import { EditorScreen } from './editor_screen';
import type { EditorSpec } from './editor_spec';
import { PositionEditor } from './position_editor';
import { messages } from './words/messages';

/**
 * The editor of a game's positions, once its words have come. It begins with `from`, null for the usual start; `onOpen` goes
 * on with the position that was set up, and shows what the analysis says of it where that is asked for.
 */
export async function openEditor(
  editor: EditorSpec,
  from: GameSnapshot | null,
  onOpen: (record: GameRecord, analysed: boolean) => void,
) {
  await messages.load();
  return ({ spec, session, openRules, onHome }: SideScreenParts): SideScreen => {
    const { frames, settings } = session;
    const edited = new PositionEditor({ spec, editor, rules: openRules(), from });
    const open = (analysed: boolean) => onOpen(edited.record(), analysed);
    return {
      view: () => (
        <EditorScreen
          spec={spec}
          editor={editor}
          edited={edited}
          frames={frames}
          dark={settings.dark.value}
          onPlay={() => open(false)}
          onAnalyse={() => open(true)}
          onBack={onHome}
        />
      ),
      dispose: () => edited.dispose(),
    };
  };
}
