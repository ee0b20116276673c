/** Zero prices are allowed. */
export function isPriceBlocked(final: number): boolean {
  return final < 0;
}
