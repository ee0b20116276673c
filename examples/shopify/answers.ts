/** Subset of Shopify's schema; GraphQL Code Generator or @shopify/hydrogen-react produces the same types. */
export type Nodes<T> = { nodes: readonly T[] };
/** `amount` is decimal text in major units: '129.9'. */
export type Money = { amount: string; currencyCode: string };
/** `quantityAvailable` is null if not tracked. */
export type Variant = {
  id: string;
  availableForSale: boolean;
  quantityAvailable: number | null;
  quantityRule: { minimum: number; maximum: number | null; increment: number };
  price: Money;
  compareAtPrice: Money | null;
  image: { url: string } | null;
  selectedOptions: readonly { name: string; value: string }[];
};
type OptionValue = { name: string; swatch: { color: string | null } | null };
export type ShopifyProduct = {
  id: string;
  handle: string;
  title: string;
  descriptionHtml: string;
  vendor: string;
  productType: string;
  createdAt: string;
  featuredImage: { url: string } | null;
  images: Nodes<{ url: string; altText: string | null }>;
  collections: Nodes<{ id: string }>;
  priceRange: { minVariantPrice: Money; maxVariantPrice: Money };
  options: readonly { name: string; optionValues: readonly OptionValue[] }[];
  variants: Nodes<Variant>;
};
/** `input` is the filter as JSON text. */
export type Filter = { label: string; values: readonly { label: string; count: number; input: string }[] };
export type ProductPage = {
  totalCount?: number;
  filters: readonly Filter[];
  nodes?: readonly ShopifyProduct[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};
type Discounts = { discountAllocations: readonly { discountedAmount: Money }[] };
export type Line = Discounts & {
  id: string;
  quantity: number;
  cost: { amountPerQuantity: Money; subtotalAmount: Money };
  merchandise: Variant & { product: Pick<ShopifyProduct, 'featuredImage' | 'handle' | 'id' | 'title'> };
};
type DeliveryOption = { handle: string; title: string | null; estimatedCost: Money };
type DeliveryGroup = {
  deliveryOptions: readonly DeliveryOption[];
  selectedDeliveryOption: DeliveryOption | null;
};
export type Cart = Discounts & {
  id: string;
  checkoutUrl: string;
  updatedAt: string;
  totalQuantity: number;
  cost: { totalAmount: Money };
  lines: Nodes<Line>;
  deliveryGroups: Nodes<DeliveryGroup>;
};
type Said = readonly { code: string | null; message: string }[];
export type Change = { change: { cart: Cart | null; userErrors: Said; warnings: readonly { message: string }[] } };
export type Collection = {
  id: string;
  handle: string;
  title: string;
  description: string;
  products: Nodes<{ id: string }>;
};
