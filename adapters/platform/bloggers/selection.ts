import * as z from 'zod/mini';
import type { Product } from '../../../core/contract';
import * as contract from '../../../core/contract/blogger-work';
import { lookUp } from '../../../core/kernel/look-up';
import { countAgain } from '../catalogue/count-categories';
import { changedHash } from '../catalogue/product-hash';
import type { Content } from '../content/content';
import { siteSettings } from '../content/site-settings';
import { notFound, refuse } from '../http/api-error';
import type { Repositories } from '../ports/database';
import type { Settings } from '../settings/options';

type Db = Pick<Repositories, 'catalogue' | 'changes' | 'commerce' | 'content' | 'customers' | 'products' | 'versions'>;

const choosing = z.looseObject({ product_choose: z.literal(true) });

export interface Selection {
  readonly bloggerId: number;
  readonly products: readonly number[];
  readonly action: 'approve' | 'refuse';
  /** In milliseconds. */
  readonly now: number;
}

/**
 * Takes products of the catalogue into the shop, or out of it (A §7), with what is counted of them. Lists, menus and pages follow as with any write
 * of the catalogue.
 * @returns how many were not so before
 * @throws ApiError selection_off where the setting product_choose is off; 404 naming a product that is not in the catalogue
 */
export async function selectProducts(
  db: Db,
  { bloggerId, products, action, now }: Selection,
  parts: { readonly content: Content; readonly settings: Settings },
): Promise<number> {
  if ((await siteSettings(db, parts, choosing)) === undefined) {
    throw refuse(contract.selectionOff, 'This shop does not ask for a selection of products');
  }
  await db.customers.lock(bloggerId); // what is counted is read and written by one at a time
  const changes: { before: Product; after: Product }[] = [];
  for (const id of new Set(products)) {
    const before = (await db.products.byId(id))?.document;
    const written = await db.products.written(id);
    if (before === undefined || written === undefined) throw notFound(`There is no product ${String(id)}`);
    if (lookUp(before, 'choose_status') === action && before.approved === APPROVED[action]) continue;
    const chosen = { approved: APPROVED[action], choose_status: action, chosen_at: chosenAt(action, now) };
    const after = { ...before, ...chosen };
    await db.products.rewrite(after, changedHash(written.hash, `${action}-${String(now)}`));
    changes.push({ before, after });
  }
  if (changes.length === 0) return 0;
  await countAgain(db, changes);
  await db.versions.raise('catalogue', 'index');
  return changes.length;
}

const APPROVED = { approve: 1, refuse: 0 } as const;

function chosenAt(action: Selection['action'], now: number): string | null {
  return action === 'approve' ? new Date(now).toISOString() : null;
}
