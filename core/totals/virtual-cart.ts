const VIRTUAL_TYPES: readonly string[] = ['virtual', 'downloadable'];

interface TypedLine {
  readonly type_id?: string | undefined;
  readonly product_type?: string | undefined;
}

/** Returns true if no item needs shipping; false for an empty cart. */
export function isVirtualCart(items: readonly TypedLine[]): boolean {
  return items.length > 0 && items.every(isVirtualLine);
}

/** Returns true for a cart with a non-physical line, which excludes full cash on delivery. */
export function hasVirtualLine(items: readonly TypedLine[]): boolean {
  return items.some(isVirtualLine);
}

function isVirtualLine(item: TypedLine): boolean {
  return VIRTUAL_TYPES.includes(item.type_id ?? item.product_type ?? '');
}
