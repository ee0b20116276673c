import { disabledFor, inTypeOrder, partsKey, setTypeOf, type NotCollectable } from '../../../core/bloggers/set-rules';
import type { PromoProduct } from '../../../core/contract';
import * as contract from '../../../core/contract/bloggers/blogger-work';
import { BLOGGER_LIMITS } from '../../../core/contract/foundation/limits';
import { notFound, refuse, type ApiError } from '../foundation';
import type { Repositories } from '../ports/database';
import { ownPromo, promoViews } from './promo-views';

type Db = Pick<Repositories, 'bloggerPhotos' | 'bloggers' | 'customers'>;

export interface SetInput {
  readonly bloggerId: number;
  readonly items: readonly number[];
  readonly title: string | undefined;
  /** Milliseconds. */
  readonly now: number;
}

/**
 * Creates a set of promo products; concurrent identical requests create one.
 * @throws ApiError 404 if a part is not the blogger's; set_exists with its id; set_incomplete; not_delivered; archived
 */
export async function makeSet(db: Db, { bloggerId, items, title, now }: SetInput): Promise<PromoProduct> {
  await db.customers.lock(bloggerId);
  const ids = [...new Set(items)];
  const found = await db.bloggers.productsOf(bloggerId, ids);
  const missing = ids.find((id) => !found.some((promo) => promo.id === id));
  if (missing !== undefined) throw notFound(`There is no promo product ${String(missing)}`);
  const parts = inTypeOrder(await promoViews(db, bloggerId, found, now));
  const key = partsKey(ids);
  const existing = await db.bloggers.setOf(bloggerId, key);
  if (existing !== undefined) throw exists(existing);
  for (const [at, part] of parts.entries()) {
    const why = disabledFor(part, { collected: parts.slice(0, at), sets: [] });
    if (why !== undefined) throw refusalFor(why);
  }
  const type = setTypeOf(parts.map(({ type_type }) => type_type));
  if (type === undefined)
    throw refuse(contract.setIncomplete, 'A set consists of a top and a bottom, with or without shoes');
  const document = { type, title: title?.trim() || titleOf(parts) };
  const made = await db.bloggers.addSet(bloggerId, document, { key, parts: parts.map(({ id }) => id) });
  if (made === undefined) throw exists((await db.bloggers.setOf(bloggerId, key)) ?? 0);
  const [view] = await promoViews(db, bloggerId, [await ownPromo(db, bloggerId, made)], now);
  if (view === undefined) throw new Error('The set is missing after it was written');
  return view;
}

function exists(id: number): ApiError {
  return refuse(contract.setExists, 'A set of these products already exists', { id });
}

function refusalFor(why: NotCollectable): ApiError {
  if (why === 'archived') return refuse(contract.archived, 'A part of the set is archived');
  if (why === 'not-delivered') return refuse(contract.notDelivered, 'A part of the set has not arrived yet');
  return refuse(contract.setIncomplete, 'A set has exactly one top and one bottom, with or without shoes');
}

function titleOf(parts: readonly PromoProduct[]): string {
  const title = parts.map((part) => part.title).join(' + ');
  return title.length > BLOGGER_LIMITS.title ? `${title.slice(0, BLOGGER_LIMITS.title - 1)}…` : title;
}
