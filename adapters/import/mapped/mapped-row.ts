import * as z from 'zod/mini';
import { IMPORT_FIELD_NAMES, type ImportField, type ImportMap } from '../../../core/contract/staff/import-map';
import { lookUp } from '../../../core/kernel/look-up';
import { cell, raw, readName, reasonsOf, number, skuCell, text } from '../source/cell';
import type { Reason } from '../source/import-report';
import { MAX_LINE_LENGTH, MAX_NAME_LENGTH, MAX_TEXT_LENGTH, MAX_UNITS } from '../source/limits';
import type { CsvRow } from '../source/read-csv';
import { weightCell, type SaidWeight } from '../source/weight';
import { dayCell, enabledCell, visibilityCell } from './selling-cells';
import { amountCell, type MappedAmount, type NumberStyle } from './amount';

export interface NamedValue {
  readonly column: string;
  readonly value: string;
}

export interface MappedRow {
  readonly row: number;
  readonly sku: string;
  readonly name: string;
  readonly price: MappedAmount | undefined;
  readonly special_price: MappedAmount | undefined;
  readonly cost: MappedAmount | undefined;
  readonly special_from_date: string | undefined;
  readonly special_to_date: string | undefined;
  readonly tax_class: string;
  readonly enabled: boolean | undefined;
  readonly visibility: 1 | 2 | 3 | 4;
  readonly weight: SaidWeight | undefined;
  readonly stock: number | undefined;
  readonly group: string;
  readonly color: string;
  readonly size: string;
  readonly options: readonly NamedValue[];
  readonly categories: readonly string[];
  readonly pictures: readonly string[];
  readonly description: string;
  readonly short_description: string;
  readonly brand: string;
  readonly gtin: string;
  readonly url_key: string;
  readonly attributes: readonly NamedValue[];
}

export type ColumnsOf = (field: ImportField) => readonly string[];

export function columnsBy(map: ImportMap): ColumnsOf {
  return (field) => map.columns.filter((one) => one.field === field).map(({ column }) => column);
}

function rowShape(style: NumberStyle) {
  return z.object({
    sku: skuCell,
    name: cell(readName),
    price: amountCell(style),
    special_price: amountCell(style),
    cost: amountCell(style),
    special_from_date: dayCell,
    special_to_date: dayCell,
    tax_class: text(MAX_NAME_LENGTH),
    enabled: enabledCell,
    visibility: visibilityCell,
    weight: weightCell(style.isWorkbook ? 'point' : style.decimal),
    stock: number(-MAX_UNITS, MAX_UNITS),
    group: text(MAX_NAME_LENGTH),
    color: text(MAX_NAME_LENGTH),
    size: text(MAX_NAME_LENGTH),
    description: text(MAX_TEXT_LENGTH),
    short_description: text(MAX_TEXT_LENGTH),
    brand: text(MAX_NAME_LENGTH),
    gtin: text(MAX_NAME_LENGTH),
    url_key: text(MAX_LINE_LENGTH),
  });
}

const named = text(MAX_NAME_LENGTH);
const lines = text(MAX_LINE_LENGTH);

export function mappedRowReader(map: ImportMap, style: NumberStyle) {
  const columns = columnsBy(map);
  const single = rowShape(style);
  const fields = Object.keys(single.shape) as (keyof typeof single.shape)[];
  const columnOf = (field: string): string => {
    const known = IMPORT_FIELD_NAMES.find((name) => name === field);
    return (known && columns(known)[0]) ?? field;
  };
  return ({ row, cells }: Pick<CsvRow, 'cells' | 'row'>): MappedRow | { readonly reasons: readonly Reason[] } => {
    const cellOf = (column: string): string => lookUp(cells, column) ?? '';
    const reasons: Reason[] = [];
    const all = (field: ImportField, shape: typeof named): readonly NamedValue[] =>
      columns(field).flatMap((column) => {
        const parsed = shape.safeParse(cellOf(column));
        if (!parsed.success) {
          reasons.push(
            ...reasonsOf(parsed.error).map(({ code, message }) => ({ code, message: `${column}${message}` })),
          );
          return [];
        }
        return parsed.data === '' ? [] : [{ column, value: parsed.data }];
      });
    const parsed = single.safeParse(
      Object.fromEntries(fields.map((field) => [field, cellOf(columns(field)[0] ?? '')])),
    );
    const lists = {
      options: all('option', named),
      attributes: all('attribute', lines),
      categories: all('category', lines).map(({ value }) => value),
      pictures: all('picture', raw).flatMap(({ value }) => pictureList(value)),
    };
    if (parsed.success && reasons.length === 0) return { row, ...parsed.data, ...lists };
    const own = parsed.success ? [] : reasonsOf(parsed.error);
    return {
      reasons: [...own.map(({ code, message }) => ({ code, message: withColumn(message, columnOf) })), ...reasons],
    };
  };
}

function pictureList(text: string): readonly string[] {
  return text
    .split(/[\n|;]|,(?=\s|https?:)|(?<=\.(?:jpe?g|png|webp|avif|gif)),/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function withColumn(message: string, columnOf: (field: string) => string): string {
  const [field = '', ...rest] = message.split(': ');
  return [columnOf(field), ...rest].join(': ');
}
