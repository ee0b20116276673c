/** Returns true when the chosen method is no longer offered; false while unknown. */
export function isMethodGone(chosen: string, offered: readonly string[]): boolean {
  return chosen !== '' && offered.length > 0 && !offered.includes(chosen);
}
