/** Unit of a size chart. */
export type ChartUnit = 'cm' | 'in';

const CM_PER_INCH = 2.54;
const CENTIMETRES = /(^|[\s,(（])(cm|см|厘米)(?=[\s),）]|$)/i;

/** Returns the body measurement unit that is usual in a country. */
export function chartUnitOf(country: string): ChartUnit {
  return country === 'US' ? 'in' : 'cm';
}

/** In centimetres; below this, quarter inches matter, as for feet. */
const SHORT = 40;

/** Rounds to half inches, feet to quarters: '80–84' → '31.5–33'. */
function inInches(cell: string): string {
  return cell.replace(/\d+(?:[.,]\d+)?/g, (text) => {
    const length = Number(text.replace(',', '.'));
    const parts = length < SHORT ? 4 : 2;
    return String(Math.round((length / CM_PER_INCH) * parts) / parts);
  });
}

/**
 * Converts a centimetre column: 'Chest, cm' with '80–84' → 'Chest, in' with '31.5–33'. Undefined for other columns.
 */
export function columnInInches(
  head: string,
  cells: readonly string[],
  inches: string,
): { readonly head: string; readonly cells: readonly string[] } | undefined {
  if (!CENTIMETRES.test(head)) return undefined;
  return { head: head.replace(CENTIMETRES, (_, before: string) => before + inches), cells: cells.map(inInches) };
}
