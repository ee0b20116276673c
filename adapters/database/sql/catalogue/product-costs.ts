import type { ProductCostRepository } from '../../../platform/ports/catalogue/product-costs';
import { numberOf, textOf } from '../base/columns';
import type { Row, SqlConnection } from '../base/connection';
import { placeholders } from '../base/placeholders';

const SKUS_AT_ONCE = 500;

export class SqlProductCosts implements ProductCostRepository {
  constructor(private readonly connection: SqlConnection) {}

  async ofProduct(productId: number): Promise<ReadonlyMap<string, number>> {
    return costsOf(
      await this.connection.sql('SELECT sku, cost FROM product_cost WHERE product_id = ? ORDER BY sku').all(productId),
    );
  }

  async ofSkus(skus: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const costs = new Map<string, number>();
    for (let at = 0; at < skus.length; at += SKUS_AT_ONCE) {
      const some = skus.slice(at, at + SKUS_AT_ONCE);
      const wanted = placeholders(some.length);
      const rows = await this.connection
        .sql(
          `SELECT variant.sku, c.cost FROM variant JOIN product p ON p.id = variant.product_id
           JOIN product_cost c ON c.sku = p.sku
           WHERE variant.sku IN (${wanted}) AND NOT EXISTS (SELECT 1 FROM product_cost own WHERE own.sku = variant.sku)
           UNION ALL SELECT sku, cost FROM product_cost WHERE sku IN (${wanted})`,
        )
        .all(...some, ...some);
      for (const [sku, cost] of costsOf(rows)) costs.set(sku, cost);
    }
    return costs;
  }

  async replace(productId: number, costs: ReadonlyMap<string, number>): Promise<void> {
    await this.connection.sql('DELETE FROM product_cost WHERE product_id = ?').run(productId);
    const insert = this.connection.sql(
      `INSERT INTO product_cost (sku, product_id, cost) VALUES (?, ?, ?)
       ON CONFLICT (sku) DO UPDATE SET product_id = excluded.product_id, cost = excluded.cost`,
    );
    for (const [sku, cost] of costs) await insert.run(sku, productId, cost);
  }
}

function costsOf(rows: readonly Row[]): ReadonlyMap<string, number> {
  return new Map(rows.map((row) => [textOf(row, 'sku'), numberOf(row, 'cost')]));
}
