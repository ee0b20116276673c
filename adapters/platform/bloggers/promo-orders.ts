import type { PartType, PromoProduct } from '../../../core/contract';
import { PART_TYPES } from '../../../core/contract/bloggers';
import type { PromoDocument, StoredPromo } from '../ports/bloggers';
import type { Repositories } from '../ports/database';
import type { StoredOrder } from '../ports/orders';

type Db = Pick<Repositories, 'bloggers' | 'customers' | 'products'>;
type PromoOrder = Pick<StoredOrder, 'customerId' | 'document' | 'fulfilment' | 'orderId'>;
/** How far an order is now. */
type Standing = { readonly canceled: boolean; readonly deliveredAt: number | undefined };

/** A free order of a blogger becomes promo products: one for each line, on its way until the parcel has arrived (A §4.9). */
export async function addPromoProducts(db: Db, order: PromoOrder & Pick<StoredOrder, 'createdAt'>): Promise<void> {
  const { createdAt, customerId, document, fulfilment, orderId } = order;
  if (fulfilment.promo !== true || customerId === undefined) return;
  for (const { sku, parentSku, slug, image, name } of document.products) {
    await db.bloggers.addProduct(customerId, {
      sku,
      title: name,
      orderId,
      orderedAt: createdAt,
      type: await partTypeOf(db, parentSku ?? sku),
      ...(slug !== undefined && { slug }),
      ...(image !== undefined && { image }),
      ...(fulfilment.expectedAt !== undefined && { expectedAt: fulfilment.expectedAt }),
    });
  }
}

/**
 * What becomes of the promo products of an order that moved: with its parcel they arrive, and of a cancelled one those go that have not. In the unit
 * of work in which it moves.
 */
export async function movePromoProducts(
  db: Pick<Db, 'bloggers' | 'customers'>,
  order: PromoOrder,
  standing: Standing,
): Promise<void> {
  const { customerId, fulfilment, orderId } = order;
  if (fulfilment.promo !== true || customerId === undefined) return;
  const { canceled, deliveredAt } = standing;
  if (!canceled && deliveredAt === undefined) return;
  await db.customers.lock(customerId); // what the blogger does with them waits
  const coming = (await db.bloggers.productsOfOrder(customerId, orderId)).filter(isComing);
  for (const promo of coming) {
    if (canceled) await db.bloggers.removeProduct(promo.id);
    else if (deliveredAt !== undefined)
      await db.bloggers.changeProduct(promo.id, { ...documentOf(promo), deliveredAt });
  }
}

/** The blogger has the parcel in hand: what has not arrived yet arrives today. @returns all that came with the order */
export async function receivePromoProducts(
  db: Pick<Db, 'bloggers' | 'customers'>,
  order: PromoOrder & { readonly customerId: number },
  now: number,
): Promise<readonly StoredPromo[]> {
  await db.customers.lock(order.customerId);
  const all = () => db.bloggers.productsOfOrder(order.customerId, order.orderId);
  for (const promo of (await all()).filter(isComing)) {
    await db.bloggers.changeProduct(promo.id, { ...documentOf(promo), deliveredAt: now });
  }
  return all();
}

function isComing({ deliveredAt }: StoredPromo): boolean {
  return deliveredAt === undefined;
}

/** What is kept of it. */
export function documentOf({ id: _id, parts: _parts, ...document }: StoredPromo): PromoDocument {
  return document;
}

/** What a product is in an outfit, by its attribute 'set'; of several the first. Null for what is no part of one. */
async function partTypeOf({ products }: Db, sku: string): Promise<PromoProduct['type_type']> {
  const id = await products.idBySku(sku);
  const { set } = (id === undefined ? undefined : await products.byId(id))?.document ?? {};
  const values: readonly unknown[] = Array.isArray(set) ? set : [set];
  return values.find(isPartType) ?? null;
}

function isPartType(value: unknown): value is PartType {
  return PART_TYPES.some((type) => type === value);
}
