import { useMemo } from 'preact/hooks';
import type { GameRecord } from '../game_types';
import type { PlaySpec } from '../spec';
import { faultWords } from './fault_words';
import type { FileKinds } from './files_spec';
import { countGames, type Filed, readGame } from './read_file';
import { messages } from './words/messages';

/** As many games of a collection are offered. */
const GAMES_MAX = 100;

interface GameChoiceProps {
  spec: PlaySpec;
  kinds: FileKinds;
  /** The text, and which of its games is shown, from 0. */
  found: { name: string | null; text: string; number: number };
  onChoose(name: string | null, text: string, number: number): void;
}

/** Which game of a text that has several; nothing where it has one. */
export function GameChoice({ spec, kinds, found: { name, text, number }, onChoose }: GameChoiceProps) {
  const games = useMemo(() => countGames({ ...spec, kinds }, text), [spec, kinds, text]);
  const shown = Math.min(games, GAMES_MAX);
  const titles = useMemo(
    () =>
      Array.from(
        { length: games > 1 ? shown : 0 },
        (_, place) => `${place + 1}. ${titleOf({ ...spec, kinds }, text, place)}`,
      ),
    [spec, kinds, text, games, shown],
  );
  if (games < 2) return null;
  const title = messages.value.filesGames(games, shown);
  return (
    <label class="files-choice">
      <span>{title}</span>
      <select
        data-testid="choose-game"
        value={String(number)}
        onChange={({ currentTarget }) => onChoose(name, text, Number(currentTarget.value))}
      >
        {titles.map((words, place) => (
          <option key={words} value={String(place)}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

function titleOf(spec: PlaySpec & Filed, text: string, place: number): string {
  const { record, fault } = readGame(spec, text, place);
  return record === undefined ? faultWords(spec, fault) : summaryOf(spec, record);
}

/** `43 stones, 15 × 15, renju, Ada – Grace`. */
export function summaryOf({ files }: PlaySpec, record: GameRecord): string {
  const players = record.players?.filter((player) => player !== '').join(' – ') ?? '';
  return [...files.summary(record), players].filter((part) => part !== '').join(', ');
}
