import { useSignal } from '@preact/signals';
import type { Saves } from '../shell/storage/storage';
import { LongScreen } from '../shell/ui/long_screen';
import { Segmented } from '../shell/ui/segmented';
import { PlayedRecord } from './played_record';
import { PlayerRecord } from './record';
import type { AnyPlace } from './save_file';
import { SaveFileCard } from './save_file_card';
import { ScoredRecord } from './scored_record';
import type { RecordSource } from './source';
import { useStrengths } from './use_strengths';
import { messages } from './words/messages';

interface RecordProps {
  sources: readonly RecordSource[];
  saves: Saves;
  /** The game whose record shows first; by default the one that was played last. */
  game?: string | undefined;
  loadPlaces(): Promise<AnyPlace[]>;
  onHome(): void;
}

/** All that a player has played: ratings, results, every game, and the file to take it all along. */
export function RecordScreen({ sources, saves, game, loadPlaces, onHome }: RecordProps) {
  const t = messages.value;
  const asked = useSignal(game ?? latestOf(sources, saves));
  const source = sources.find((known) => known.game === asked.value) ?? sources[0];
  return (
    <LongScreen name="record" title={t.record} onHome={onHome}>
      <div class="record-body">
        {sources.length < 2 || source === undefined ? null : (
          <Segmented
            label={t.recordGame}
            testId="record-game"
            value={source.game}
            choices={sources.map((known) => ({ value: known.game, label: known.title() }))}
            onChange={(value) => {
              asked.value = value;
            }}
          />
        )}
        {source === undefined ? null : <GameRecord key={source.game} source={source} saves={saves} />}
        <SaveFileCard saves={saves} loadPlaces={loadPlaces} />
      </div>
    </LongScreen>
  );
}

/** The game that was over last; undefined where there is none. */
function latestOf(sources: readonly RecordSource[], saves: Saves): string | undefined {
  const ends = sources.map(({ game }) => {
    const { played, scored } = PlayerRecord.of(saves, game);
    return { game, at: Math.max(0, played.peek().at(-1)?.at ?? 0, scored.peek().at(-1)?.at ?? 0) };
  });
  return ends.filter(({ at }) => at > 0).sort((one, other) => other.at - one.at)[0]?.game;
}

/** Of a game against opponents or, where nobody's strength can be measured, of one for points. */
function GameRecord({ source, saves }: { source: RecordSource; saves: Saves }) {
  const strengths = useStrengths(source.game).value;
  const record = PlayerRecord.of(saves, source.game);
  if (strengths === null) return <div class="record-wait" />;
  return strengths.length === 0 && record.played.value.length === 0 ? (
    <ScoredRecord record={record} />
  ) : (
    <PlayedRecord source={source} record={record} strengths={strengths} />
  );
}
