/** A unit that a size chart can be read in. */
export type ChartUnit = 'cm' | 'in';

const CM_PER_INCH = 2.54;
/** How the heads of columns say that they are in centimetres, in the languages of the charts. */
const CENTIMETRES = /(^|[\s,(（])(cm|см|厘米)(?=[\s),）]|$)/i;

/** The unit that people of a country measure themselves in. */
export function chartUnitOf(country: string): ChartUnit {
  return country === 'US' ? 'in' : 'cm';
}

/** Below this a quarter of an inch is a size of its own: feet. In centimetres. */
const SHORT = 40;

/** To the half inch that tapes show, feet to the quarter: '80–84' → '31.5–33'. What is no number stays. */
function inInches(cell: string): string {
  return cell.replace(/\d+(?:[.,]\d+)?/g, (text) => {
    const length = Number(text.replace(',', '.'));
    const parts = length < SHORT ? 4 : 2;
    return String(Math.round((length / CM_PER_INCH) * parts) / parts);
  });
}

/**
 * A column of a size chart in inches: 'Chest, cm' with '80–84' → 'Chest, in' with '31.5–33'. Undefined for a column that is not in centimetres. Pure.
 * @param inches the unit as the head is to say it
 */
export function columnInInches(
  head: string,
  cells: readonly string[],
  inches: string,
): { readonly head: string; readonly cells: readonly string[] } | undefined {
  if (!CENTIMETRES.test(head)) return undefined;
  return { head: head.replace(CENTIMETRES, (_, before: string) => before + inches), cells: cells.map(inInches) };
}
