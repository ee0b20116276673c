import * as z from 'zod/mini';
import type { Product } from '../../../core/contract';
import * as contract from '../../../core/contract/bloggers/blogger-work';
import { lookUp } from '../../../core/kernel/look-up';
import { changedHash, recountCategories } from '../catalogue';
import { type Content, siteSettings } from '../content';
import { inTurn, notFound, refuse, type Settings } from '../foundation';
import type { Repositories } from '../ports/database';

type Db = Pick<
  Repositories,
  'catalogue' | 'changes' | 'commerce' | 'content' | 'customers' | 'products' | 'staffChanges' | 'versions'
>;

const choosing = z.looseObject({ product_choose: z.literal(true) });

export interface Selection {
  readonly bloggerId: number;
  readonly products: readonly number[];
  readonly action: 'approve' | 'refuse';
  /** Milliseconds. */
  readonly now: number;
}

/**
 * Adds products to the shop or removes them.
 * @returns number of changed products
 * @throws ApiError selection_off if product_choose is off; 404 naming an unknown product
 */
export async function selectProducts(
  db: Db,
  { bloggerId, products, action, now }: Selection,
  parts: { readonly content: Content; readonly settings: Settings },
): Promise<number> {
  if ((await siteSettings(db, parts, choosing)) === undefined) {
    throw refuse(contract.selectionOff, 'Product selection is turned off in this shop');
  }
  await db.customers.lock(bloggerId); // one selection per blogger at a time
  const changes: { before: Product; after: Product }[] = [];
  const ids = [...new Set(products)];
  await lockProducts(db, ids);
  for (const id of ids) {
    const written = await db.products.written(id);
    const before = (await db.products.byId(id))?.document;
    if (before === undefined || written === undefined) throw notFound(`There is no product ${String(id)}`);
    if (lookUp(before, 'choose_status') === action && before.approved === APPROVED[action]) continue;
    const chosen = { approved: APPROVED[action], choose_status: action, chosen_at: chosenAt(action, now) };
    const after = { ...before, ...chosen };
    await db.products.rewrite(after, changedHash(written.hash, `${action}-${String(now)}`, 'shop'));
    changes.push({ before, after });
  }
  if (changes.length === 0) return 0;
  await recountCategories(db, changes);
  await db.versions.raise('catalogue', 'index');
  return changes.length;
}

/** Prevents overwriting a concurrent save by staff. Locks in SKU order, like every writer of several products. */
async function lockProducts(db: Db, ids: readonly number[]): Promise<void> {
  const written = await inTurn(ids, (id) => db.products.written(id));
  const skus = written.flatMap((one) => (one === undefined ? [] : [one.sku.toLowerCase()]));
  for (const sku of skus.toSorted()) await db.staffChanges.lock('product', sku);
}

const APPROVED = { approve: 1, refuse: 0 } as const;

function chosenAt(action: Selection['action'], now: number): string | null {
  return action === 'approve' ? new Date(now).toISOString() : null;
}
