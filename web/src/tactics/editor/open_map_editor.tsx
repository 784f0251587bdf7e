import '../../boardgame/puzzles/styles.css';
import '../../boardgame/editor/styles.css';
import './styles.css';
import type { TacticsModule } from '../../../../wasm/tactics';
import { gameLink } from '../../play/files/game_link';
import type { GameRecord } from '../../play/game_types';
import type { SideScreen } from '../../play/side_screen';
import type { PlaySpec } from '../../play/spec';
import { freshSeed } from '../../shell/session/seed';
import type { Session } from '../../shell/session/session';
import { mapCode } from './drawn_map';
import { MapEditor } from './map_editor';
import { MapEditorScreen } from './map_editor_screen';
import { messages } from './words/messages';

interface MapEditorAsked {
  spec: Pick<PlaySpec, 'game' | 'files'>;
  session: Session<TacticsModule>;
  /** Text form of the position whose map it begins with. */
  from: string;
  onPlay(record: GameRecord): void;
  onHome(): void;
}

/** What opens the editor of maps, once its words have come. */
export async function loadMapEditor(): Promise<typeof openMapEditor> {
  await messages.load();
  return openMapEditor;
}

function openMapEditor({ spec, session, from, onPlay, onHome }: MapEditorAsked): SideScreen {
  const edited = new MapEditor(new session.module.Game(), from);
  const { frames, settings } = session;
  const record = (): GameRecord => ({ map: 0, start: edited.text, actions: [] }) as GameRecord;
  return {
    view: () => (
      <MapEditorScreen
        edited={edited}
        frames={frames}
        dark={settings.dark.value}
        linkOf={() => gameLink(spec, record(), null) ?? mapCode(edited.map.value)}
        onPlay={() => onPlay(record())}
        onDraw={() => edited.draw(freshSeed())}
        onBack={onHome}
      />
    ),
    dispose: () => edited.dispose(),
  };
}
