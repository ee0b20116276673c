/** Different skus in their order, in batches of so many (S §9: 15 ids per request). A sku with a comma cannot be asked for and is left out. */
export function planBatches(skus: readonly string[], size: number): readonly (readonly string[])[] {
  const wanted = [...new Set(skus)].filter((sku) => sku !== '' && !sku.includes(','));
  const batches: string[][] = [];
  for (let at = 0; at < wanted.length; at += size) batches.push(wanted.slice(at, at + size));
  return batches;
}
