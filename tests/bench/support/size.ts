/** True if benchmarks only prove that they run, in seconds: `npm run bench -- --smoke`. */
export const IS_SMOKE = process.env['VITRINE_SMOKE'] === '1';

/** Products of the demo in a smoke run. */
export const FEW_PRODUCTS = 60;

/** The usual figure of a benchmark, or the small one of a smoke run. */
export function size(usual: number, small: number): number {
  return IS_SMOKE ? small : usual;
}
