import type { BundleOption, ConfigurableChild, CustomOption, Product, ProductOption } from '../../../core/contract';
import type { FieldError } from '../../../core/contract';
import { LONGEST_EMAIL, EMAIL } from '../../../core/contract/contact';
import { canonicalJson } from '../../../core/kernel/json';
import { lookUp } from '../../../core/kernel/look-up';
import { remember } from '../../../core/kernel/remember';
import { rememberFor } from '../../../core/kernel/remember-for';
import { isSold } from '../../../core/contract/listing';
import { MOST_QUANTITY } from '../../../core/kernel/quantity';
import { withVariant } from '../catalogue/with-variant';

/** What a client asks to have in its cart. */
export interface Wanted {
  readonly sku: string;
  readonly product_option?: ProductOption | undefined;
}

/** A product with everything chosen: can be priced, counted and ordered. */
export interface Chosen {
  /** The product as it is bought; for a configurable the variant is put in, and its sku is the variant's. */
  readonly product: Product;
  readonly parent: Product | undefined;
  readonly option: ProductOption | undefined;
  /** Equal for equal choices. */
  readonly choice: string;
}

export type Resolution = { readonly chosen: Chosen } | { readonly errors: readonly FieldError[] };

/**
 * Finds out which one thing is meant and whether every choice that it asks for was made. Pure.
 * @param product what the catalogue has for the sku: the product itself, or the configurable one it is a variant of
 */
export function resolveChoice(product: Product | undefined, wanted: Wanted): Resolution {
  if (!product) return refuse('sku', `${wanted.sku} is not in the catalogue`);
  if (!isSold(product)) return refuse('sku', `${wanted.sku} is not for sale`);
  if (product.type_id === 'grouped') {
    return refuse('sku', `${wanted.sku} is a group: add its products one by one`);
  }
  const attributes = wanted.product_option?.extension_attributes ?? {};
  const errors = [
    ...customErrors(product.custom_options ?? [], attributes.custom_options ?? []),
    ...bundleErrors(product.bundle_options ?? [], attributes.bundle_options ?? []),
  ];
  if (errors.length > 0) return { errors };
  return product.type_id === 'configurable' ? resolveVariant(product, wanted) : chosenOf(product, undefined, wanted);
}

function refuse(field: string, message: string): Resolution {
  return { errors: [{ field, message: `${field} ${message}` }] };
}

function chosenOf(product: Product, parent: Product | undefined, wanted: Wanted): Resolution {
  const option = wanted.product_option;
  return { chosen: { product, parent, option, choice: choiceKey(option) } };
}

/** Distinguishes lines of one sku: equal for equal choices. A variant's sku says itself what was chosen of a configurable. Pure. */
export function choiceKey(option: ProductOption | undefined): string {
  const { custom_options: custom, bundle_options: bundle } = option?.extension_attributes ?? {};
  return canonicalJson({
    ...(custom && custom.length > 0 && { custom: sorted(custom.filter((entry) => entry.option_value !== '')) }),
    ...(bundle && bundle.length > 0 && { bundle: sorted(bundle) }),
  });
}

function sorted<T extends { readonly option_id: string | number }>(entries: readonly T[]): T[] {
  return [...entries].sort((a, b) => (String(a.option_id) < String(b.option_id) ? -1 : 1));
}

function resolveVariant(product: Product, wanted: Wanted): Resolution {
  const children = (product.configurable_children ?? []).filter((child) => isSold(child));
  const bySku = children.find((child) => child.sku === wanted.sku);
  if (bySku) return chosenOf(variantsOf(product)(bySku.sku), product, wanted);
  if (wanted.sku !== product.sku) return refuse('sku', `${wanted.sku} is not for sale`);
  const options = wanted.product_option?.extension_attributes.configurable_item_options ?? [];
  const missing = (product.configurable_options ?? []).filter(
    (option) => !options.some((entry) => isFor(entry.option_id, option)),
  );
  if (missing.length > 0) {
    const names = missing.map((option) => option.attribute_code).join(', ');
    return refuse('product_option', `must choose ${names} of ${wanted.sku}, or sku must be that of a variant`);
  }
  const found = children.filter((child) =>
    options.every((entry) => {
      const option = (product.configurable_options ?? []).find((candidate) => isFor(entry.option_id, candidate));
      return option !== undefined && hasValue(child, option.attribute_code, entry.option_value);
    }),
  );
  const [variant] = found;
  if (!variant || found.length > 1) return refuse('product_option', `fits no variant of ${wanted.sku}`);
  return chosenOf(variantsOf(product)(variant.sku), product, wanted);
}

