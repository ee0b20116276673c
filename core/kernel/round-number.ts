/**
 * Returns the nearest number of the series 1, 2, 5, 10, 20, 50, … by ratio: 7,500 gives 10,000 and 37 gives 50.
 * @param amount above 0
 */
export function roundNumber(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount));
  const lead = amount / power;
  return power * (lead < Math.SQRT2 ? 1 : lead < Math.sqrt(10) ? 2 : lead < Math.sqrt(50) ? 5 : 10);
}
