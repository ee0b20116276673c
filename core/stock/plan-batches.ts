/** Splits distinct SKUs into batches; drops SKUs with a comma, which the API cannot accept. */
export function planBatches(skus: readonly string[], size: number): readonly (readonly string[])[] {
  const wanted = [...new Set(skus)].filter((sku) => sku !== '' && !sku.includes(','));
  const batches: string[][] = [];
  for (let at = 0; at < wanted.length; at += size) batches.push(wanted.slice(at, at + size));
  return batches;
}
