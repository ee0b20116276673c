import { BULK_STARTS, type BulkEditKind } from '../contract/staff/manage-bulk-edits';
import { decodeQuery, queryKinds } from '../contract/foundation/query-codec';

/** Returns the filter of a bulk edit that selects what a list with this query shows, on all its pages. Pure. */
export function bulkFilter(kind: BulkEditKind, query: Readonly<Record<string, string>>): Record<string, unknown> {
  const schema = BULK_STARTS[kind].body.shape.filter;
  const names = new Set(Object.keys(queryKinds(schema)));
  const given = Object.entries(query).filter(([name, value]) => names.has(name) && value !== '');
  return decodeQuery(schema, Object.fromEntries(given));
}
