import '../../boardgame/puzzles/styles.css';
import '../../boardgame/editor/styles.css';
import './styles.css';
import type { TacticsModule } from '../../../../wasm/tactics';
import { gameLink } from '../../play/files/game_link';
import type { GameRecord } from '../../play/game_types';
import type { SideScreen } from '../../play/side_screen';
import type { PlaySpec } from '../../play/spec';
import { buildQuery } from '../../shell/address/url_text';
import { freshSeed } from '../../shell/session/seed';
import type { Session } from '../../shell/session/session';
import { startOfCode } from '../files/drawn_start';
import { MAP_PLACE } from './kept_map';
import { MapEditor } from './map_editor';
import { MapEditorScreen } from './map_editor_screen';
import { messages } from './words/messages';

interface MapEditorAsked {
  spec: Pick<PlaySpec, 'game' | 'files'>;
  session: Session<TacticsModule>;
  /** Text form of the position whose map it begins with where none was drawn before. */
  from: string;
  /** Whom the strongest opponent meets on the map in the lab. */
  rung: number;
  onPlay(record: GameRecord): void;
  onHome(): void;
}

/** What opens the editor of maps, once its words have come. */
export async function loadMapEditor(): Promise<typeof openMapEditor> {
  await messages.load();
  return openMapEditor;
}

function openMapEditor({ spec, session, from, rung, onPlay, onHome }: MapEditorAsked): SideScreen {
  const { frames, saves, settings } = session;
  const kept = saves.read(MAP_PLACE);
  const edited = new MapEditor(new session.module.Game(), [startOfCode(kept ?? '') ?? from, from]);
  edited.onDrawn = (code) => saves.write(MAP_PLACE, code);
  const record = (): GameRecord => ({ map: 0, start: edited.text, actions: [] }) as GameRecord;
  return {
    view: () => (
      <MapEditorScreen
        edited={edited}
        frames={frames}
        dark={settings.dark.value}
        linkOf={() => gameLink(spec, record(), null) ?? edited.code}
        labOf={() => buildQuery({ game: spec.game, vs: rung, ...{ start: edited.code } })}
        onPlay={() => onPlay(record())}
        onDraw={() => edited.draw(freshSeed())}
        onBack={onHome}
      />
    ),
    dispose: () => edited.dispose(),
  };
}
