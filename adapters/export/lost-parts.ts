import type { Product } from '../../core/contract';
import { lookUp } from '../../core/kernel/look-up';
import type { KeptProduct } from '../platform/ports/catalogue/catalogue-goods';

const PARTS = {
  'prices for groups of customers': ({ product }: KeptProduct) => hasTierPrices(product),
  'own prices in other currencies': ({ prices }: KeptProduct) => Object.keys(prices ?? {}).length > 0,
  'texts in other languages': ({ texts }: KeptProduct) => Object.keys(texts ?? {}).length > 0,
  'British English': ({ texts }: KeptProduct) => texts?.['en-GB'] !== undefined,
  'care instructions in other languages': ({ texts }: KeptProduct) =>
    Object.values(texts ?? {}).some(({ care }) => care !== undefined),
  'titles of options in other languages': ({ texts }: KeptProduct) =>
    Object.values(texts ?? {}).some(({ titles }) => titles !== undefined),
  films: ({ product }: KeptProduct) =>
    (product.media_gallery ?? []).some(({ video }) => video !== undefined && video !== null),
  'custom options': ({ product }: KeptProduct) => (product.custom_options ?? []).length > 0,
  'standard answers of custom options': ({ product }: KeptProduct) =>
    (product.custom_options ?? []).some(({ values = [] }) => values.some((value) => value.is_default === true)),
  'links to other products': ({ product }: KeptProduct) =>
    (product.product_links ?? []).some(({ link_type: type }) => type !== 'associated'),
  'order quantity limits': ({ product }: KeptProduct) =>
    [product, ...(product.configurable_children ?? [])].some(
      (one) => one.min_sale_qty !== undefined || one.max_sale_qty !== undefined || one.qty_increments !== undefined,
    ),
  'its short description': ({ product }: KeptProduct) => (product.short_description ?? '') !== '',
  'its title and description for search engines': ({ product }: KeptProduct) =>
    (product.meta_title ?? '') !== '' || (product.meta_description ?? '') !== '',
  'its cost': ({ costs }: KeptProduct) => Object.keys(costs ?? {}).length > 0,
  stock: ({ stock }: KeptProduct) => Object.values(stock).some(({ manage_stock: isCounted }) => isCounted === true),
  'marks of the shop': ({ product }: KeptProduct) => MARKS.some((mark) => lookUp(product, mark) !== undefined),
} as const;

const MARKS = [
  'is_promo',
  'only_promo',
  'promoted',
  'approved',
  'choose_status',
  'chosen_at',
  'hide_brand',
  'top_brand',
  'top_collection',
];

export type Part = keyof typeof PARTS;

export function partsOf(kept: KeptProduct, wanted: readonly Part[]): readonly Part[] {
  return wanted.filter((part) => PARTS[part](kept));
}

function hasTierPrices(product: Product): boolean {
  return [product, ...(product.configurable_children ?? [])].some(({ tier_prices: tiers }) => (tiers ?? []).length > 0);
}
