import { describe, expect, it } from 'vitest';
import type { Game } from '../../../wasm/engine';
import { KINDS as GOMOKU_KINDS } from '../../../web/src/gomoku/files/kinds';
import { GOMOKU } from '../../../web/src/gomoku/spec';
import { KINDS as OTHELLO_KINDS } from '../../../web/src/othello/files/kinds';
import { OTHELLO } from '../../../web/src/othello/spec';
import { checkRecord } from '../../../web/src/play/files/check_record';
import { faultWords } from '../../../web/src/play/files/fault_words';
import type { FileKinds } from '../../../web/src/play/files/files_spec';
import { gameLink } from '../../../web/src/play/files/game_link';
import { noteWords } from '../../../web/src/play/files/note_words';
import { decode, readGame } from '../../../web/src/play/files/read_file';
import type { GameRecord } from '../../../web/src/play/game_types';
import type { PlaySpec } from '../../../web/src/play/spec';
import { parseUrl } from '../../../web/src/shell/address/url_parameters';
import { kindsOf } from '../../../web/src/tactics/files/kinds';
import { startOf } from '../../../web/src/tactics/files/start_of';
import { packSlides, unpackSlides } from '../../../web/src/twenty48/game_link';
import { twenty48Parameters } from '../../../web/src/twenty48/parameters';
import { KINDS as XIANGQI_KINDS } from '../../../web/src/xiangqi/files/kinds';
import { XIANGQI } from '../../../web/src/xiangqi/spec';
import { openRules as openGomoku } from '../gomoku/support/module';
import { rulesAfter as openOthello } from '../othello/support/module';
import { ALTERATIONS, altered, alteredTexts } from '../support/altered';
import { tactics } from '../tactics/support/skirmish';
import { TACTICS } from '../tactics/support/skirmish_battle';
import { positionOf, twenty48 } from '../twenty48/support/module';
import { rulesAfter as openXiangqi } from '../xiangqi/support/module';

/** Whatever byte of a file, a replay or a link is altered: it is refused in words, or it is a game that can be played. */

const PAGE = 'https://forethought.example/play/';
const DATE = { date: '2026-11-29' };

interface Altered {
  name: string;
  spec: PlaySpec;
  kinds: FileKinds;
  rules: Game;
  /** A game that is written in every format, and sent as a link. */
  record: GameRecord;
  /** Further texts that people paste. */
  texts: readonly string[];
}

function playable(spec: unknown, kinds: FileKinds, rules: Game, record: object, texts: readonly string[]) {
  const known = spec as PlaySpec;
  return { name: known.game, spec: known, kinds, rules, record: record as GameRecord, texts };
}

/** The battle on a map in which the third legal action is chosen each time, as far as there is one. */
function battleOf(map: number): GameRecord {
  const rules = new tactics.Game();
  rules.load(startOf(tactics, map));
  for (let number = 0; number < 12; number++) {
    const legal = rules.legalActions();
    rules.play(legal[2 % legal.length] ?? -1);
  }
  const actions = Array.from(rules.actions());
  rules.delete();
  return { map, start: startOf(tactics, map), actions } as unknown as GameRecord;
}

const gomokuMoves = GOMOKU.files.readMoves('h8i9j7whiteg9g7k6', GOMOKU.setup.usual) ?? [];
const othelloMoves = OTHELLO.files.readMoves('f5d6c3d3c4f4f6', OTHELLO.setup.usual) ?? [];
const xiangqiMoves = XIANGQI.files.readMoves('h2e2h9g7h0g2i9h9', XIANGQI.setup.usual) ?? [];
const PLAYERS = { players: ['Ada [1]', '黑方'], ending: { winner: 1, by: 'resignation' } };

const GAMES: readonly Altered[] = [
  playable(
    GOMOKU,
    GOMOKU_KINDS,
    openGomoku(),
    { ...GOMOKU.setup.usual, size: 19, opening: 'swap2', actions: gomokuMoves, ...PLAYERS },
    ['1. h8 i9 2. i7 g9 3. g7'],
  ),
  playable(
    OTHELLO,
    OTHELLO_KINDS,
    openOthello([]),
    { ...OTHELLO.setup.usual, actions: othelloMoves, ...PLAYERS },
    [`${'-'.repeat(27)}OX------XO${'-'.repeat(27)} X`],
  ),
  playable(
    XIANGQI,
    XIANGQI_KINDS,
    openXiangqi(''),
    { ...XIANGQI.setup.usual, actions: xiangqiMoves, ...PLAYERS },
    ['4k4/9/9/9/9/9/9/9/4A4/3K5 w - - 0 1', '炮二平五'],
  ),
  playable(TACTICS, kindsOf(tactics) as unknown as FileKinds, new tactics.Game(), battleOf(7), []),
];

/** What became of the alterations of a text: how many were played, and how many refused; nothing else may happen. */
function outcome({ spec, kinds, rules }: Altered, text: string): { played: number; refused: number } {
  const filed = { ...spec, kinds };
  const count = { played: 0, refused: 0 };
  for (const bytes of altered(text)) {
    const given = decode(filed, bytes);
    try {
      const read = readGame(filed, given);
      const {
        record,
        fault,
        notes = [],
      } = read.record === undefined ? read : checkRecord(spec, rules, read.record);
      const words =
        fault === undefined ? notes.map((note) => noteWords(spec, note)) : [faultWords(spec, fault)];
      if ((record === undefined) === (fault === undefined) || words.some((said) => !said))
        throw new Error('in no words');
      count[fault === undefined ? 'played' : 'refused']++;
    } catch (thrown) {
      throw new Error(`${JSON.stringify(given)}: ${thrown}`);
    }
  }
  return count;
}

describe.each(GAMES)('$name, altered in any byte, is refused or played', (game) => {
  const { spec, kinds, record, texts } = game;
  const forms: [string, string][] = [
    ...kinds.formats.map(({ name, write }): [string, string] => [name, write(record, DATE)]),
    ['a link', gameLink(spec, record, null, PAGE) ?? ''],
    ...texts.map((text): [string, string] => [text, text]),
  ];

  it.each(forms)('%s', (_, text) => {
    expect(readGame({ ...spec, kinds }, text).fault).toBeUndefined();
    const { played, refused } = outcome(game, text);
    expect(played + refused).toBe(ALTERATIONS);
  });
});

describe('a link of 2048, altered in any byte, is refused or played', () => {
  const CHOICES = { games: ['twenty48'], rungs: [0, 10] };
  const rules = new twenty48.Game();
  const position = positionOf('2 4 . . . . . . 8 16 . . . . . 1024', 900, 8000);

  it.each([
    ['its slides', `#game=twenty48&seed=77&moves=${packSlides([0, 1, 2, 3, 0, 1, 2])}`],
    ['its position', `#${new URLSearchParams({ game: 'twenty48', seed: '7', position })}`],
  ])('%s', (_, link) => {
    let opened = 0;
    for (const text of alteredTexts(link)) {
      const { parameters } = parseUrl('', text, CHOICES, twenty48Parameters);
      const { moves, position: start, seed = 0 } = parameters;
      if ((start === undefined ? rules.start(seed) : rules.load(start)) !== '') continue;
      opened++;
      for (const slide of unpackSlides(moves ?? '') ?? []) if (rules.play(slide) !== '') break;
    }
    expect(opened).toBeGreaterThan(0);
  });
});
