import type { StockRecord } from '../../../core/contract';
import { slugOf } from '../../../core/kernel/slug-of';
import type { ReasonCode } from '../source/import-report';
import type { SourceAttribute, SourceItem } from '../source/source-product';
import { listOf } from './woo-list';
import type { TaxClasses } from '../source/tax-classes';
import { weightOf } from '../source/weight';
import type { WooAttribute, WooRow } from './woo-row';

export type Note = (row: number, code: ReasonCode, message: string) => void;

export function itemOf(row: WooRow, sku: string, of: Surroundings): SourceItem {
  const { parent, note } = of;
  return {
    row: row.row,
    sku,
    name: row.name,
    status: row.published ? 1 : 2,
    price: row.regularPrice,
    special_price: row.salePrice,
    special_from_date: row.saleFrom,
    special_to_date: row.saleTo,
    tax_class_id: taxClassOf(row, of),
    weight: weightOf(row.weight ?? parent?.weight),
    stock: stockOf(row, parent, note),
    quantities: (parent ?? row).soldIndividually === true ? { max_sale_qty: 1 } : {},
    images: listOf(row.images).map((path) => ({ path })),
    attributes: [],
  };
}

interface Surroundings {
  readonly parent?: WooRow;
  readonly note: Note;
  readonly taxClasses: TaxClasses;
}

/** 'parent' inherits the product's class; an empty cell is the standard rate. */
function taxClassOf(row: WooRow, { parent, note, taxClasses }: Surroundings): number {
  if (!(row.taxStatus ?? parent?.taxStatus ?? true)) return 0;
  const own = row.taxClass.toLowerCase() === 'parent' ? (parent?.taxClass ?? '') : row.taxClass;
  if (parent !== undefined && own === '' && parent.taxClass !== '')
    note(row.row, 'value_adjusted', `Tax class: is empty and taken as standard, its product has ${parent.taxClass}`);
  return taxClasses.numberOf({
    column: 'Tax class',
    name: own,
    tell: (code, message) => note(row.row, code, message),
  });
}

/** A number means counted stock. Otherwise the stock status decides; with backorders, sales continue at zero. */
function stockOf(row: WooRow, parent: WooRow | undefined, note: Note): StockRecord {
  const counting = row.stock === 'parent' ? parent : row;
  const given = typeof counting?.stock === 'number' ? counting.stock : undefined;
  const text = row.inStock ?? counting?.inStock;
  if (given === undefined) return { qty: 0, is_in_stock: text !== false, manage_stock: false };
  const qty = Math.max(0, Math.trunc(given));
  if (qty !== given)
    note(row.row, 'value_adjusted', `Stock: ${given} is read as ${qty}, stock must be a whole number from 0`);
  if (row.stock === 'parent')
    note(row.row, 'value_adjusted', `Stock: ${qty} pieces of all variations together are counted for each of them`);
  if ((counting?.backorders ?? false) || text === 'backorder') return { qty, is_in_stock: true, manage_stock: false };
  return { qty, is_in_stock: qty > 0 && text !== false, manage_stock: true };
}

export function codeOf(label: string): string {
  const code = slugOf(label).replaceAll('-', '_');
  return code === 'colour' ? 'color' : code;
}

export function attributesOf(row: WooRow, except: ReadonlySet<string>): readonly SourceAttribute[] {
  const own = (attribute: WooAttribute): SourceAttribute => ({
    code: codeOf(attribute.label),
    label: attribute.label,
    values: attribute.values,
  });
  const all: readonly SourceAttribute[] = [
    { code: 'brand', label: 'Brand', values: listOf(row.brands).slice(0, 1) },
    { code: 'tags', label: 'Tags', values: listOf(row.tags) },
    ...row.attributes.filter(({ label }) => !except.has(label)).map(own),
  ];
  return all.filter(({ values }) => values.length > 0);
}
