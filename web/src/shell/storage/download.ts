/** Hands a text or bytes to the browser as a file to save; a frame may forbid it, and says nothing then. */
export function download(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // The click has taken the address up by the end of this task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** `2026-11-21`, where the player is. */
export function dateText(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
