import { signal, untracked } from '@preact/signals';
import { messages } from '../i18n/messages';
import { Icon } from './icons';

export interface Notice {
  id: number;
  tone: 'info' | 'error';
  /** Given as a function, so that it follows the language. */
  text(): string;
  /** What can be done about it. */
  actions: readonly NoticeAction[];
}

export interface NoticeAction {
  testId: string;
  label(): string;
  run(): void;
}

const notices = signal<readonly Notice[]>([]);
let nextId = 1;

/**
 * Shows a message until it is dismissed. The same text is shown once, with what can be done about the latest. Returns how to
 * take it back.
 */
export function notify(
  text: () => string,
  tone: Notice['tone'] = 'info',
  actions: readonly NoticeAction[] = [],
): () => void {
  // What is noticed while a component is drawn is no matter of that component's.
  const known = untracked(() => notices.value);
  const others = untracked(() => known.filter((notice) => notice.text() !== text()));
  if (others.length < known.length && actions.length === 0) return () => {};
  const id = nextId++;
  notices.value = [...others, { id, tone, text, actions }];
  return () => dismissNotice(id);
}

function dismissNotice(id: number): void {
  notices.value = notices.peek().filter((notice) => notice.id !== id);
}

export function Notices() {
  const t = messages.value;
  return (
    <section class="notices" aria-label={t.notices} aria-live="polite">
      {notices.value.map((notice) => (
        <div key={notice.id} class={`notice notice-${notice.tone}`} role="status" data-testid="notice">
          <Icon name={notice.tone === 'error' ? 'warning' : 'info'} />
          <div class="notice-body">
            <p>{notice.text()}</p>
            {notice.actions.map(({ testId, label, run }) => (
              <button key={testId} type="button" class="link" data-testid={testId} onClick={run}>
                {label()}
              </button>
            ))}
          </div>
          <button
            type="button"
            class="icon-button"
            onClick={() => dismissNotice(notice.id)}
            aria-label={t.dismiss}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </section>
  );
}
