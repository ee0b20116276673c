import type { FieldError } from '../../../../core/contract';
import type { ProductDocument } from '../../../../core/contract/catalogue/manage-products';
import {
  derivedCostErrors,
  derivedPriceErrors,
  hasOwnPrice,
  PART_TYPES,
} from '../../../../core/contract/catalogue/product-parts';
import { saleDaysIn, specialPriceWindow } from '../../../../core/pricing';
import { decimalsFault } from '../../../../core/kernel/currency';
import { lookUp } from '../../../../core/kernel/look-up';
import { sameJson } from '../../../../core/kernel/same-json';
import type { AttributeRecord } from '../../ports/catalogue/catalogue-data';
import { attributeErrors } from './product-attributes';

type Part = keyof typeof PART_TYPES;

const CHOSEN: ReadonlySet<string> = new Set(['checkbox', 'drop_down', 'multiple', 'radio']);

interface Edited {
  readonly document: ProductDocument;
  readonly before: ProductDocument | undefined;
  /** Time zone of the shop, in which bare dates begin and end. */
  readonly timeZone: string;
  /** Currency of prices and surcharges. */
  readonly base: string;
}

/**
 * Validates changed fields, and of lists the changed entries, so that an imported product can be repaired step by step.
 * Pure.
 */
export function checkProductDocument(edited: Edited, attributes: readonly AttributeRecord[]): readonly FieldError[] {
  const faults = faultsOf(edited, attributes);
  const { before } = edited;
  if (before === undefined || faults.length === 0) return faults;
  const older = faultsOf({ ...edited, document: before, before: undefined }, attributes);
  return faults.filter((fault) => !isOlder(fault, { ...edited, before, older }));
}

const ENTRY = /^(variants|own_prices|custom_options|downloads)\[(\d+)\]/;

/** True for a fault of a list entry that is stored as it is, with the same fault. */
function isOlder(
  { field, message }: FieldError,
  { document, before, older }: Edited & { readonly before: ProductDocument; readonly older: readonly FieldError[] },
): boolean {
  const [start = '', list, index] = ENTRY.exec(field) ?? [];
  if (list === undefined) return false;
  const name = list as 'custom_options' | 'downloads' | 'own_prices' | 'variants'; // sound: one of the pattern
  const entries: readonly unknown[] = before[name];
  const at = entries.findIndex((one) => sameJson(one, document[name][Number(index)]));
  const was = `${name}[${String(at)}]`;
  return older.some((one) => one.field === field.replace(start, was) && one.message === message.replace(start, was));
}

function faultsOf(edited: Edited, attributes: readonly AttributeRecord[]): readonly FieldError[] {
  const { document, before, timeZone, base } = edited;
  const priced = (one: Priced, at: string, isRequired: boolean) => priceErrors(one, at, { isRequired, timeZone, base });
  const isChanged = (...members: readonly (keyof ProductDocument)[]) =>
    before === undefined || members.some((member) => !sameJson(before[member], document[member]));
  return [
    ...identityErrors(edited),
    ...(isChanged('options', 'variants', 'bundle', 'group', 'downloads') ? partErrors(document) : []),
    ...(isChanged('price', 'special_price', 'special_from', 'special_to')
      ? [...derivedPriceErrors(document), ...priced(document, '', hasOwnPrice(document.type))]
      : []),
    ...(isChanged('cost') ? derivedCostErrors(document) : []),
    ...(isChanged('cost', 'variants') ? costErrors(document, base) : []),
    ...(isChanged('options', 'variants') ? variantErrors(document, attributes, priced) : []),
    ...attributeErrors(edited, attributes),
    ...(isChanged('own_prices') ? ownPriceErrors(document) : []),
    ...(isChanged('downloads') ? titleErrors(document) : []),
    ...(isChanged('custom_options') ? document.custom_options.flatMap(customOptionErrors(document, base)) : []),
  ];
}

function identityErrors({ document, before }: Edited): FieldError[] {
  if (before === undefined) return [];
  return (['sku', 'type', 'url_key'] as const)
    .filter((member) => before[member] !== document[member])
    .map((member) => ({ field: member, message: `${member} cannot be changed: make a new product` }));
}

function partErrors(document: ProductDocument): FieldError[] {
  return Object.entries(PART_TYPES).flatMap(([name, type]): FieldError[] => {
    const part = name as Part; // sound: a key of the table
    const isThere = document[part].length > 0;
    if (document.type === type && !isThere && part !== 'downloads')
      return [{ field: part, message: `${part} must not be empty: this is a ${type} product` }];
    if (document.type !== type && isThere)
      return [{ field: part, message: `${part} must be empty: only ${type} products have them` }];
    return [];
  });
}

type Priced = Pick<ProductDocument, 'price' | 'special_from' | 'special_price' | 'special_to'>;

function priceErrors(
  priced: Priced,
  at: string,
  { isRequired, timeZone, base }: Pick<Edited, 'base' | 'timeZone'> & { readonly isRequired: boolean },
): FieldError[] {
  const { price, special_price: special } = priced;
  if (price === null && isRequired) return [{ field: `${at}price`, message: `${at}price is required` }];
  const wrong = amountErrors(priced, at, base);
  if (wrong.length > 0) return wrong;
  const isLower = special === null || price === null || Number(special) < Number(price);
  return [
    ...(isLower ? [] : [{ field: `${at}special_price`, message: `${at}special_price must be less than ${price}` }]),
    ...windowErrors(priced, at, timeZone),
  ];
}

