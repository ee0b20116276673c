import { lookUp } from '../../../../core/shopper';
import type { ManageText } from '../../../text/manage-text';
import type { FoldedColumn } from '../fields/kind-view';
import type { RecordTools } from '../fields/record-tools';

interface Known extends Pick<RecordTools, 'attributes' | 'stock'> {
  readonly codes: readonly string[];
  readonly t: ManageText;
}

/** Returns a row's short text for a column; empty without a value. Pure. */
export function foldedCell(
  { path, format }: FoldedColumn,
  row: unknown,
  { attributes, stock, codes, t }: Known,
): string {
  const value = memberOf(row, path);
  if (format === 'stock') return textOf(stock.get(textOf(value)));
  if (format === 'yes-no') return t(value === true ? 'value.yes' : 'value.no');
  if (format === undefined) return textOf(value);
  const chosen = codes.map((code) => chosenOf(attributes, code, textOf(memberOf(value, code))));
  return chosen.filter((one) => one !== '').join(' / ');
}

function chosenOf(attributes: RecordTools['attributes'], code: string, value: string): string {
  return attributes.find((one) => one.value === code)?.values.find((one) => one.value === value)?.label ?? value;
}

export function isFound(cells: readonly string[], words: string): boolean {
  const text = cells.join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => text.includes(word));
}

export function memberOf(value: unknown, name: string): unknown {
  return isMembers(value) ? lookUp<unknown>(value, name) : undefined;
}

function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
