/** A number in 0-1 that depends only on `key`: texture, not chance. */
export function scatter(key: number): number {
  const value = Math.sin(key * 12.9898 + 4.1414) * 43758.5453;
  return value - Math.floor(value);
}
