import type { BundleOption, ProductLink } from '../../../core/contract';
import { toDecimal, toMinor } from '../../../core/kernel/money';
import type { SourceItem, SourceProduct } from '../source/source-product';

interface KnownItem {
  readonly id: number;
  readonly type: string;
  readonly item: SourceItem;
  readonly image: string | undefined;
}

export type FindItem = (sku: string) => KnownItem | undefined;

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

/** Returns the list price: the row's own, the cheapest variant, or the sum of the parts. Major units. */
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
