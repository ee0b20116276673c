import type { Product } from '../contract';
import type { ErrorCode } from '../kernel/error-catalogue';
import { errorMessage, type ErrorParams } from '../kernel/shop-error';
import { lookUp } from '../kernel/look-up';
import { fitsQuantity, type SaleQuantity } from '../kernel/sale-quantity';
import { associatedLinks, isPriceBlocked, selectionOf, usualParts } from '../pricing';
import type { ProductView } from '../product/product';
import { isProductView } from './to-cart-item';

/** Why something cannot be added, or is added with a warning. */
export interface Problem {
  readonly sku: string;
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly message: string;
  /** Codes of the options that it is about. */
  readonly fields?: readonly string[];
}

export function problem(sku: string, code: ErrorCode, params: ErrorParams = {}): Problem {
  return { sku, code, params, message: errorMessage(code, params) };
}

/** What is to be chosen first: options go by their codes in `fields`, by their labels in the sentence. */
function unchosenProblem(
  { sku, name, configurable_options: options = [] }: Product,
  codes: readonly string[],
): Problem {
  const labels = options.filter(({ attribute_code: code }) => codes.includes(code)).map(({ label }) => label);
  return { ...problem(sku, 'choose-variant', { options: labels.join(', '), name }), fields: codes };
}

/**
 * What keeps a product out of the cart before stock is asked (S §5): a negative price (free products may be bought), a
 * choice that was not made, and whatever its page reports. Empty when it may be added.
 */
export function validateProduct(product: ProductView | Product): readonly Problem[] {
  if (!isProductView(product)) return validateBare(product);
  const { sku } = product.current;
  // Where no variant can be had there is nothing to choose: one reason says it all.
  if (product.errors['variants'] !== undefined) return [problem(sku, 'no-variants')];
  const negative = isPriceBlocked(product.price.final) ? [problem(sku, 'price-unknown')] : [];
  const unchosen = product.unchosen.length > 0 ? [unchosenProblem(product.parent, product.unchosen)] : [];
  const reported = Object.entries(product.errors)
    .filter(([field]) => field !== 'choice')
    .map(([field, message]) => {
      if (field === 'stock') return problem(sku, 'out-of-stock', { name: product.parent.name });
      return { sku, code: 'invalid-input' as const, params: { field, message }, message };
    });
  return [...negative, ...unchosen, ...reported];
}

function validateBare(product: Product): readonly Problem[] {
  const { sku } = product;
  const options = product.configurable_options ?? [];
  if (product.type_id === 'configurable' && options.length > 0) {
    return [
      unchosenProblem(
        product,
        options.map(({ attribute_code: code }) => code),
      ),
    ];
  }
  if (product.type_id === 'grouped') return validateGroup(product);
  if (isPriceBlocked(product.final_price ?? product.price ?? 0)) return [problem(sku, 'price-unknown')];
  const { customOptions = {} } = selectionOf(product.product_option);
  const open = (product.custom_options ?? []).filter(
    (option) => option.is_require === true && (lookUp(customOptions, String(option.option_id)) ?? '') === '',
  );
  return open.map(({ title }) => problem(sku, 'choose-variant', { options: title, name: product.name }));
}

/** A bare group is added as its parts, one of each, so it needs some, and none that asks for what nobody has answered. */
function validateGroup(group: Product): readonly Problem[] {
  const usual = usualParts(group);
  const links = associatedLinks(group);
  if (links.length === 0) return [problem(group.sku, 'grouped-without-links')];
  return links.flatMap(({ linked_product_sku: sku, name = sku, asks = [] }) =>
    asks.length === 0 || lookUp(usual, sku) === 0
      ? []
      : [problem(group.sku, 'choose-variant', { options: asks.join(', '), name })],
  );
}

/** @returns the quantity as a whole number, or undefined when it is none or outside what the line may have (S §5) */
export function validQuantity(qty: number | string, allowed: SaleQuantity): number | undefined {
  const value = typeof qty === 'string' && /^\s*\d+\s*$/.test(qty) ? Number(qty) : qty;
  return typeof value === 'number' && fitsQuantity(value, allowed) ? value : undefined;
}

/** Which sentence says what a line may have: with the step, where there is one. Pure. */
export function quantityCode({ step }: SaleQuantity): 'quantity-limit' | 'quantity-step' {
  return step === 1 ? 'quantity-limit' : 'quantity-step';
}
