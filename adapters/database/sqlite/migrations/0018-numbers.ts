/** The last number of a store is found without a look at the orders of others. */
export const STATEMENTS: readonly string[] = ['CREATE INDEX shop_order_store ON shop_order (store_code, id)'];
