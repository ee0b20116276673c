/** What a merchant says of how many of a product may be bought at once, as products, variants and lines carry it. */
export interface SaleQuantities {
  /** Fewest of a line. */
  readonly min_sale_qty?: number | undefined;
  /** Most of a line. */
  readonly max_sale_qty?: number | undefined;
  /** It is sold in multiples of this: six-packs. */
  readonly qty_increments?: number | undefined;
}

/** How many a line may have: from the fewest to the most, in steps. Where the most is below the fewest it cannot be bought. */
export interface SaleQuantity {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** How many of a product a line may have, within what the shop's lines may have at all: only what its steps lead to. Pure. */
export function saleQuantity(
  { min_sale_qty: least = 1, max_sale_qty: most, qty_increments: step = 1 }: SaleQuantities,
  { min, max }: Pick<SaleQuantity, 'max' | 'min'>,
): SaleQuantity {
  return {
    min: Math.ceil(Math.max(min, least) / step) * step,
    max: Math.floor(Math.min(max, most ?? max) / step) * step,
    step,
  };
}

/** Whether a line may have so many. Pure. */
export function fitsQuantity(qty: number, { min, max, step }: SaleQuantity): boolean {
  return Number.isInteger(qty) && qty >= min && qty <= max && qty % step === 0;
}
