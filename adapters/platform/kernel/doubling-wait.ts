/** How long the next attempt waits after so many failed ones: as long as `first` after one, twice as long each time, `longest` at the most. Pure. */
export function doublingWait(
  attempts: number,
  { first, longest }: { readonly first: number; readonly longest: number },
): number {
  return Math.min(first * 2 ** (attempts - 1), longest);
}
