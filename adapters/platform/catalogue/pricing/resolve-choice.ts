import type { ConfigurableChild, Product, ProductOption } from '../../../../core/contract';
import type { FieldError } from '../../../../core/contract';
import { canonicalJson } from '../../../../core/kernel/json';
import { lookUp } from '../../../../core/kernel/look-up';
import { remember } from '../../../../core/kernel/async/remember';
import { rememberFor } from '../../../../core/kernel/async/remember-for';
import { isSold } from '../../../../core/contract/catalogue/listing';
import type { UnitPriceRules } from '../../../../core/pricing';
import { withVariant } from '../reading/with-variant';
import { choiceErrors } from './choice-errors';

export interface ChoiceRequest {
  readonly sku: string;
  readonly product_option?: ProductOption | undefined;
}

export interface Chosen {
  /** For configurables merged with the variant, under its SKU. */
  readonly product: Product;
  readonly parent: Product | undefined;
  readonly option: ProductOption | undefined;
  /** Equal for equal choices. */
  readonly choice: string;
}

export type Resolution = { readonly chosen: Chosen } | { readonly errors: readonly FieldError[] };

/**
 * Resolves the product or variant and checks that all required choices were made. Pure.
 * @param product catalogue product of the sku, or its configurable parent
 * @param rules pricing rules
 */
export function resolveChoice(
  product: Product | undefined,
  wanted: ChoiceRequest,
  rules: UnitPriceRules = {},
): Resolution {
  if (!product) return refuse('sku', `${wanted.sku} is not in the catalogue`);
  if (!isSold(product)) return refuse('sku', `${wanted.sku} is not for sale`);
  if (product.type_id === 'grouped') {
    return refuse('sku', `${wanted.sku} is a group: add its products one by one`);
  }
  const errors = choiceErrors(product, wanted.product_option?.extension_attributes ?? {}, rules);
  if (errors.length > 0) return { errors };
  return product.type_id === 'configurable' ? resolveVariant(product, wanted) : chosenOf(product, undefined, wanted);
}

function refuse(field: string, message: string): Resolution {
  return { errors: [{ field, message: `${field} ${message}` }] };
}

/** Characters of a choice, which each line of a cart and order stores. */
const MAX_CHOICE = 16_000;

function chosenOf(product: Product, parent: Product | undefined, wanted: ChoiceRequest): Resolution {
  const option = wanted.product_option;
  const choice = choiceKey(option);
  if (choice.length > MAX_CHOICE)
    return refuse('product_option', `must have at most ${String(MAX_CHOICE)} characters, as choices are compared`);
  return { chosen: { product, parent, option, choice } };
}

/** Returns a canonical key of the choices; configurable options are implied by the SKU. */
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

function resolveVariant(product: Product, wanted: ChoiceRequest): Resolution {
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

/** Variant cache size; a line is priced several times per order. */
const MAX_VARIANTS = 50;
const variantsOf = rememberFor((product: Product) => remember((sku) => withVariant(product, sku), MAX_VARIANTS));

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
