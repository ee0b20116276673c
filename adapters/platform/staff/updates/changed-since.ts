import { type WriteGuard, PRICE_LIST_KIND, skusOfList } from '../../catalogue';
import type { Repositories } from '../../ports/database';
import type { LoggedStaffChange } from '../../ports/staff/staff-changes';

const LOOKED_AT = 50;

type Editor = Pick<LoggedStaffChange, 'at' | 'who'>;

/**
 * Skips products edited since a dry run, whose reviewer did not see those edits.
 * @param since milliseconds since the epoch
 */
export function changedSince(since: number): WriteGuard {
  const repriced = repricedSince(since);
  return async (db, { sku, configurable_children: variants = [] }) => {
    await db.staffChanges.lock('product', sku);
    const last =
      (await editOf(db, sku, since)) ?? (await repriced(db, [sku, ...variants.map((variant) => variant.sku)]));
    if (last === undefined) return;
    const when = new Date(last.at).toISOString();
    throw new Error(`${last.who} changed it at ${when}, after the dry run: run a new one and review it`);
  };
}

async function editOf(db: Repositories, sku: string, since: number): Promise<Editor | undefined> {
  const last = await db.staffChanges.lastOf('product', sku);
  return last !== undefined && last.at > since ? last : undefined;
}

/** Cached, since price lists are long. */
function repricedSince(since: number) {
  const kinds = { kinds: [PRICE_LIST_KIND] };
  let seen = 0;
  let bySku: ReadonlyMap<string, Editor> = new Map();
  const read = async (db: Repositories): Promise<ReadonlyMap<string, Editor>> => {
    const found = new Map<string, Editor>();
    for (let offset = 0; ; offset += LOOKED_AT) {
      const lists = await db.staffChanges.list(kinds, { limit: LOOKED_AT, offset });
      for (const { at, who, after } of lists) {
        if (at <= since) return found;
        for (const sku of skusOfList(after)) if (!found.has(sku)) found.set(sku, { at, who });
      }
      if (lists.length < LOOKED_AT) return found;
    }
  };
  return async (db: Repositories, skus: readonly string[]): Promise<Editor | undefined> => {
    const count = await db.staffChanges.count(kinds);
    if (count !== seen) [seen, bySku] = [count, await read(db)];
    return skus.map((sku) => bySku.get(sku)).find((one) => one !== undefined);
  };
}
