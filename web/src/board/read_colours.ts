/** Colours for a canvas, read from the custom properties in force at an element; `names` says which, by their keys. */
export function readColours<Key extends string>(
  element: Element,
  names: Readonly<Record<Key, string>>,
): Record<Key, string> {
  const style = getComputedStyle(element);
  const entries = Object.entries<string>(names).map(([key, name]) => [
    key,
    style.getPropertyValue(name).trim() || '#888',
  ]);
  return Object.fromEntries(entries) as Record<Key, string>;
}
