import type { Product, ProductLink } from '../contract';
import { lookUp } from '../kernel/look-up';
import type { Sha3 } from '../kernel/sha3';
import { associatedLinks, usualParts } from '../pricing';
import type { ProductView } from '../product/product';
import type { StockStatus } from '../stock/stock';
import type { CartItem } from './cart';
import { lineQuantity, type LineLimits } from './line-quantity';
import { lineStock } from './line-stock';
import { isProductView, linkToCartItem, productToCartItem, viewToCartItem } from './to-cart-item';
import { problem, quantityCode, validateProduct, validQuantity, type Problem } from './validate-product';

export interface AddRequest {
  readonly item: CartItem;
  readonly stock: StockStatus | 'ask';
  readonly outOfStock: Problem;
  readonly volatile: Problem;
}

export interface AddPlan {
  readonly problems: readonly Problem[];
  readonly wanted: readonly AddRequest[];
}

/** Returns the lines to add (several for a group), or the reasons against it. */
export function planAdd(
  product: ProductView | Product,
  qty: number | undefined,
  limits: LineLimits,
  sha3_224: Sha3,
): AddPlan {
  const problems = validateProduct(product);
  if (problems.length > 0) return { problems, wanted: [] };
  const bought = isProductView(product) ? product.current : product;
  const allowed = lineQuantity(bought, limits);
  const amount = validQuantity(qty ?? Math.max(allowed.min, quantityOf(product)), allowed);
  if (amount === undefined) {
    return { problems: [problem(bought.sku, quantityCode(allowed), { ...allowed })], wanted: [] };
  }
  const lines = linesOf(product, amount, sha3_224);
  const stock = stockOf(product, amount);
  return { problems: [], wanted: lines.map((item) => want(item, lines.length === 1 ? stock : 'ask')) };
}

export function planLines(lines: readonly CartItem[]): AddPlan {
  const known = { 'sold-out': 'out_of_stock', short: 'volatile', enough: 'ok' } as const;
  const stockOfLine = (item: CartItem) => (item.is_in_stock === undefined ? 'ask' : known[lineStock(item).kind]);
  return { problems: [], wanted: lines.map((item) => want(item, stockOfLine(item))) };
}

function quantityOf(product: ProductView | Product): number {
  return isProductView(product) ? product.configuration.qty : 1;
}

function linesOf(product: ProductView | Product, qty: number, sha3_224: Sha3): CartItem[] {
  const parent = isProductView(product) ? product.parent : product;
  if (parent.type_id !== 'grouped') {
    return isProductView(product)
      ? [viewToCartItem(product, qty, sha3_224)]
      : [productToCartItem(product, qty, sha3_224)];
  }
  const usual = (link: ProductLink): number => (isProductView(product) ? (link.qty ?? 1) : 0);
  const parts = isProductView(product) ? product.configuration.parts : usualParts(parent);
  // Adds exactly the links that the shown price sums up.
  return associatedLinks(parent)
    .map((link) => ({ link, each: lookUp(parts, link.linked_product_sku) ?? usual(link) }))
    .filter(({ each }) => each > 0)
    .map(({ link, each }) => linkToCartItem(link, parent, qty * each, sha3_224));
}

function stockOf(product: ProductView | Product, qty: number): StockStatus | 'ask' {
  if (!isProductView(product)) return 'ask';
  const { status, max } = product.stock;
  return status === 'volatile' || (max !== undefined && qty > max) ? 'ask' : status;
}

function want(item: CartItem, stock: StockStatus | 'ask'): AddRequest {
  const { sku, name, qty } = item;
  return {
    item,
    stock,
    outOfStock: problem(sku, 'out-of-stock', { name }),
    volatile: problem(sku, 'unsafe-quantity', { name, qty }),
  };
}
