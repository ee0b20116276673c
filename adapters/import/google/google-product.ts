import { foldedLabel } from '../build/option-value';
import type { Reason, ReasonCode } from '../source/import-report';
import { groupName } from '../source/group-name';
import { htmlOf } from '../source/plain-text';
import { slugOf } from '../../../core/kernel/slug-of';
import { WITHOUT_PARTS } from '../source/source-product';
import type { SourceProduct, SourceVariant } from '../source/source-product';
import type { UniqueSkus } from '../source/unique-skus';
import { attributesOf, itemOf, labelOf, type GoogleReading } from './google-item';
import type { GoogleRow } from './google-row';

const ROOT = 'Default Category';

/** Variant attributes in display order (product data specification, item_group_id). */
const OPTIONS = [
  ['color', (row: GoogleRow) => row.color],
  ['pattern', (row: GoogleRow) => row.pattern],
  ['material', (row: GoogleRow) => row.material],
  ['gender', (row: GoogleRow) => row.gender],
  ['age_group', (row: GoogleRow) => row.ageGroup],
  ['size', (row: GoogleRow) => row.size],
] as const;
type Option = (typeof OPTIONS)[number];

export interface GoogleProblems {
  readonly problems: readonly (Reason & { readonly row: number })[];
}

export interface GoogleFile extends GoogleReading {
  readonly skus: UniqueSkus;
}

export function buildGoogleProduct(
  [first, ...others]: readonly [GoogleRow, ...GoogleRow[]],
  file: GoogleFile,
): SourceProduct | GoogleProblems {
  const rows = [first, ...others];
  const unpriced = rows.find(({ price }) => price === undefined);
  if (unpriced !== undefined) return problem(unpriced.row, 'missing_value', 'price: is empty, every item needs one');
  const options = first.itemGroupId === '' ? [] : optionsOf(rows);
  if (options.length > 0) return configurable([first, ...others], options, file);
  const [second] = others;
  if (second !== undefined)
    return problem(
      second.row,
      'variant_choice',
      `item_group_id: row ${first.row} has the same color, size, pattern and material`,
    );
  const item = itemOf(first, first.id, file);
  const attributes = [...attributesOf(first, new Set()), ...item.attributes];
  return { ...item, ...sharedOf(rows, first.title), attributes, type: 'simple', options: [], variants: [] };
}

function optionsOf(rows: readonly GoogleRow[]): readonly Option[] {
  const valued = OPTIONS.filter(([, read]) => rows.every((row) => read(row) !== ''));
  const differing = valued.filter(([, read]) => new Set(rows.map((row) => foldedLabel(read(row)))).size > 1);
  if (differing.length > 0) return differing;
  return rows.length === 1 ? valued.filter(([code]) => code === 'color' || code === 'size') : [];
}

function configurable(
  rows: readonly [GoogleRow, ...GoogleRow[]],
  options: readonly Option[],
  { skus, note, taxClasses }: GoogleFile,
): SourceProduct | GoogleProblems {
  const [first] = rows;
  const chosen = rows.map((row) => ({
    row,
    choices: Object.fromEntries(options.map(([code, read]) => [code, read(row)] as const)),
  }));
  const twins = twinsOf(chosen);
  if (twins.length > 0) return { problems: twins };
  const name = groupName(chosen.map(({ row: { title }, choices }) => ({ title, choices: Object.values(choices) })));
  const codes = new Set(options.map(([code]) => code));
  const variants = chosen.map(({ row, choices }): SourceVariant => ({
    ...itemOf(row, row.id, { note, taxClasses }),
    name,
    choices,
  }));
  const sku = skus.take({ row: first.row, sku: first.itemGroupId, apart: ['group'] });
  if (sku !== first.itemGroupId)
    note(first.row, 'sku_made_unique', `item_group_id: an item has the id ${first.itemGroupId}, ${sku} is used`);
  return {
    ...itemOf(first, sku, { note: () => undefined, taxClasses }),
    status: variants.some(({ status }) => status === 1) ? 1 : 2,
    ...sharedOf(rows, name),
    name,
    price: undefined,
    special_price: undefined,
    stock: { qty: 0, is_in_stock: true, manage_stock: false },
    images: [],
    attributes: attributesOf(first, codes),
    type: 'configurable',
    options: options.map(([code]) => ({ code, label: labelOf(code) })),
    variants,
  };
}

interface Chosen {
  readonly row: GoogleRow;
  readonly choices: Readonly<Record<string, string>>;
}

function twinsOf(chosen: readonly Chosen[]): GoogleProblems['problems'] {
  const seen = new Map<string, number>();
  return chosen.flatMap(({ row: { row }, choices }) => {
    const key = JSON.stringify(Object.values(choices).map(foldedLabel));
    const twin = seen.get(key);
    if (twin === undefined) {
      seen.set(key, row);
      return [];
    }
    const message = `item_group_id: row ${twin} has the same ${Object.keys(choices).join(' and ')}`;
    return [{ row, code: 'variant_choice' as const, message }];
  });
}

function sharedOf(rows: readonly GoogleRow[], name: string) {
  const [first] = rows;
  const types = (first?.productType ?? '').split('\n').map(pathOf);
  const taxonomy = /^\d*$/.test(first?.googleProductCategory ?? '') ? [] : pathOf(first?.googleProductCategory ?? '');
  const paths = types.some((path) => path.length > 0) ? types : [taxonomy];
  return {
    visibility: 4 as const,
    url_key: urlKeyOf(rows, name),
    description: htmlOf(first?.description ?? ''),
    short_description: '',
    meta_title: '',
    meta_description: '',
    categories: paths.filter((path) => path.length > 0).map((path) => [ROOT, ...path]),
    kind: taxonomy.at(-1) ?? '',
    ...WITHOUT_PARTS,
    otherRows: [],
  };
}

function pathOf(text: string): readonly string[] {
  return text
    .split('>')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function urlKeyOf(rows: readonly GoogleRow[], name: string): string {
  const keys = new Set(rows.map(({ link }) => (URL.canParse(link) ? new URL(link).pathname : '')));
  const [path = ''] = keys;
  const last =
    path
      .replace(/(?<!\/)\/+$/, '')
      .split('/')
      .at(-1) ?? '';
  return keys.size === 1 && last !== '' ? slugOf(decoded(last).replace(/\.html?$/i, '')) : slugOf(name);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function problem(row: number, code: ReasonCode, message: string): GoogleProblems {
  return { problems: [{ row, code, message }] };
}
