/** Smoke mode: `npm run bench -- --smoke`. */
export const IS_SMOKE = process.env['VITRINE_SMOKE'] === '1';

export const FEW_PRODUCTS = 60;

export function size(usual: number, small: number): number {
  return IS_SMOKE ? small : usual;
}
