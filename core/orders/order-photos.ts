export const MAX_ORDER_PHOTOS = 3;

interface Pictured {
  readonly name: string;
  readonly image?: string | undefined;
}

/** Returns the first photos, 3 by default, and the number of further products. */
export function orderPhotos<T extends Pictured>(
  products: readonly T[],
  max = MAX_ORDER_PHOTOS,
): { readonly shown: readonly T[]; readonly more: number } {
  const shown = products.slice(0, max);
  return { shown, more: products.length - shown.length };
}
