const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Spreadsheets name the separator in a line of its own. */
const NAMED = /^"?sep=(.)"?[\s,;|]*$/i;
const EMPTY = /^[\s,;|"]*$/;

export interface CsvLayout {
  readonly separator: string;
  /** Characters and lines before the heading. */
  readonly begin: number;
  readonly lines: number;
}

/**
 * Finds the separator of a table, named by `sep=;` or counted in the heading, and the heading behind empty lines.
 * @param start of the table, without a byte order mark
 */
export function csvLayout(start: string): CsvLayout {
  let [begin, lines] = [0, 0];
  let named: string | undefined;
  while (begin < start.length) {
    const line = /^[^\r\n]*(?:\r\n|\r|\n)?/.exec(start.slice(begin))?.[0] ?? '';
    const sign = named === undefined ? NAMED.exec(line.replace(/(?<![\r\n])[\r\n]+$/, '')) : null;
    if (sign === null && !EMPTY.test(line)) break;
    named ??= sign?.[1];
    begin += line.length;
    lines += 1;
  }
  const heading = (/^(?:[^"\r\n]|"[^"]*")*/.exec(start.slice(begin))?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (separator: string): number => heading.split(separator).length;
  const counted = SEPARATORS.reduce<string>((best, one) => (count(one) > count(best) ? one : best), ',');
  return { separator: named ?? counted, begin, lines };
}

const NAMES: ReadonlyMap<string, string> = new Map([
  [',', 'commas'],
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'vertical bars'],
]);

/** Returns the words of messages for a separator. */
export function separatorName(separator: string): string {
  return NAMES.get(separator) ?? JSON.stringify(separator);
}
