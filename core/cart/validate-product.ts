import type { Product } from '../contract';
import type { ErrorCode } from '../kernel/error-catalogue';
import { errorMessage, type ErrorParams } from '../kernel/shop-error';
import type { ProductView } from '../product/product';
import { isProductView } from './to-cart-item';

/** Why something cannot be added, or is added with a warning. */
export interface Problem {
  readonly sku: string;
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly message: string;
}

export function problem(sku: string, code: ErrorCode, params: ErrorParams = {}): Problem {
  return { sku, code, params, message: errorMessage(code, params) };
}

/**
 * What keeps a product out of the cart before stock is asked (S §5): a negative price (free products may be bought), a
 * choice that was not made, and whatever its page reports. Empty when it may be added.
 */
export function validateProduct(product: ProductView | Product): readonly Problem[] {
  if (!isProductView(product)) return validateBare(product);
  const { sku } = product.current;
  const negative = product.price.final < 0 ? [problem(sku, 'price-unknown')] : [];
  const reported = Object.entries(product.errors).map(([field, message]) => ({
    sku,
    code: 'invalid-input' as const,
    params: { field, message },
    message,
  }));
  return [...negative, ...reported];
}

function validateBare(product: Product): readonly Problem[] {
  const { sku, name } = product;
  const children = product.configurable_options ?? [];
  if (product.type_id === 'configurable' && children.length > 0) {
    const options = children.map((option) => option.label).join(', ');
    return [problem(sku, 'choose-variant', { options, name })];
  }
  if (product.type_id === 'grouped' && (product.product_links ?? []).length === 0) {
    return [problem(sku, 'grouped-without-links')];
  }
  return (product.final_price ?? product.price ?? 0) < 0 ? [problem(sku, 'price-unknown')] : [];
}

/** @returns the quantity as a whole number, or undefined when it is none or outside the limits (S §5) */
export function validQuantity(
  qty: number | string,
  limits: { readonly minQuantity: number; readonly maxQuantity: number },
): number | undefined {
  const value = typeof qty === 'string' && /^\s*\d+\s*$/.test(qty) ? Number(qty) : qty;
  if (typeof value !== 'number' || !Number.isInteger(value)) return undefined;
  return value >= limits.minQuantity && value <= limits.maxQuantity ? value : undefined;
}
