/** Whether what was chosen is no longer offered: the shopper has to choose again. While nothing is known, nothing is said. */
export function isMethodGone(chosen: string, offered: readonly string[]): boolean {
  return chosen !== '' && offered.length > 0 && !offered.includes(chosen);
}
