import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface DialogProps {
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

/** A modal question. Escape and a click beside it close it; focus stays inside and comes back afterwards. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop is a shortcut; Escape does the same
    <dialog
      ref={element}
      class="dialog"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div class="dialog-body">
        <h2>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
