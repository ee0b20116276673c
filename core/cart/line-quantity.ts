import { saleQuantity, type SaleQuantities, type SaleQuantity } from '../kernel/sale-quantity';

export interface LineLimits {
  readonly minQuantity: number;
  readonly maxQuantity: number;
}

export function lineQuantity(item: SaleQuantities, { minQuantity: min, maxQuantity: max }: LineLimits): SaleQuantity {
  return saleQuantity(item, { min, max });
}

export function saleQuantitiesOf(source: SaleQuantities): SaleQuantities {
  const { min_sale_qty, max_sale_qty, qty_increments } = source;
  return {
    ...(min_sale_qty !== undefined && { min_sale_qty }),
    ...(max_sale_qty !== undefined && { max_sale_qty }),
    ...(qty_increments !== undefined && { qty_increments }),
  };
}
