import type { ComponentChildren } from 'preact';
import { messages } from '../../i18n/messages';
import { Icon } from './icons';

interface FoldProps {
  testId: string;
  children: ComponentChildren;
}

/** Figures that only some ask for, folded away under "Details"; styled by `fold.css`. */
export function Fold({ testId, children }: FoldProps) {
  return (
    <details class="fold" data-testid={testId}>
      <summary>
        <Icon name="chevron" />
        {messages.value.details}
      </summary>
      {children}
    </details>
  );
}
