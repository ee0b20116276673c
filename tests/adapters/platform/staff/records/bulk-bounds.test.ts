import { expect, it } from 'vitest';
import { createVirtualClock } from '../../../../../adapters/clock/virtual';
import { BulkEdits } from '../../../../../adapters/platform/staff/records/bulk-edits';
import type { KeptKind } from '../../../../../adapters/platform/foundation';
import type { Database, Repositories } from '../../../../../adapters/platform/ports/database';
import { MAX_BULK_RECORDS } from '../../../../../core/contract/staff/manage-bulk-edits';

const OWNER = { who: 'owner', mayDo: () => true };

/** Bulk edits of a shop with many reviews, that logs in memory. */
function editsOf(reviews: number): BulkEdits {
  const log: { id: number; kind: string; record: string }[] = [];
  const staffChanges = {
    lock: () => Promise.resolve(),
    byId: (id: number) => Promise.resolve(log[id]),
    lastOf: (kind: string, record: string) =>
      Promise.resolve(log.findLast((one) => one.kind === kind && one.record === record)),
    add: (change: { kind: string; record: string }) => Promise.resolve(log.push({ ...change, id: log.length }) - 1),
  };
  const db = { staffChanges } as unknown as Repositories; // sound: nothing else is read before the first step
  const unit = <T>(work: (repositories: Repositories) => Promise<T>) => work(db);
  const list = (_: unknown, { limit, offset }: { limit: number; offset: number }) => {
    const count = Math.max(0, Math.min(limit, reviews - offset));
    const items = Array.from({ length: count }, (_one, at) => ({ id: String(offset + at) }));
    return Promise.resolve({ total: reviews, items });
  };
  const recordKinds = ['product', 'stock_level', 'review'].map(
    (kind) => ({ kind: { kind }, permissions: { write: 'reviews:write' }, store: { list } }) as unknown as KeptKind, // sound: what a selection needs
  );
  return new BulkEdits({
    database: { read: unit, write: unit } as unknown as Database, // sound: the two that bulk edits call
    recordKinds,
    settings: { clock: createVirtualClock(), ids: { uuid: () => 'key', random: () => 0.5 } },
  });
}

it('a bulk edit has as many records as it may have, and not one more', async () => {
  const input = { filter: {}, set: { status: 'approved' } };
  expect(await editsOf(MAX_BULK_RECORDS).start('review', input, OWNER)).toMatchObject({ total: MAX_BULK_RECORDS });
  await expect(editsOf(MAX_BULK_RECORDS + 1).start('review', input, OWNER)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining(`at most ${String(MAX_BULK_RECORDS)}`) as unknown,
  });
});
