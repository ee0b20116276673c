import * as contract from '../../../../core/contract/staff/manage-bulk-edits';
import { mayDo, nameOfCaller, requireStaff, route, type Caller, type Route } from '../../foundation';
import type { BulkCaller, BulkEdits } from './bulk-edits';

/** Ids of the largest selection as JSON. */
const MAX_BYTES = contract.MAX_BULK_RECORDS * 100;

export function bulkRoutes({ bulkEdits }: { readonly bulkEdits: BulkEdits }): readonly Route[] {
  const starts = [
    route(contract.bulkEditProducts, ({ body, caller }) => bulkEdits.start('product', body, callerOf(caller))),
    route(contract.bulkEditReviews, ({ body, caller }) => bulkEdits.start('review', body, callerOf(caller))),
  ];
  return [
    ...starts.map((one) => ({ ...one, maxBytes: MAX_BYTES })),
    route(contract.continueBulkEdit, ({ body, caller }) => bulkEdits.next(body.id, callerOf(caller))),
    route(contract.undoBulkEdit, ({ body, caller }) => bulkEdits.undo(body.id, callerOf(caller))),
    route(contract.bulkEdits, async ({ query, caller }) => ({
      items: [...(await bulkEdits.list(query.kind, callerOf(caller)))],
    })),
  ];
}

function callerOf(caller: Caller): BulkCaller {
  requireStaff(caller);
  return { who: nameOfCaller(caller), mayDo: (permission) => mayDo(caller, permission) };
}
