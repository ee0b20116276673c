import type { BundleOption, ProductLink } from '../../../core/contract';
import { toDecimal, toMinor } from '../../../core/kernel/money';
import type { SourceItem, SourceProduct } from '../source/source-product';

/** A part of a grouped or bundle product as it is known from its own row. */
interface KnownItem {
  readonly id: number;
  readonly type: string;
  readonly item: SourceItem;
  readonly image: string | undefined;
}

/** Finds products and variants of this import by sku. */
export type FindItem = (sku: string) => KnownItem | undefined;

/**
 * Links to other products: parts of a grouped product with all that its page shows of them, others by sku alone.
 * @param inShop whether a sku is a product of this import or of the shop already
 */
export function buildLinks(
  product: SourceProduct,
  find: FindItem,
  inShop: (sku: string) => boolean,
): { readonly links: readonly ProductLink[]; readonly dangling: readonly string[] } {
  const dangling = product.links.filter(({ type, sku }) => type !== 'associated' && !inShop(sku)).map(({ sku }) => sku);
  const links = product.links
    .filter(({ sku }) => !dangling.includes(sku))
    .map((link, at): ProductLink => {
      const part = link.type === 'associated' ? find(link.sku) : undefined;
      const base = { link_type: link.type, linked_product_sku: link.sku, position: at + 1 };
      if (part === undefined) return base;
      return {
        ...base,
        linked_product_type: part.type,
        name: part.item.name,
        qty: link.qty,
        ...(part.item.price !== undefined && { price: part.item.price }),
        ...(part.image !== undefined && { image: part.image }),
      };
    });
  return { links, dangling };
}

export function buildBundle(product: SourceProduct, find: FindItem): readonly BundleOption[] {
  return product.bundle.map((option, at): BundleOption => ({
    option_id: at + 1,
    title: option.title,
    required: option.required,
    position: at + 1,
    product_links: option.parts.map(({ sku, qty, isDefault, surcharge }) => {
      const part = find(sku);
      return {
        ...(part !== undefined && { id: part.id, name: part.item.name }),
        sku,
        qty,
        is_default: isDefault,
        ...(surcharge ?? (part?.item.price !== undefined && { price: part.item.price })),
        ...(part?.image !== undefined && { image: part.image }),
      };
    }),
  }));
}

/**
 * The price that a list shows: the row's own, else that of the cheapest variant, of all parts of a group once, or of the
 * required parts of a bundle without a price of its own (S §4). Major units.
 */
export function listPrice(product: SourceProduct, find: FindItem): number | undefined {
  const sum = (parts: readonly { sku: string; qty: number }[]): number =>
    toDecimal(parts.reduce((total, { sku, qty }) => total + toMinor(find(sku)?.item.price ?? 0) * qty, 0));
  if (product.type === 'grouped')
    return sum(product.links.filter(({ type }) => type === 'associated').map(({ sku }) => ({ sku, qty: 1 })));
  if (product.type === 'bundle' && product.bundlePrice === 'dynamic')
    return sum(
      product.bundle
        .filter(({ required }) => required)
        .flatMap(({ parts }) => parts.find(({ isDefault }) => isDefault) ?? parts[0] ?? []),
    );
  if (product.price !== undefined) return product.price;
  const prices = product.variants.flatMap(({ price }) => price ?? []);
  return prices.length === 0 ? undefined : Math.min(...prices);
}
