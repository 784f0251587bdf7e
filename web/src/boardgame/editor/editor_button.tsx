import { Icon } from '../../shell/ui/icons';
import { messages } from './words/messages';

/** The way to the editor. */
function EditorButton({ onEdit }: { onEdit(): void }) {
  return (
    <button type="button" class="button" data-testid="editor-open" onClick={onEdit}>
      <Icon name="target" />
      {messages.value.title}
    </button>
  );
}

/** It, once its words have come. */
export async function openEditorButton(): Promise<typeof EditorButton> {
  await messages.load();
  return EditorButton;
}
