import { lookUp } from '../../../core/kernel/look-up';
import { ImportFileError } from './import-report';

/** Column of each field that a file has. */
export type FieldColumns<F extends string> = Readonly<Partial<Record<F, string>>>;

/** Headings of a field in the order of preference. */
export type Headings<F extends string> = Readonly<Record<F, readonly string[]>>;

/** Returns a heading as it is compared: lower case, words separated by single spaces. Pure. */
export function headingOf(column: string): string {
  return column
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Finds the columns of fields by their headings. A mapping goes first. Each column has one field.
 * @param map column by field
 */
export function columnsOf<F extends string>(
  headings: Headings<F>,
  columns: readonly string[],
  map: ReadonlyMap<string, string> = new Map(),
): FieldColumns<F> {
  const byHeading = new Map(columns.toReversed().map((column) => [headingOf(column), column]));
  const found: Partial<Record<F, string>> = {};
  const taken = new Set(map.values());
  const fields = Object.keys(headings) as F[]; // sound: the keys of a literal
  for (const field of fields) {
    const mapped = map.get(field);
    const column =
      mapped ??
      (lookUp(headings, field) ?? [])
        .map((heading) => byHeading.get(heading))
        .find((one) => one !== undefined && !taken.has(one));
    if (column === undefined) continue;
    taken.add(column);
    found[field] = column;
  }
  return found;
}

/**
 * Parses 'field=Column,field=Column'.
 * @throws ImportFileError naming an unknown field or column
 */
export function recordMapOf(
  text: string | undefined,
  fields: readonly string[],
  columns: readonly string[],
): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  if (text === undefined || text.trim() === '') return map;
  const next = new RegExp(`,\\s*(?=(?:${fields.join('|')})\\s*=)`, 'u');
  for (const part of text.trim().split(next)) {
    const { field = '', column = '' } = /^(?<field>\w+)\s*=\s*(?<column>[\s\S]*\S)$/u.exec(part.trim())?.groups ?? {};
    if (!fields.includes(field))
      throw new ImportFileError(
        'MAP_UNUSABLE',
        `The mapping names "${part.slice(0, 60)}": fields are ${fields.join(', ')}`,
      );
    if (!columns.includes(column))
      throw new ImportFileError('MAP_UNUSABLE', `The file has no column "${column.slice(0, 60)}"`);
    map.set(field, column);
  }
  return map;
}
