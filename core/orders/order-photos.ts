/** A §9: order photos that are shown. */
export const MOST_ORDER_PHOTOS = 3;

interface Pictured {
  readonly name: string;
  readonly image?: string | undefined;
}

/** The first photos of an order, and how many more products it has (A §2.9: first 3 plus a +N count). A product without a photo keeps its place. Pure. */
export function orderPhotos<T extends Pictured>(
  products: readonly T[],
  most = MOST_ORDER_PHOTOS,
): { readonly shown: readonly T[]; readonly more: number } {
  const shown = products.slice(0, most);
  return { shown, more: products.length - shown.length };
}