function costErrors({ cost, variants }: ProductDocument, base: string): FieldError[] {
  return [
    ...amountErrors({ cost }, '', base, ['cost']),
    ...variants.flatMap((variant, at) => amountErrors(variant, `variants[${String(at)}].`, base, ['cost'])),
  ];
}

function amountErrors(
  amounts: Partial<Pick<ProductDocument, 'cost' | 'price' | 'special_price'>>,
  at: string,
  currency: string,
  names: readonly ('cost' | 'price' | 'special_price')[] = ['price', 'special_price'],
): FieldError[] {
  return names.flatMap((name): FieldError[] => {
    const fault = decimalsFault(Number(amounts[name] ?? 0), currency);
    return fault === undefined ? [] : [{ field: `${at}${name}`, message: `${at}${name} ${fault}` }];
  });
}

function windowErrors({ special_from, special_to }: Priced, at: string, timeZone: string): FieldError[] {
  const days = saleDaysIn({ special_from_date: special_from, special_to_date: special_to }, timeZone);
  const { from, to } = specialPriceWindow(days);
  if (from !== undefined && to !== undefined && to < from)
    return [{ field: `${at}special_to`, message: `${at}special_to must not be before special_from` }];
  return [];
}

function variantErrors(
  document: ProductDocument,
  attributes: readonly AttributeRecord[],
  priced: (one: Priced, at: string, isRequired: boolean) => FieldError[],
): FieldError[] {
  const { options, variants } = document;
  const errors: FieldError[] = options.flatMap((code, at): FieldError[] =>
    attributes.some(({ attribute }) => attribute.attribute_code === code)
      ? []
      : [{ field: `options[${String(at)}]`, message: `options: the shop has no attribute ${code}` }],
  );
  const seen = new Map<string, string>();
  for (const [at, variant] of variants.entries()) {
    const field = `variants[${String(at)}]`;
    const { sku, values } = variant;
    const key = options.map((code) => lookUp(values, code) ?? '').join('\n');
    const twin = seen.get(key);
    if (twin !== undefined) errors.push({ field: `${field}.values`, message: `${sku} is the same as ${twin}` });
    seen.set(key, sku);
    if (sku === document.sku || variants.findIndex((one) => one.sku === sku) !== at)
      errors.push({ field: `${field}.sku`, message: `${field}.sku must differ from ${sku}, which is already in use` });
    errors.push(...valueErrors(variant, field, { options, attributes }), ...priced(variant, `${field}.`, true));
  }
  return errors;
}

function valueErrors(
  { sku, values }: ProductDocument['variants'][number],
  field: string,
  { options, attributes }: { readonly options: readonly string[]; readonly attributes: readonly AttributeRecord[] },
): FieldError[] {
  return options.flatMap((code): FieldError[] => {
    const value = lookUp(values, code);
    const at = `${field}.values.${code}`;
    if (value === undefined) return [{ field: at, message: `${sku} needs a ${code}` }];
    const offered = attributes.find(({ attribute }) => attribute.attribute_code === code)?.attribute.options;
    if (offered === undefined || offered.some((option) => option.value === value)) return [];
    return [{ field: at, message: `${code} has no value ${value}` }];
  });
}

function titleErrors({ downloads }: ProductDocument): FieldError[] {
  return downloads.flatMap(({ title }, at): FieldError[] =>
    downloads.findIndex((one) => one.title === title) === at
      ? []
      : [{ field: `downloads[${String(at)}].title`, message: `There are two files ${title}` }],
  );
}

function ownPriceErrors({ own_prices: own, sku, variants }: ProductDocument): FieldError[] {
  const skus = new Set([sku, ...variants.map((variant) => variant.sku)]);
  return own.flatMap((entry, at): FieldError[] => {
    const field = `own_prices[${String(at)}]`;
    if (!skus.has(entry.sku)) return [{ field: `${field}.sku`, message: `${entry.sku} is not a sku of this product` }];
    const { special_price: special, price, currency } = entry;
    const wrong = amountErrors(entry, `${field}.`, currency);
    if (wrong.length > 0) return wrong;
    if (special === null || Number(special) < Number(price)) return [];
    return [{ field: `${field}.special_price`, message: `${field}.special_price must be less than ${price}` }];
  });
}

function customOptionErrors({ custom_options: all }: ProductDocument, base: string) {
  return (option: ProductDocument['custom_options'][number], at: number): FieldError[] => {
    const { title, type, values } = option;
    const field = `custom_options[${String(at)}]`;
    const charges = [
      { field: `${field}.`, ...option },
      ...values.map((one, index) => ({ field: `${field}.values[${String(index)}].`, ...one })),
    ];
    const wrong = charges.flatMap((one) =>
      one.price_type === 'percent' ? [] : amountErrors({ price: one.price }, one.field, base),
    );
    if (wrong.length > 0) return wrong;
    if (all.findIndex((option) => option.title === title) !== at)
      return [{ field: `${field}.title`, message: `There are two options ${title}` }];
    if (CHOSEN.has(type) && values.length === 0)
      return [{ field: `${field}.values`, message: `${title} needs something to choose from` }];
    if (!CHOSEN.has(type) && values.length > 0)
      return [{ field: `${field}.values`, message: `${title} takes what shoppers type: it has no choices` }];
    return [];
  };
}
