/** Before a chosen value: goods with it are left out. */
const MARK = '!';

/** Filter of words that may stand nowhere in the texts of what is listed: no attribute of the catalogue. */
export const WITHOUT_CODE = 'without';

/** Returns the value of a filter that leaves out goods with a value: '!black'. Pure. */
export function excludedValue(value: string): string {
  return MARK + value;
}

/** Returns the value that is left out; undefined for one that is chosen. Pure. */
export function excludedOf(value: string): string | undefined {
  return value.length > 1 && value.startsWith(MARK) ? value.slice(1) : undefined;
}
