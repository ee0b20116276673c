import type { BloggerOrder, BloggerPayout, BloggerPost, PostType, PromoProduct } from '../../../core/contract';
import { toDecimal } from '../../../core/kernel/money';
import type { StoredPayout, StoredPost, StoredPromo, StoredSale } from '../ports/bloggers';

const isoOf = (moment: number | undefined): string | null =>
  moment === undefined ? null : new Date(moment).toISOString();

/** A promo product with what follows from the posts that show it (A §3; A §4.9: published once per post, by type). Pure. */
export function promoView(promo: StoredPromo, posts: readonly StoredPost[]): PromoProduct {
  const showing = posts.filter((post) => post.products.includes(promo.id));
  const { archive } = promo;
  return {
    id: promo.id,
    is_set: promo.parts.length > 0,
    parts: [...promo.parts],
    type_type: promo.type,
    sku: promo.sku ?? null,
    slug: promo.slug ?? null,
    image: promo.image ?? null,
    title: promo.title,
    order_id: promo.orderId ?? null,
    delivered: promo.deliveredAt !== undefined,
    delivered_at: isoOf(promo.deliveredAt),
    days_to_delivery: promo.daysToDelivery ?? null,
    promoted_count: showing.length,
    promoted_dates: datesOf(showing),
    archive: archive !== undefined,
    archived_at: isoOf(archive?.at),
    archived_reason: archive?.reason ?? null,
    archived_notes: archive?.notes ?? null,
    archived_by: archive?.by ?? null,
    blogger_images: [...(promo.images ?? [])],
  };
}

function datesOf(posts: readonly StoredPost[]): PromoProduct['promoted_dates'] {
  const dates: Partial<Record<PostType, string[]>> = {};
  for (const { type, promotedAt } of posts) (dates[type] ??= []).push(new Date(promotedAt).toISOString());
  return dates;
}

/** A post with the products shown in it. Pure. */
export function postView(post: StoredPost, products: ReadonlyMap<number, StoredPromo>): BloggerPost {
  return {
    id: post.id,
    type: post.type,
    promoted_at: new Date(post.promotedAt).toISOString(),
    text: post.text,
    images: [...post.images],
    products: post.products.flatMap((id) => {
      const found = products.get(id);
      return found ? [{ id, title: found.title, sku: found.sku ?? null, image: found.image ?? null }] : [];
    }),
  };
}

export function payoutView(payout: StoredPayout): BloggerPayout {
  return {
    id: payout.id,
    sum: toDecimal(payout.sum),
    bonus: toDecimal(payout.bonus),
    currency: payout.currency,
    created_at: new Date(payout.createdAt).toISOString(),
    paid_at: isoOf(payout.paidAt),
    orders: payout.orders,
  };
}

/** A sale without a word about who bought. Pure. */
export function saleView(sale: StoredSale): BloggerOrder {
  return {
    id: sale.orderId,
    number: sale.number,
    date: new Date(sale.createdAt).toISOString(),
    order_status: sale.deliveryStatus,
    canceled: sale.canceled,
    price: toDecimal(sale.grandTotal),
    currency: sale.orderCurrency,
    products: sale.products.map(({ sku, name, count, image }) => ({ sku, name, count, image: image ?? null })),
    royalty: {
      sum: toDecimal(sale.sum),
      bonus: toDecimal(sale.bonus),
      currency: sale.currency,
      sent: sale.paidAt !== undefined,
      payout_id: sale.payoutId ?? null,
      file: null,
    },
  };
}
