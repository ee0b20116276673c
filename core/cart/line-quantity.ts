import { saleQuantity, type SaleQuantities, type SaleQuantity } from '../kernel/sale-quantity';

/** What a shop says of the quantities of all its lines. */
export interface LineLimits {
  readonly minQuantity: number;
  readonly maxQuantity: number;
}

/** How many a line of this may have (S §5). Pure. */
export function lineQuantity(item: SaleQuantities, { minQuantity: min, maxQuantity: max }: LineLimits): SaleQuantity {
  return saleQuantity(item, { min, max });
}

/** What of a product or a server's line says how many may be bought at once; nothing where nothing is said. Pure. */
export function saleQuantitiesOf(source: SaleQuantities): SaleQuantities {
  const { min_sale_qty, max_sale_qty, qty_increments } = source;
  return {
    ...(min_sale_qty !== undefined && { min_sale_qty }),
    ...(max_sale_qty !== undefined && { max_sale_qty }),
    ...(qty_increments !== undefined && { qty_increments }),
  };
}
