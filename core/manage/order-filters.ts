import * as z from 'zod/mini';
import { orderFilters, orderSort, type OrderFilters } from '../contract/manage-order-list';
import { decodeQuery } from '../contract/query-codec';

const schema = z.object({ ...orderFilters, sort: orderSort });

/** What a list of orders is asked for, as an address says it. */
export type OrderListQuery = OrderFilters & Pick<z.infer<typeof schema>, 'sort'>;

/** Whether all that an address or a kept view says of a list of orders can be read; its page does not matter. Pure. */
export function areOrderFilters(query: Readonly<Record<string, string>>): boolean {
  const read = readOrderFilters(query);
  return Object.entries(query).every(([name, value]) => name === 'page' || value === '' || Object.hasOwn(read, name));
}

/** Reads the filters of an address, or of a view that was kept; what is none is left out, so that the list opens whatever is in there. Pure. */
export function readOrderFilters(query: Readonly<Record<string, string>>): OrderListQuery {
  const filled = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  const values = decodeQuery(schema, filled);
  const good = Object.entries(values).filter(([name, value]) => schema.safeParse({ [name]: value }).success);
  const read = schema.safeParse(Object.fromEntries(good));
  return read.success ? read.data : {};
}
