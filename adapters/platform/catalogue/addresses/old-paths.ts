/** Page types that a URL path of another platform can lead to. */
export type OldKind = 'category' | 'page' | 'product' | 'sku';

export interface OldAddress {
  /** Most likely first. */
  readonly kinds: readonly OldKind[];
  /** Slug, path or SKU. */
  readonly name: string;
}

const PRODUCT_WORD = 'product|products|product-page|produkt|produit|producto|prodotto|produto';
const CATEGORY_WORD = [
  ...['category', 'categories', 'collections', 'product-category', 'shop/category', 'store/category'],
  ...['produkt-kategorie', 'categorie-produit', 'categoria-producto', 'kategoria-produktu', 'categoria-prodotto'],
].join('|');
const PAGE_WORD = 'pages|page|policies|post|info|blogs/[^/]+';

const IN_ANY: readonly OldKind[] = ['product', 'category', 'page'];
/** Path patterns of other platforms, most specific first; the first group is the name. */
const PATTERNS: readonly (readonly [RegExp, readonly OldKind[]])[] = [
  // Shopify, also below a collection; BigCommerce; Wix; WooCommerce, also with categories in the path.
  [new RegExp(`^(?:collections/[^/]+/)?(?:${PRODUCT_WORD})/(?:[^/]+/)*([^/]+)$`, 'u'), ['product']],
  // Squarespace.
  [/^[^/]+\/p\/([^/]+)$/u, ['product']],
  // The whole path of a category, then its last name; Shopify adds tags after the name of a collection.
  [new RegExp(`^(?:${CATEGORY_WORD})/(.+)$`, 'u'), ['category']],
  [new RegExp(`^(?:${CATEGORY_WORD})/(?:[^/]+/)*([^/]+)$`, 'u'), ['category']],
  [/^collections\/([^/]+)\//u, ['category']],
  [new RegExp(`^(?:${PAGE_WORD})/([^/]+)$`, 'u'), ['page']],
  // PrestaShop: content/4-about-us, women/12-34-hat, 3-clothes.
  [/^content\/\d+-([^/]+)$/u, ['page']],
  [/^(?:[^/]+\/)*\d+-(?:\d+-)?([^/]*?)(?:-(?:\d{8}|\d{12,14}))?$/u, ['product', 'category']],
  // WooCommerce with the shop page as permalink base.
  [/^(?:shop|store)\/(?:[^/]+\/)*([^/]+)$/u, ['product', 'category']],
  // Shopware: the product's name, then its number.
  [/^(?:[^/]+\/)*([^/]+\/[^/]+)$/u, ['sku']],
];

/** Returns pages that a path of another platform may lead to, most likely first; empty for an unknown format. Pure. */
export function oldAddressesOf(path: string): readonly OldAddress[] {
  const isFile = /\.html?$/iu.test(path);
  const plain = path.replace(/\.html?$/iu, '').replace(/\/page\/\d+$/u, '');
  const local = plain.replace(/^[a-z]{2}(?:-[a-z]{2})?\//iu, '');
  const found: OldAddress[] = [];
  const add = (kinds: readonly OldKind[], name: string | undefined): void => {
    if (name === undefined || name === '') return;
    for (const one of new Set([name, name.toLowerCase()])) found.push({ kinds, name: one });
  };
  for (const one of new Set([plain, local])) {
    if (one !== path) add(IN_ANY, one);
    for (const [pattern, kinds] of PATTERNS) add(kinds, pattern.exec(one)?.[1]);
    // Magento puts categories into product paths.
    if (isFile) add(['product', 'category'], one.split('/').at(-1));
  }
  return found;
}
