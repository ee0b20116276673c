import type { Cart, Change, Collection, Nodes, ProductPage, ShopifyProduct, Variant } from './answers';

/** Storefront API version of these documents; Shopify supports each for a year. */
export const API_VERSION = '2026-04';

export type Document<Data> = string & { readonly answers?: Data };

const MONEY = '{ amount currencyCode }';
const VARIANT = `fragment Variant on ProductVariant {
  id availableForSale quantityAvailable quantityRule { minimum maximum increment }
  price ${MONEY} compareAtPrice ${MONEY} image { url } selectedOptions { name value }
}`;
const PRODUCT = `fragment Product on Product {
  id handle title descriptionHtml vendor productType createdAt featuredImage { url }
  images(first: 20) { nodes { url altText } } collections(first: 20) { nodes { id } }
  priceRange { minVariantPrice ${MONEY} maxVariantPrice ${MONEY} }
  options { name optionValues { name swatch { color } } } variants(first: $variants) { nodes { ...Variant } }
}
${VARIANT}`;
const CART = `fragment Cart on Cart {
  id checkoutUrl updatedAt totalQuantity cost { totalAmount ${MONEY} } discountAllocations { discountedAmount ${MONEY} }
  lines(first: 250) { nodes {
    id quantity cost { amountPerQuantity ${MONEY} subtotalAmount ${MONEY} } discountAllocations { discountedAmount ${MONEY} }
    merchandise { ... on ProductVariant { ...Variant product { id handle title featuredImage { url } } } }
  } }
  deliveryGroups(first: 10) { nodes {
    deliveryOptions { handle title estimatedCost ${MONEY} } selectedDeliveryOption { handle title estimatedCost ${MONEY} }
  } }
}
${VARIANT}`;

const inStore = (head: string): string =>
  `${head}, $country: CountryCode!, $language: LanguageCode!) @inContext(country: $country, language: $language)`;
const list = (head: string, answer: string): string =>
  `${inStore(`query ${head}, $reverse: Boolean!, $first: Int!, $after: String, $items: Boolean!, $variants: Int!`)} { ${answer} }\n${PRODUCT}`;
const PAGED = 'sortKey: $sort, reverse: $reverse, first: $first, after: $after';
const PAGE = 'pageInfo { hasNextPage endCursor } nodes @include(if: $items) { ... on Product { ...Product } }';
const FILTERS = '{ label values { label count input } }';

export type ListDocument = Document<{ list: ProductPage | { products: ProductPage } | null }>;
export const SEARCH: ListDocument = list(
  'Search($text: String!, $filters: [ProductFilter!], $sort: SearchSortKeys!',
  `list: search(query: $text, types: [PRODUCT], productFilters: $filters, ${PAGED}) { totalCount filters: productFilters ${FILTERS} ${PAGE} }`,
);
export const COLLECTION: ListDocument = list(
  'Collection($id: ID!, $filters: [ProductFilter!], $sort: ProductCollectionSortKeys!',
  `list: collection(id: $id) { products(filters: $filters, ${PAGED}) { filters ${FILTERS} ${PAGE} } }`,
);
export const PRODUCTS: ListDocument = list(
  'Products($sort: ProductSortKeys!',
  `list: products(${PAGED}) { filters ${FILTERS} ${PAGE} }`,
);
export const BY_IDS: Document<{ nodes: readonly (ShopifyProduct | (Variant & { product: ShopifyProduct }) | null)[] }> =
  `${inStore('query Nodes($ids: [ID!]!, $variants: Int!')} {
  nodes(ids: $ids) { ...Product ... on ProductVariant { ...Variant product { ...Product } } }
}
${PRODUCT}`;
export const COLLECTIONS: Document<{ collections: Nodes<Collection> }> = `${inStore('query Collections($first: Int!')} {
  collections(first: $first, sortKey: TITLE) { nodes { id handle title description products(first: 1) { nodes { id } } } }
}`;
export const GET_CART: Document<{ cart: Cart | null }> =
  `${inStore('query Cart($id: ID!')} { cart(id: $id) { ...Cart } }
${CART}`;

const change = (head: string, field: string): Document<Change> =>
  `${inStore(`mutation ${head}`)} { change: ${field} { cart { ...Cart } userErrors { code message } warnings { message } } }
${CART}`;
export const CREATE = change('Create($input: CartInput!', 'cartCreate(input: $input)');
export const ADD = change('Add($id: ID!, $lines: [CartLineInput!]!', 'cartLinesAdd(cartId: $id, lines: $lines)');
export const SET = change(
  'Set($id: ID!, $lines: [CartLineUpdateInput!]!',
  'cartLinesUpdate(cartId: $id, lines: $lines)',
);
export const REMOVE = change('Remove($id: ID!, $lines: [ID!]!', 'cartLinesRemove(cartId: $id, lineIds: $lines)');
export const DELIVER = change(
  'Deliver($id: ID!, $addresses: [CartSelectableAddressInput!]!',
  'cartDeliveryAddressesReplace(cartId: $id, addresses: $addresses)',
);
