import { Component, type ComponentChildren } from 'preact';
import { messages } from '../../i18n/messages';
import { Icon } from './icons';

interface State {
  error: Error | null;
}

/** Shows what to do instead of an empty page when a component throws. */
export class ErrorBoundary extends Component<{ children: ComponentChildren }, State> {
  override state: State = { error: null };

  static override getDerivedStateFromError(thrown: unknown): State {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    const t = messages.value;
    return (
      <TroublePage title={t.brokenTitle} body={t.brokenBody} detail={this.state.error.message}>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {t.reload}
        </button>
      </TroublePage>
    );
  }
}

interface TroubleProps {
  title: string;
  body: string;
  detail: string;
  children: ComponentChildren;
}

/** What happened, what to do, and the words for a report. */
export function TroublePage({ title, body, detail, children }: TroubleProps) {
  return (
    <div class="trouble" role="alert" data-testid="trouble">
      <span class="trouble-icon">
        <Icon name="warning" size={36} />
      </span>
      <h1>{title}</h1>
      <p>{body}</p>
      <code>{detail}</code>
      <div class="row">{children}</div>
    </div>
  );
}
