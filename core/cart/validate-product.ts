import type { Product } from '../contract';
import type { ErrorCode } from '../kernel/error-catalogue';
import { errorMessage, type ErrorParams } from '../kernel/shop-error';
import { lookUp } from '../kernel/look-up';
import { fitsQuantity, type SaleQuantity } from '../kernel/sale-quantity';
import { associatedLinks, isPriceBlocked, selectionOf, usualParts } from '../pricing';
import type { ProductView } from '../product/product';
import { isProductView } from './to-cart-item';

export interface Problem {
  readonly sku: string;
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly message: string;
  readonly fields?: readonly string[];
}

export function problem(sku: string, code: ErrorCode, params: ErrorParams = {}): Problem {
  return { sku, code, params, message: errorMessage(code, params) };
}

function unchosenProblem(
  { sku, name, configurable_options: options = [] }: Product,
  codes: readonly string[],
): Problem {
  const labels = options.filter(({ attribute_code: code }) => codes.includes(code)).map(({ label }) => label);
  return { ...problem(sku, 'choose-variant', { options: labels.join(', '), name }), fields: codes };
}

/** Returns problems found before the stock check; a price of zero is allowed, a negative one is not. */
export function validateProduct(product: ProductView | Product): readonly Problem[] {
  if (!isProductView(product)) return validateBare(product);
  const { sku } = product.current;
  // Without any available variant there is nothing to choose.
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

/** @returns the whole number, or undefined if invalid or out of range */
export function validQuantity(qty: number | string, allowed: SaleQuantity): number | undefined {
  const value = typeof qty === 'string' && /^\s*\d+\s*$/.test(qty) ? Number(qty) : qty;
  return typeof value === 'number' && fitsQuantity(value, allowed) ? value : undefined;
}

export function quantityCode({ step }: SaleQuantity): 'quantity-limit' | 'quantity-step' {
  return step === 1 ? 'quantity-limit' : 'quantity-step';
}
