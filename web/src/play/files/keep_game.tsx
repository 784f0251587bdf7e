import { useMemo } from 'preact/hooks';
import { CopyLink } from '../../board/copy_link';
import { dateText, download } from '../../shell/storage/download';
import { Icon } from '../../shell/ui/icons';
import { type GameRecord, isOver } from '../game_types';
import type { Sender } from '../shared/shared_game';
import type { PlaySpec } from '../spec';
import type { FileKinds } from './files_spec';
import { gameLink } from './game_link';
import { messages } from './words/messages';

interface KeepGameProps {
  spec: PlaySpec;
  kinds: FileKinds;
  record: GameRecord;
  /** By how much the first colour has won; absent where that is not counted or nobody has. */
  margin?: number | undefined;
  /** Who plays for the sender of a link; null where nobody does. */
  sender: Sender | null;
}

/** Ways to take the game in progress along. */
export function KeepGame({ spec, kinds, record, margin, sender }: KeepGameProps) {
  const t = messages.value;
  const { formats } = kinds;
  const date = dateText(new Date());
  const link = gameLink(spec, record, sender);
  const empty = record.actions.length === 0 && !isOver(record);
  const omissions = formats.map((format) => format.omits?.(record) ?? null).filter((words) => words !== null);
  return (
    <section class="files-part" aria-label={t.filesKeep}>
      <h3>{t.filesKeep}</h3>
      {empty ? <p class="quiet">{t.filesNoMoves}</p> : null}
      <div class="files-row">
        {formats.map(({ name, ending, mediaType, write }) => (
          <button
            key={ending}
            type="button"
            class="button"
            data-testid={`save-${ending}`}
            disabled={empty}
            onClick={() =>
              download(`${spec.game}-${date}.${ending}`, mediaType, write(record, { date, margin }))
            }
          >
            <Icon name="download" />
            {t.filesSave(name)}
          </button>
        ))}
        {link === null ? null : <CopyLink link={link} disabled={empty} />}
      </div>
      {empty
        ? null
        : omissions.map((words) => (
            <p key={words} class="quiet files-note">
              {words}
            </p>
          ))}
      {empty ? null : <AsText kinds={kinds} record={record} margin={margin} date={date} />}
    </section>
  );
}

/** The game as the text of a file, to be copied by hand. */
function AsText({ kinds, record, margin, date }: Omit<KeepGameProps, 'sender' | 'spec'> & { date: string }) {
  const t = messages.value;
  const [format] = kinds.formats;
  const text = useMemo(() => format?.write(record, { date, margin }) ?? '', [format, record, margin, date]);
  if (format === undefined) return null;
  const title = t.filesAsText(format.name);
  return (
    <details class="files-text">
      <summary>
        <Icon name="chevron" size={16} />
        {title}
      </summary>
      <textarea
        class="mono"
        readOnly
        rows={4}
        value={text}
        aria-label={title}
        data-testid={`${format.ending}-text`}
      />
    </details>
  );
}
