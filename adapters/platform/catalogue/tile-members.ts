import type { ConfigurableChild, MediaEntry, Product } from '../../../core/contract';
import { isSold } from '../../../core/contract/listing';
import { dearestPrice, offeredPrice, withPricesOfChild } from '../../../core/pricing';
import type { VariantPrices } from './with-variant';
import { variantPrices } from './with-variant';

/** What a tile shows besides a product's own members. Sent in listings only, in place of all variants and pictures. */
export type TileMembers = Pick<
  Product,
  'highest_price' | 'matched_image' | 'matched_options' | 'second_image' | 'stock'
> &
  Partial<VariantPrices>;

/**
 * Reads from a whole document what a tile needs of its variants and pictures: how dear the dearest variant is where they
 * differ; of the variant that matched its price, its stock, its picture and its options, because a click on the tile opens the page
 * with what of that variant is meant; and a second picture of the same one.
 */
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
    // 'From' the price of this variant would be a lie where others cost less.
    ...(differing && variantPrices(differing)),
    ...(highest > from && { highest_price: highest }),
    ...(matched?.stock && { stock: matched.stock }),
    ...(image !== undefined && image !== (product.thumbnail ?? product.image) && { matched_image: image }),
    ...(matched && { matched_options: optionsOf(matched) }),
    ...(second !== undefined && { second_image: second }),
  };
}

/** The most that one of a product, or of a variant, costs by what must be chosen of it. */
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

/** Whether a picture may stand for the variant: it shows all, or nothing that the variant is not. */
function isOf(entry: MediaEntry, variant: ConfigurableChild | undefined): boolean {
  if (entry.video || !variant) return !entry.video;
  return Object.entries(entry.shows ?? {}).every(([code, value]) =>
    variant.custom_attributes.some(
      (attribute) => attribute.attribute_code === code && String(attribute.value) === value,
    ),
  );
}
