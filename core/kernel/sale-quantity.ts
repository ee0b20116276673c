export interface SaleQuantities {
  readonly min_sale_qty?: number | undefined;
  readonly max_sale_qty?: number | undefined;
  readonly qty_increments?: number | undefined;
}

/** Allowed quantities; not purchasable if `max` is below `min`. */
export interface SaleQuantity {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Combines product and shop limits, aligned to steps. */
export function saleQuantity(
  { min_sale_qty: minimum = 1, max_sale_qty: maximum, qty_increments: step = 1 }: SaleQuantities,
  { min, max }: Pick<SaleQuantity, 'max' | 'min'>,
): SaleQuantity {
  return {
    min: Math.ceil(Math.max(min, minimum) / step) * step,
    max: Math.floor(Math.min(max, maximum ?? max) / step) * step,
    step,
  };
}

export function fitsQuantity(qty: number, { min, max, step }: SaleQuantity): boolean {
  return Number.isInteger(qty) && qty >= min && qty <= max && qty % step === 0;
}
