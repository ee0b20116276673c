/** S §5: only negative prices block, as zero-price products are allowed. */
export function isPriceBlocked(final: number): boolean {
  return final < 0;
}
