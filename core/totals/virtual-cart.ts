/** Types of products of which nothing is delivered (S §4, totals sync). */
const VIRTUAL_TYPES: readonly string[] = ['virtual', 'downloadable'];

/** A line or a product, as far as its type says whether it is a thing. `type_id` goes before `product_type`. */
interface TypedLine {
  readonly type_id?: string | undefined;
  readonly product_type?: string | undefined;
}

/**
 * Whether nothing in the cart is a thing that can be delivered (S §4: all items downloadable or virtual): no shipping is asked
 * for or charged, and there is nothing to pay for on delivery. An empty cart is not virtual.
 */
export function isVirtualCart(items: readonly TypedLine[]): boolean {
  return items.length > 0 && items.every((item) => VIRTUAL_TYPES.includes(item.type_id ?? item.product_type ?? ''));
}
