import type { ConfigurableChild, MediaEntry, Product } from '../../../../core/contract';
import { isSold } from '../../../../core/contract/catalogue/listing';
import { dearestPrice, offeredPrice, withPricesOfChild } from '../../../../core/pricing';
import type { VariantPrices } from '../reading/with-variant';
import { variantPrices } from '../reading/with-variant';

export type TileMembers = Pick<
  Product,
  'highest_price' | 'matched_image' | 'matched_options' | 'second_image' | 'stock'
> &
  Partial<VariantPrices>;

export function tileMembers(product: Product): TileMembers {
  const children = product.configurable_children ?? [];
  const matched = children.find((child) => child.sku === product.matched_sku);
  const lowest = offeredPrice(product).final ?? 0;
  const own = matched === undefined ? undefined : offeredPrice(matched).final;
  const differing = own !== undefined && own !== lowest ? matched : undefined;
  const sold = differing ? [differing] : children.filter((child) => isSold(child));
  const from = differing ? (own ?? 0) : lowest;
  const highest = Math.max(differing ? from : dearest(product), ...sold.map((child) => dearest(product, child)));
  const image = matched?.image;
  const shown = image ?? product.thumbnail ?? product.image;
  const second = (product.media_gallery ?? []).find((entry) => entry.image !== shown && isOf(entry, matched))?.image;
  return {
    // A 'from' price would be wrong if other variants cost less.
    ...(differing && variantPrices(differing)),
    ...(highest > from && { highest_price: highest }),
    ...(matched?.stock && { stock: matched.stock }),
    ...(image !== undefined && image !== (product.thumbnail ?? product.image) && { matched_image: image }),
    ...(matched && { matched_options: optionsOf(matched) }),
    ...(second !== undefined && { second_image: second }),
  };
}

function dearest(product: Product, child?: ConfigurableChild): number {
  const priced = child === undefined ? product : withPricesOfChild(product, child);
  return product.custom_options === undefined ? (offeredPrice(priced).final ?? 0) : dearestPrice(priced);
}

function optionsOf({ custom_attributes }: ConfigurableChild): Record<string, string> {
  return Object.fromEntries(
    custom_attributes.flatMap(({ attribute_code: code, value }) =>
      typeof value === 'string' || typeof value === 'number' ? [[code, String(value)] as const] : [],
    ),
  );
}

function isOf(entry: MediaEntry, variant: ConfigurableChild | undefined): boolean {
  if (entry.video || !variant) return !entry.video;
  return Object.entries(entry.shows ?? {}).every(([code, value]) =>
    variant.custom_attributes.some(
      (attribute) => attribute.attribute_code === code && String(attribute.value) === value,
    ),
  );
}
