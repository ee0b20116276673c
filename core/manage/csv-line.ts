/** What a program for tables would take for a formula, or for the end of one. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * A line of a CSV table, with its end. A value that a program for tables would run as a formula begins with an apostrophe, so that what a shopper typed
 * stays text (CWE-1236); a number stays a number. Pure.
 */
export function csvLine(values: readonly string[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: string): string {
  const safe = FORMULA.test(value) && !PLAIN_NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
