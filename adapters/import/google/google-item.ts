import type { StockRecord } from '../../../core/contract';
import { isGtin } from '../../../core/contract/foundation/identifiers';
import { lookUp } from '../../../core/kernel/look-up';
import type { ReasonCode } from '../source/import-report';
import type { SourceAttribute, SourceImage, SourceItem } from '../source/source-product';
import type { TaxClasses } from '../source/tax-classes';
import { weightOf } from '../source/weight';
import type { GoogleRow } from './google-row';

type Note = (row: number, code: ReasonCode, message: string) => void;

const PEOPLE: Readonly<Record<string, string>> = {
  'male adult': 'Men', 'female adult': 'Women', 'unisex adult': 'Unisex',
  'male kids': 'Boys', 'female kids': 'Girls', 'unisex kids': 'Children',
  'male toddler': 'Toddlers', 'female toddler': 'Toddlers', 'unisex toddler': 'Toddlers',
  'male infant': 'Babies', 'female infant': 'Babies', 'unisex infant': 'Babies',
  'male newborn': 'Newborn', 'female newborn': 'Newborn', 'unisex newborn': 'Newborn',
}; // prettier-ignore

export interface GoogleReading {
  readonly note: Note;
  readonly taxClasses: TaxClasses;
}

export function itemOf(row: GoogleRow, sku: string, { note, taxClasses }: GoogleReading): SourceItem {
  const sale = row.salePrice?.amount;
  const price = row.price?.amount;
  const isLower = sale !== undefined && price !== undefined && sale < price;
  return {
    row: row.row,
    sku,
    name: row.title,
    status: row.status && row.visibility ? 1 : 2,
    price,
    special_price: isLower ? sale : undefined,
    special_from_date: isLower ? row.saleDates?.from : undefined,
    special_to_date: isLower ? row.saleDates?.to : undefined,
    tax_class_id: taxClasses.numberOf({
      column: 'tax_category',
      name: row.taxCategory,
      tell: (code, message) => note(row.row, code, message),
    }),
    weight: weightOf(row.weight),
    stock: stockOf(row, note),
    quantities: {},
    images: imagesOf(row),
    attributes: identifiersOf(row, note),
  };
}

function stockOf({ row, availability, quantity }: GoogleRow, note: Note): StockRecord {
  if (availability === 'preorder' || availability === 'backorder')
    note(row, 'value_adjusted', `availability: ${availability} is in stock without tracking`);
  const isAny = availability !== 'out_of_stock';
  if (quantity === undefined || availability === 'preorder' || availability === 'backorder')
    return { qty: 0, is_in_stock: isAny, manage_stock: false };
  const qty = Math.max(0, Math.trunc(quantity));
  return { qty, is_in_stock: isAny && qty > 0, manage_stock: true };
}

/** URLs are separated by commas, or by lines in XML feeds. */
export function imagesOf({ imageLink, additionalImageLink }: GoogleRow): readonly SourceImage[] {
  const further = additionalImageLink.split(/[\n,]/).map((address) => address.trim());
  return [...new Set([imageLink, ...further])].filter((address) => address !== '').map((path) => ({ path }));
}

function identifiersOf({ row, gtin, mpn }: GoogleRow, note: Note): readonly SourceAttribute[] {
  const digits = gtin.replaceAll(/[\s-]/g, '');
  const isRight = isGtin(digits);
  if (digits !== '' && !isRight)
    note(
      row,
      'value_adjusted',
      `gtin: ${gtin} is ignored: the check digit is wrong, or it does not have 8, 12, 13 or 14 digits`,
    );
  return [attribute('gtin', 'GTIN', isRight ? digits : ''), attribute('mpn', 'MPN', mpn)].flat();
}

export function attributesOf(row: GoogleRow, except: ReadonlySet<string>): readonly SourceAttribute[] {
  const { brand, googleProductCategory, condition, gender, ageGroup } = row;
  const people = gender === '' && ageGroup === '' ? '' : `${gender || 'unisex'} ${ageGroup || 'adult'}`.toLowerCase();
  const all = [
    attribute('brand', 'Brand', brand),
    attribute('gender', 'For', except.has('gender') || except.has('age_group') ? '' : (lookUp(PEOPLE, people) ?? '')),
    attribute('google_product_category', 'Google product category', googleProductCategory),
    attribute('condition', 'Condition', /^(?:new|)$/i.test(condition) ? '' : condition),
    ...(['color', 'size', 'material', 'pattern'] as const).map((code) =>
      attribute(code, labelOf(code), row[code], '/'),
    ),
  ];
  return all.flat().filter(({ code }) => !except.has(code));
}

export function labelOf(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1).replaceAll('_', ' ');
}

function attribute(code: string, label: string, text: string, separator?: string): readonly SourceAttribute[] {
  const parts = separator === undefined ? [text] : text.split(separator);
  const values = parts.map((value) => value.trim()).filter((value) => value !== '');
  return values.length === 0 ? [] : [{ code, label, values }];
}
