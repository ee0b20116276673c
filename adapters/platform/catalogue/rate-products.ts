import type { Sqlite } from '../database/sqlite';

/** Writes the average rating and the number of approved reviews into each product. */
export function rateProducts(database: Sqlite): void {
  database
    .sql(
      `UPDATE product SET
         reviews_count = (SELECT count(*) FROM review WHERE product_sku = product.sku AND status = 1),
         rating = (SELECT round(avg(json_extract(document, '$.rating')), 1) FROM review
                   WHERE product_sku = product.sku AND status = 1)`,
    )
    .run();
}
