import type { Sqlite } from '../database/sqlite';

/** S §7: reviews of status 1 count. */
const RATE = `UPDATE product SET
  reviews_count = (SELECT count(*) FROM review WHERE product_sku = product.sku AND status = 1),
  rating = (SELECT round(avg(json_extract(document, '$.rating')), 1) FROM review
            WHERE product_sku = product.sku AND status = 1)`;

/** Writes the average rating and the number of approved reviews into each product. */
export function rateProducts(database: Sqlite): void {
  database.sql(RATE).run();
}

/** Writes them into one product. */
export function rateProduct(database: Sqlite, sku: string): void {
  database.sql(`${RATE} WHERE sku = ?`).run(sku);
}
