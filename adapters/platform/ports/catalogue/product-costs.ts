import type { Minor } from '../../../../core/kernel/money';

/** Cost prices in minor units of the base currency. Only staff with `catalogue:read` may see them. */
export interface ProductCostRepository {
  /** Own costs of a product and its variants by SKU. */
  ofProduct(productId: number): Promise<ReadonlyMap<string, Minor>>;
  /** Costs by SKU; a variant without its own has that of its product. */
  ofSkus(skus: readonly string[]): Promise<ReadonlyMap<string, Minor>>;
  /** Replaces the costs of a product and its variants. */
  replace(productId: number, costs: ReadonlyMap<string, Minor>): Promise<void>;
}
