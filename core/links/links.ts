import type { ShopConfig } from '../config';
import type { Product } from '../contract';
import { lookUp } from '../kernel/look-up';
import type { StoreView } from '../store-views';
import { normalisePath } from './normalise-path';
import { formatQuery } from './query-text';
import type { Selection } from './selection';
import { isVariant, matchedSelection, variantParam, type ListFilters } from './variant-param';

/** What links depend on besides the thing linked to. */
export interface LinkRules {
  /** Store code put before each path, or '' (S §2: the default store has none). */
  readonly prefix: string;
  /** '/{url_path}' instead of '/c/…' and '/p/…'. */
  readonly useUrlDispatcher: boolean;
  /** A product without a choice stands for one of its variants: `products.preselect` is 'variant'. */
  readonly choosesVariant?: boolean | undefined;
}

/** The link rules of a store. */
export function linkRules(view: StoreView, config: Pick<ShopConfig, 'stores' | 'urls' | 'products'>): LinkRules {
  const prefixed = config.stores.multistore && view.appendStoreCode && view.storeCode !== config.stores.available[0];
  return {
    prefix: prefixed ? `/${view.storeCode}` : '',
    useUrlDispatcher: config.urls.useUrlDispatcher,
    choosesVariant: config.products.preselect === 'variant',
  };
}

/** Path in the current store: '/cart' → '/en/cart'. */
export function localPath(path: string, rules: LinkRules): string {
  const clean = path.startsWith('/') ? path : `/${path}`;
  if (rules.prefix === '') return clean;
  return clean === '/' ? rules.prefix : rules.prefix + clean;
}

/** A name as part of an address: 'Été Jacket' → 'ete-jacket'; '-' where nothing is left. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? '-' : slug;
}

/** What the address of a product, or of a variant of it, is made of. */
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
 * The link of a product (S §2): '/p/{parentSku}/{slug}' and, for a configurable one, the variant: its size as a query where size
 * is all there is to choose, else the child's sku as the last segment, or in the query when the dispatcher is on.
 * @param selection what is chosen where that is no whole variant yet: it goes into the query
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

/** The link of a product in a list, which names what of it the list shows and is filtered by: no size that nobody chose. */
export function listedLink(product: Linkable, rules: LinkRules, filters: ListFilters = {}): string {
  if (rules.choosesVariant || isVariant(product)) return productLink(product, rules);
  const { matched_sku: sku, configurable_options: options = [] } = product;
  const selection = matchedSelection(product, filters);
  const isWhole =
    options.length > 0 && options.every(({ attribute_code: code }) => lookUp(selection, code) !== undefined);
  if (!isWhole || sku === undefined) return productLink(product, rules, selection);
  return productLink({ ...product, sku, parentSku: product.sku }, rules);
}

/**
 * The slug of a category where url keys are off: its name plus its id (S §3). Where they are on it is the back end's, which makes
 * it of the url_key; two categories may have the same one.
 */
export function nameSlug({ name, id }: { readonly name: string; readonly id: number }): string {
  return `${slugOf(name)}-${id}`;
}

/** The link of a category (S §2). */
export function categoryLink(
  category: { readonly slug: string; readonly url_path?: string | undefined },
  rules: LinkRules,
): string {
  const { url_path: path } = category;
  if (rules.useUrlDispatcher && path !== undefined && path !== '') return localPath(normalisePath(path), rules);
  return localPath(`/c/${encodeURIComponent(category.slug)}`, rules);
}

/** The lists of the whole shop, and the page of its brands. */
export const LIST_PATHS = { new: '/collections/new', sale: '/collections/sale', brands: '/brands' } as const;

/** The link of everything that a brand makes, by the value of its attribute: that is the same in every language. */
export function brandLink(brand: string, rules: LinkRules): string {
  return localPath(`${LIST_PATHS.brands}/${encodeURIComponent(brand)}`, rules);
}

/** Paths of their own that some CMS pages have (A §2.1). */
export const STATIC_PAGES: Readonly<Record<string, string>> = {
  '/privacy': 'privacy-policy',
  '/delivery': 'shipping-info',
  '/terms-of-use': 'terms-and-conditions',
  '/returns': 'retail-returns',
};

/** The link of a CMS page: its own path where it has one, else '/i/{identifier}'. */
export function pageLink(identifier: string, rules: LinkRules): string {
  const own = Object.entries(STATIC_PAGES).find(([, slug]) => slug === identifier)?.[0];
  return localPath(own ?? `/i/${encodeURIComponent(identifier)}`, rules);
}
