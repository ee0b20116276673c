import type { PartType, PromoProduct } from '../../../../core/contract';
import { orderNotSent } from '../../../../core/contract/bloggers/blogger-work';
import { PART_TYPES } from '../../../../core/contract/bloggers/bloggers';
import { deliveryStep, SENT_STEP } from '../../../../core/contract/orders/order-status';
import { refuse } from '../../foundation';
import type { PromoDocument, StoredPromo } from '../../ports/bloggers/bloggers';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';

type Db = Pick<Repositories, 'bloggers' | 'customers' | 'products'>;
type PromoOrder = Pick<StoredOrder, 'customerId' | 'document' | 'fulfilment' | 'orderId'>;
type Status = {
  readonly canceled: boolean;
  readonly deliveredAt: number | undefined;
  /** SKUs without any unit left to send. */
  readonly unsent?: readonly string[] | undefined;
};

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
 * Updates promo products after an order changed, in the same unit of work; those that are cancelled or will not be
 * sent are removed unless they were delivered.
 */
export async function movePromoProducts(
  db: Pick<Db, 'bloggers' | 'customers'>,
  order: PromoOrder,
  status: Status,
): Promise<void> {
  const { customerId, fulfilment, orderId } = order;
  if (fulfilment.promo !== true || customerId === undefined) return;
  const { canceled, deliveredAt, unsent = [] } = status;
  if (!canceled && deliveredAt === undefined && unsent.length === 0) return;
  await db.customers.lock(customerId); // serializes with the blogger's actions
  const coming = (await db.bloggers.productsOfOrder(customerId, orderId)).filter(isComing);
  for (const promo of coming) {
    if (canceled || unsent.some((sku) => sku === promo.sku)) await db.bloggers.removeProduct(promo.id);
    else if (deliveredAt !== undefined)
      await db.bloggers.changeProduct(promo.id, { ...promoDocumentOf(promo), deliveredAt });
  }
}

/**
 * Marks promo products of an order as delivered now; idempotent.
 * @throws ApiError order_not_sent, since products that count as arrived make room for further free orders
 */
export async function receivePromoProducts(
  db: Pick<Db, 'bloggers' | 'customers'>,
  order: PromoOrder & Pick<StoredOrder, 'deliveryStatus' | 'stage' | 'status'> & { readonly customerId: number },
  now: number,
): Promise<readonly StoredPromo[]> {
  await db.customers.lock(order.customerId);
  const all = () => db.bloggers.productsOfOrder(order.customerId, order.orderId);
  const coming = (await all()).filter(isComing);
  if (coming.length > 0 && !isUnderway(order)) throw refuse(orderNotSent, 'The order has not been sent yet');
  for (const promo of coming) {
    await db.bloggers.changeProduct(promo.id, { ...promoDocumentOf(promo), deliveredAt: now });
  }
  return all();
}

function isUnderway({
  status,
  deliveryStatus,
  stage,
}: Pick<StoredOrder, 'deliveryStatus' | 'stage' | 'status'>): boolean {
  return status !== 'canceled' && deliveryStep(deliveryStatus, stage) >= SENT_STEP;
}

function isComing({ deliveredAt }: StoredPromo): boolean {
  return deliveredAt === undefined;
}

export function promoDocumentOf({ id: _id, parts: _parts, ...document }: StoredPromo): PromoDocument {
  return document;
}

async function partTypeOf({ products }: Db, sku: string): Promise<PromoProduct['type_type']> {
  const id = await products.idBySku(sku);
  const { set } = (id === undefined ? undefined : await products.byId(id))?.document ?? {};
  const values: readonly unknown[] = Array.isArray(set) ? set : [set];
  return values.find(isPartType) ?? null;
}

function isPartType(value: unknown): value is PartType {
  return PART_TYPES.some((type) => type === value);
}
