import type { ShopConfig } from '../config';
import type { Product } from '../contract';
import { lookUp } from '../kernel/look-up';
import type { StoreView } from '../store-views';
import { normalisePath } from './normalise-path';
import { formatQuery } from './query-text';
import type { Selection } from './selection';
import { isVariant, matchedSelection, variantParam, type ListFilters } from './variant-param';

export interface LinkRules {
  /** Store code prefix; empty for the default store. */
  readonly prefix: string;
  readonly useUrlDispatcher: boolean;
  readonly choosesVariant?: boolean | undefined;
}

export function linkRules(view: StoreView, config: Pick<ShopConfig, 'stores' | 'urls' | 'products'>): LinkRules {
  const prefixed = config.stores.multistore && view.appendStoreCode && view.storeCode !== config.stores.available[0];
  return {
    prefix: prefixed ? `/${view.storeCode}` : '',
    useUrlDispatcher: config.urls.useUrlDispatcher,
    choosesVariant: config.products.preselect === 'variant',
  };
}

export function localPath(path: string, rules: LinkRules): string {
  const clean = path.startsWith('/') ? path : `/${path}`;
  if (rules.prefix === '') return clean;
  return clean === '/' ? rules.prefix : rules.prefix + clean;
}

export function slugOf(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? '-' : slug;
}

export type Linkable = Pick<
  Product,
  | 'sku'
  | 'name'
  | 'type_id'
  | 'parentSku'
  | 'slug'
  | 'url_key'
  | 'url_path'
  | 'matched_sku'
  | 'matched_options'
  | 'size'
  | 'configurable_children'
  | 'configurable_options'
>;

/**
 * Returns '/p/{parentSku}/{slug}' with the variant as segment or query; a lone size goes into the query.
 * @param selection partial choice, added to the query
 */
export function productLink(product: Linkable, rules: LinkRules, selection: Selection = {}): string {
  const variant = variantParam(product, rules.choosesVariant);
  const dispatched = rules.useUrlDispatcher && product.url_path !== undefined && product.url_path !== '';
  const inPath = variant.childSku !== undefined && !dispatched ? `/${encodeURIComponent(variant.childSku)}` : '';
  const slug = product.slug ?? product.url_key ?? slugOf(product.name);
  const base = dispatched
    ? normalisePath(product.url_path ?? '')
    : `/p/${encodeURIComponent(product.parentSku ?? product.sku)}/${encodeURIComponent(slug)}${inPath}`;
  const query = formatQuery({
    ...selection,
    size: variant.size ?? selection.size,
    ...(dispatched && { childSku: variant.childSku }),
  });
  return localPath(query === '' ? base : `${base}?${query}`, rules);
}

/** Links to the listed colour and filters, but never preselects a size. */
export function listedLink(product: Linkable, rules: LinkRules, filters: ListFilters = {}): string {
  if (rules.choosesVariant || isVariant(product)) return productLink(product, rules);
  const { matched_sku: sku, configurable_options: options = [] } = product;
  const selection = matchedSelection(product, filters);
  const isWhole =
    options.length > 0 && options.every(({ attribute_code: code }) => lookUp(selection, code) !== undefined);
  if (!isWhole || sku === undefined) return productLink(product, rules, selection);
  return productLink({ ...product, sku, parentSku: product.sku }, rules);
}

export function nameSlug({ name, id }: { readonly name: string; readonly id: number }): string {
  return `${slugOf(name)}-${id}`;
}

export function categoryLink(
  category: { readonly slug: string; readonly url_path?: string | undefined },
  rules: LinkRules,
): string {
  const { url_path: path } = category;
  if (rules.useUrlDispatcher && path !== undefined && path !== '') return localPath(normalisePath(path), rules);
  return localPath(`/c/${encodeURIComponent(category.slug)}`, rules);
}

/** Paths of shop-wide lists and the brands page. */
export const LIST_PATHS = { new: '/collections/new', sale: '/collections/sale', brands: '/brands' } as const;

export function brandLink(brand: string, rules: LinkRules): string {
  return localPath(`${LIST_PATHS.brands}/${encodeURIComponent(brand)}`, rules);
}

export const STATIC_PAGES: Readonly<Record<string, string>> = {
  '/privacy': 'privacy-policy',
  '/delivery': 'shipping-info',
  '/terms-of-use': 'terms-and-conditions',
  '/returns': 'retail-returns',
};

export function pageLink(identifier: string, rules: LinkRules): string {
  const own = Object.entries(STATIC_PAGES).find(([, slug]) => slug === identifier)?.[0];
  return localPath(own ?? `/i/${encodeURIComponent(identifier)}`, rules);
}
