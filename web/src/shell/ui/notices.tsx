import { signal, untracked } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../../i18n/messages';
import { Icon } from './icons';

export interface Notice {
  id: number;
  /** What is passing goes by itself, whatever can be done about it. */
  tone: 'info' | 'error' | 'passing';
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

/** How long what only informs stays, and how much longer for each of its letters: it is read, and goes. */
const STAYS_MS = 6000;
const LETTER_MS = 60;

export function Notices() {
  const t = messages.value;
  return (
    <section class="notices" aria-label={t.notices} aria-live="polite">
      {notices.value.map((notice) => (
        <Shown key={notice.id} notice={notice} />
      ))}
    </section>
  );
}

/** A message. What asks nothing and is no fault goes by itself, as what is passing does, but not from under a pointer or the focus. */
function Shown({ notice }: { notice: Notice }) {
  const t = messages.value;
  const element = useRef<HTMLDivElement>(null);
  const text = notice.text();
  useEffect(() => {
    if (notice.tone === 'error' || (notice.tone === 'info' && notice.actions.length > 0)) return;
    let timer = setTimeout(leave, STAYS_MS + LETTER_MS * text.length);
    function leave() {
      if (element.current?.matches(':hover, :focus-within') === true) timer = setTimeout(leave, STAYS_MS);
      else dismissNotice(notice.id);
    }
    return () => clearTimeout(timer);
  }, [notice.id]);
  return (
    <div ref={element} class={`notice notice-${notice.tone}`} role="status" data-testid="notice">
      <Icon name={notice.tone === 'error' ? 'warning' : 'info'} />
      <div class="notice-body">
        <p>{text}</p>
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
  );
}
