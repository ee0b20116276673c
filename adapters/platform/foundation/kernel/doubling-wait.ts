export function doublingWait(
  attempts: number,
  { first, longest }: { readonly first: number; readonly longest: number },
): number {
  return Math.min(first * 2 ** (attempts - 1), longest);
}
