import { lookUp } from '../../../core/kernel/look-up';
import { isSizeCode } from '../build/size-order';
import type { Reason, ReasonCode } from '../source/import-report';
import { isAttributeMember } from '../../../core/contract/catalogue/product-attributes';
import { foldedLabel, optionValue } from '../build/option-value';
import { slugOf } from '../../../core/kernel/slug-of';
import { WITHOUT_PARTS } from '../source/source-product';
import type { SourceAttribute, SourceImage, SourceProduct, SourceVariant } from '../source/source-product';
import type { MetafieldColumn } from './shopify-columns';
import { itemOf } from './shopify-item';
import type { ShopifyFile } from './shopify-item';
import type { ShopifyRow } from './shopify-row';

const ROOT = 'Default Category';
const NO_OPTION = { name: 'Title', value: 'Default Title' };

export interface ShopifyProblems {
  readonly problems: readonly (Reason & { readonly row: number })[];
}

interface Option {
  readonly code: string;
  readonly label: string;
  readonly column: 1 | 2 | 3;
}

/** The first row with a title describes the product; rows with a price are variants. */
export function buildShopifyProduct(
  rows: readonly ShopifyRow[],
  metafields: readonly MetafieldColumn[],
  file: ShopifyFile,
): SourceProduct | ShopifyProblems {
  const head = rows.find(({ title }) => title !== '');
  const [first] = rows;
  if (head === undefined || first === undefined)
    return problem(first?.row ?? 0, 'missing_value', 'Title: is empty in every row of this handle');
  const variantRows = rows.filter((row) => isVariant(row));
  const unpriced = variantRows.find(({ price }) => price === undefined);
  if (unpriced !== undefined)
    return problem(unpriced.row, 'missing_value', 'Variant Price: is empty, every variant needs one');
  const [only, ...others] = variantRows;
  if (only === undefined)
    return problem(
      head.row,
      'no_variants',
      'Variant Price: no row of this handle has one, a product needs at least one variant',
    );
  const options = optionsOf(head);
  const shared = productPart(head, rows, metafields);
  const used = new Set([head.row, ...variantRows.map(({ row }) => row)]);
  const otherRows = rows.filter(({ row }) => !used.has(row)).map(({ row }) => ({ row, role: 'pictures' as const }));
  // In Shopify, the value of a gift card is an option.
  if ((options.length === 0 || head.giftCard === true) && others.length === 0) {
    const sold = itemOf(only, takeSku(only, head, [], file), file);
    const type = head.giftCard === true || only.requiresShipping === false ? ('virtual' as const) : ('simple' as const);
    return {
      ...sold,
      ...shared,
      attributes: [...shared.attributes, ...sold.attributes],
      name: head.title,
      row: head.row,
      type,
      options: [],
      variants: [],
      otherRows: withRow(otherRows, only, head),
    };
  }
  if (head.giftCard === true)
    return problem(head.row, 'unsupported', 'Gift Card: it has several amounts, here each amount is a product');
  if (options.length === 0)
    return problem(
      others[0]?.row ?? head.row,
      'variant_choice',
      'Option1 Name: is empty, variants must differ in something',
    );
  return configurable({ head, variantRows, options, shared, otherRows }, file);
}

interface Parts {
  readonly head: ShopifyRow;
  readonly variantRows: readonly ShopifyRow[];
  readonly options: readonly Option[];
  readonly shared: ReturnType<typeof productPart>;
  readonly otherRows: SourceProduct['otherRows'];
}

function configurable(parts: Parts, file: ShopifyFile): SourceProduct | ShopifyProblems {
  const { head, variantRows, options, shared, otherRows } = parts;
  const chosen = variantRows.map((row) => ({
    row,
    choices: Object.fromEntries(options.map(({ code, column }) => [code, row[`option${column}Value`]] as const)),
  }));
  const problems = choiceProblems(chosen, options);
  if (problems.length > 0) return { problems };
  const counts = new Map<string, number>();
  for (const { sku } of variantRows) counts.set(sku, (counts.get(sku) ?? 0) + 1);
  const variants = chosen.map(({ row, choices }): SourceVariant => {
    const values = Object.values(choices).map(optionValue);
    const isShared = (counts.get(row.sku) ?? 0) > 1;
    return { ...itemOf(row, takeSku(row, head, values, file, isShared), file), name: head.title, choices };
  });
  const sku = file.skus.take({ row: head.row, sku: head.handle, apart: ['all'] });
  const {
    price: _price,
    special_price: _special,
    cost: _cost,
    ...item
  } = itemOf(head, sku, { ...file, note: () => undefined });
  return {
    ...item,
    ...shared,
    name: head.title,
    price: undefined,
    special_price: undefined,
    stock: { qty: 0, is_in_stock: true, manage_stock: false },
    type: 'configurable',
    options: [...options].sort((left, right) => Number(isSizeCode(left.code)) - Number(isSizeCode(right.code))),
    variants,
    otherRows,
  };
}

interface ChosenRow {
  readonly row: ShopifyRow;
  readonly choices: Readonly<Record<string, string>>;
}

function choiceProblems(rows: readonly ChosenRow[], options: readonly Option[]): ShopifyProblems['problems'] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ row: { row }, choices }) => {
    const lacking = options.find(({ code }) => lookUp(choices, code) === '');
    if (lacking !== undefined) {
      const message = `Option${lacking.column} Value: is empty, every variant needs a ${lacking.label}`;
      return [{ row, code: 'variant_choice' as const, message }];
    }
    const combination = JSON.stringify(Object.values(choices).map(foldedLabel));
    const twin = seen.get(combination);
    seen.set(combination, row);
    if (twin === undefined) return [];
    return [{ row, code: 'variant_choice' as const, message: `Option1 Value: row ${twin} has the same options` }];
  });
}

