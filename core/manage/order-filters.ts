import * as z from 'zod/mini';
import { orderFilters, orderSort, type OrderFilters } from '../contract/orders/manage-order-list';
import { decodeQuery } from '../contract/foundation/query-codec';

const schema = z.object({ ...orderFilters, sort: orderSort });

/** Filters and sort of the order list. */
export type OrderListQuery = OrderFilters & Pick<z.infer<typeof schema>, 'sort'>;

/** Returns true if all parameters are valid. */
export function areOrderFilters(query: Readonly<Record<string, string>>): boolean {
  const read = readOrderFilters(query);
  return Object.entries(query).every(([name, value]) => name === 'page' || value === '' || Object.hasOwn(read, name));
}

/** Parses filters; invalid ones are ignored, so that the list always opens. */
export function readOrderFilters(query: Readonly<Record<string, string>>): OrderListQuery {
  const filled = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  const values = decodeQuery(schema, filled);
  const good = Object.entries(values).filter(([name, value]) => schema.safeParse({ [name]: value }).success);
  const read = schema.safeParse(Object.fromEntries(good));
  return read.success ? read.data : {};
}