/** Variants of one product that are kept, each a copy of all that the product has: a line is priced several times on its way to the order. */
const MOST_VARIANTS = 50;
const variantsOf = rememberFor((product: Product) => remember((sku) => withVariant(product, sku), MOST_VARIANTS));

function isFor(
  id: string | number,
  option: { readonly attribute_code: string; readonly attribute_id?: string | number | undefined },
): boolean {
  return String(id) === option.attribute_code || String(id) === String(option.attribute_id);
}

function hasValue(child: ConfigurableChild, code: string, value: string): boolean {
  const own: unknown =
    child.custom_attributes.find((entry) => entry.attribute_code === code)?.value ?? lookUp(child, code);
  return (typeof own === 'string' || typeof own === 'number') && String(own) === value;
}

function customErrors(
  options: readonly CustomOption[],
  chosen: readonly { readonly option_id: string | number; readonly option_value: string }[],
): readonly FieldError[] {
  const error = (id: string | number, message: string): FieldError => ({
    field: `custom_options.${id}`,
    message: `custom_options.${id} ${message}`,
  });
  const unknown = chosen.filter(
    (entry) => !options.some((option) => String(option.option_id) === String(entry.option_id)),
  );
  const faults = options.flatMap((option): FieldError[] => {
    const value =
      chosen.find((entry) => String(entry.option_id) === String(option.option_id))?.option_value.trim() ?? '';
    if (value === '')
      return option.is_require === true ? [error(option.option_id, `(${option.title}) is required`)] : [];
    if (option.max_characters !== undefined && option.max_characters > 0 && value.length > option.max_characters) {
      return [error(option.option_id, `(${option.title}) must be at most ${option.max_characters} characters long`)];
    }
    if (option.type === 'email' && (value.length > LONGEST_EMAIL || !EMAIL.test(value))) {
      return [error(option.option_id, `(${option.title}) must be an e-mail address`)];
    }
    const ids = option.values?.map((entry) => String(entry.option_type_id));
    const wrong = ids && value.split(',').find((id) => !ids.includes(id.trim()));
    return wrong === undefined ? [] : [error(option.option_id, `(${option.title}) has no value ${wrong}`)];
  });
  return [...unknown.map((entry) => error(entry.option_id, 'is not an option of the product')), ...faults];
}

interface BundleChoice {
  readonly option_id: string | number;
  readonly option_qty: number;
  readonly option_selections: readonly (string | number)[];
}

function bundleErrors(options: readonly BundleOption[], chosen: readonly BundleChoice[]): readonly FieldError[] {
  return chosen.flatMap((entry): FieldError[] => {
    const name = `bundle_options.${entry.option_id}`;
    const error = (message: string): FieldError[] => [{ field: name, message: `${name} ${message}` }];
    const option = options.find((candidate) => String(candidate.option_id) === String(entry.option_id));
    if (!option) return error('is not an option of the product');
    // Left empty: so many of nothing.
    if (entry.option_selections.length === 0) return option.required === false ? [] : error('must have a selection');
    if (!Number.isInteger(entry.option_qty) || entry.option_qty < 1 || entry.option_qty > MOST_QUANTITY) {
      return error(`option_qty must be a whole number from 1 to ${MOST_QUANTITY}`);
    }
    const keys = new Set(option.product_links.flatMap((link) => [link.sku, String(link.id ?? link.sku)]));
    const wrong = entry.option_selections.find((selection) => !keys.has(String(selection)));
    return wrong === undefined ? [] : error(`has no part ${wrong}`);
  });
}