function takeSku(
  { row, sku: given }: ShopifyRow,
  { handle }: ShopifyRow,
  values: readonly string[],
  { note, skus }: ShopifyFile,
  isShared = false,
): string {
  if (given === '') {
    const sku = skus.take({ row, sku: [handle, ...values].join('-'), apart: [] });
    note(row, 'value_adjusted', `Variant SKU: is empty, ${sku} is used`);
    return sku;
  }
  const [earlier, named] = [skus.rowOf(given), skus.said(given)];
  const sku = skus.take({ row, sku: given, apart: [values.join('-'), handle].filter((word) => word !== ''), isShared });
  if (sku === given) return sku;
  if (isShared) note(row, 'sku_made_unique', `Variant SKU: several variants have ${given}, ${sku} is used`);
  else if (earlier !== undefined)
    note(row, 'sku_made_unique', `Variant SKU: row ${earlier} has ${named} already, ${sku} is used`);
  else note(row, 'value_adjusted', `Variant SKU: ${given} has more than 64 characters, ${sku} is used`);
  return sku;
}

function productPart(head: ShopifyRow, rows: readonly ShopifyRow[], metafields: readonly MetafieldColumn[]) {
  return {
    status: head.status === 'active' && head.published !== false ? (1 as const) : (2 as const),
    visibility: 4 as const,
    url_key: head.handle,
    description: head.body,
    short_description: '',
    meta_title: head.seoTitle,
    meta_description: head.seoDescription,
    categories: categoriesOf(head),
    kind: head.type || lastOf(head.productCategory),
    images: galleryOf(rows),
    attributes: attributesOf(head, metafields),
    ...WITHOUT_PARTS,
  };
}

function optionsOf(head: ShopifyRow): readonly Option[] {
  const columns = [1, 2, 3] as const;
  const codes = new Set<string>();
  return columns.flatMap((column) => {
    const label = head[`option${column}Name`];
    const isNone = label === '' || (label === NO_OPTION.name && head[`option${column}Value`] === NO_OPTION.value);
    if (isNone) return [];
    const code = codesFor(label).find((candidate) => !codes.has(candidate)) ?? `option_${column}`;
    codes.add(code);
    return [{ code, label, column }];
  });
}

function codesFor(label: string): readonly string[] {
  const code = slugOf(label).replaceAll('-', '_');
  const own = [...(code === 'colour' ? ['color'] : []), code, `option_${code}`, `${code}_2`, `${code}_3`];
  return own.filter((candidate) => isAttributeMember(candidate));
}

function isVariant(row: ShopifyRow): boolean {
  return row.price !== undefined || row.sku !== '' || row.option1Value !== '';
}

function galleryOf(rows: readonly ShopifyRow[]): readonly SourceImage[] {
  const named = rows.filter(({ imageSrc }) => imageSrc !== '');
  const sorted = [...named].sort((left, right) => (left.imagePosition ?? 10_000) - (right.imagePosition ?? 10_000));
  return sorted.map(({ imageSrc, imageAlt }) =>
    imageAlt === '' ? { path: imageSrc } : { path: imageSrc, label: imageAlt },
  );
}

function attributesOf(head: ShopifyRow, metafields: readonly MetafieldColumn[]): readonly SourceAttribute[] {
  const list = (text: string, separator: RegExp): readonly string[] =>
    text
      .split(separator)
      .map((value) => value.trim())
      .filter((value) => value !== '');
  const own = metafields.map(({ header, code, label }) => ({
    code,
    label,
    values: list(lookUp(head.metafields, header) ?? '', /[;\n]/),
  }));
  const all: readonly SourceAttribute[] = [
    { code: 'brand', label: 'Brand', values: [head.vendor].filter((vendor) => vendor !== '') },
    { code: 'gender', label: 'For', values: list(head.gender, /[;,]/).map(capitalised) },
    { code: 'tags', label: 'Tags', values: list(head.tags, /,/) },
    // The type identifies gift cards: without it, no code would be issued.
    { code: 'ptype', label: 'Type', values: head.giftCard === true ? ['Gift Card'] : [] },
    ...own,
  ];
  return all.filter(({ values }) => values.length > 0);
}

function capitalised(word: string): string {
  const person: Readonly<Record<string, string>> = { male: 'Men', female: 'Women' };
  return lookUp(person, word.toLowerCase()) ?? word.charAt(0).toUpperCase() + word.slice(1);
}

function categoriesOf(head: ShopifyRow): readonly (readonly string[])[] {
  const taxonomy = head.productCategory
    .split(' > ')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const main = head.type === '' ? taxonomy : [head.type];
  const paths = [main, head.collection === '' ? [] : ['Collections', head.collection]];
  return paths.filter((names) => names.length > 0).map((names) => [ROOT, ...names]);
}

function lastOf(productCategory: string): string {
  return productCategory.split(' > ').at(-1)?.trim() ?? '';
}

function withRow(
  otherRows: SourceProduct['otherRows'],
  only: ShopifyRow,
  head: ShopifyRow,
): SourceProduct['otherRows'] {
  return only.row === head.row ? otherRows : [...otherRows, { row: only.row, role: 'pictures' }];
}

function problem(row: number, code: ReasonCode, message: string): ShopifyProblems {
  return { problems: [{ row, code, message }] };
}
