import type { TacticsModule } from '../../../../wasm/tactics';
import type { FileKinds } from '../../play/files/files_spec';
import type { BattleSetup } from '../tactics_types';
import { messages } from '../words/messages';
import { readBattle, writeBattle } from './battle_text';

/** The one kind of file that holds a battle. */
export function kindsOf(module: TacticsModule): FileKinds<BattleSetup> {
  return {
    formats: [
      {
        name: messages.value.battleText,
        ending: 'battle.txt',
        mediaType: 'text/plain',
        matches: (text) => /^\s*tactics \d/.test(text),
        read: (text) => readBattle(module, text),
        write: (record) => writeBattle(module, record),
      },
    ],
    texts: [],
    fromStart: (record) => writeBattle(module, record),
  };
}
