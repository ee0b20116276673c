/** Types of products of which nothing is delivered (S §4, totals sync). */
const VIRTUAL_TYPES: readonly string[] = ['virtual', 'downloadable'];

/** A line or a product, as far as its type says whether it is a thing. `type_id` goes before `product_type`. */
interface TypedLine {
  readonly type_id?: string | undefined;
  readonly product_type?: string | undefined;
}

/**
 * Whether nothing in the cart is a thing that can be delivered (S §4: all items downloadable or virtual): no shipping is asked
 * for or charged. An empty cart is not virtual.
 */
export function isVirtualCart(items: readonly TypedLine[]): boolean {
  return items.length > 0 && items.every(isVirtualLine);
}

/** Whether something of a cart is not a thing, whatever else is in it: nobody hands it over, and not all of it can be paid on delivery. */
export function hasVirtualLine(items: readonly TypedLine[]): boolean {
  return items.some(isVirtualLine);
}

function isVirtualLine(item: TypedLine): boolean {
  return VIRTUAL_TYPES.includes(item.type_id ?? item.product_type ?? '');
}
