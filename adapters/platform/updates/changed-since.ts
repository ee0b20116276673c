import type { WriteGuard } from '../catalogue/catalogue-writer';
import { isListOf, PRICE_LIST_KIND } from '../goods/price-lists';
import type { Repositories } from '../ports/database';

/** Changes of prices that one look at the log brings. */
const LOOKED_AT = 50;

/**
 * Leaves a product as it is that staff has changed after a dry run, by its form or by a list of prices: whoever looked at the
 * dry run did not see that change, and would undo it unknown.
 * @param since milliseconds since the epoch
 */
export function changedSince(since: number): WriteGuard {
  return async (db, { sku, configurable_children: variants = [] }) => {
    await db.staffChanges.lock('product', sku);
    const skus = new Set([sku, ...variants.map((variant) => variant.sku)]);
    const last = (await editOf(db, sku, since)) ?? (await priceListOf(db, skus, since));
    if (last === undefined) return;
    const when = new Date(last.at).toISOString();
    throw new Error(`${last.who} has changed it at ${when}, after the dry run: run a new one and look at it again`);
  };
}

async function editOf(db: Repositories, sku: string, since: number) {
  const last = await db.staffChanges.lastOf('product', sku);
  return last !== undefined && last.at > since ? last : undefined;
}

async function priceListOf(db: Repositories, skus: ReadonlySet<string>, since: number) {
  for (let offset = 0; ; offset += LOOKED_AT) {
    const lists = await db.staffChanges.list({ kinds: [PRICE_LIST_KIND] }, { limit: LOOKED_AT, offset });
    for (const list of lists) {
      if (list.at <= since) return undefined;
      if (isListOf(list.after, skus)) return list;
    }
    if (lists.length < LOOKED_AT) return undefined;
  }
}
