import type { BloggerPost, PostType, PromoProduct } from '../../../core/contract';
import { inTypeOrder } from '../../../core/bloggers/set-rules';
import { daysUntil } from '../orders';
import type { Shown, StoredPost, StoredPromo } from '../ports/bloggers/bloggers';

const isoOf = (moment: number | undefined): string | null =>
  moment === undefined ? null : new Date(moment).toISOString();

export interface PromoFacts {
  readonly shown: readonly Pick<Shown, 'promotedAt' | 'type'>[];
  readonly images: readonly string[];
  /** Milliseconds. */
  readonly now: number;
}

export function promoView(promo: StoredPromo, { shown, images, now }: PromoFacts): PromoProduct {
  const { archive } = promo;
  const arrivedAt = arrivalOf(promo);
  return {
    id: promo.id,
    is_set: promo.parts.length > 0,
    parts: partsInOrder(promo),
    type_type: promo.type,
    sku: promo.sku ?? null,
    slug: promo.slug ?? null,
    image: promo.image ?? null,
    title: promo.title,
    order_id: promo.orderId ?? null,
    delivered: arrivedAt !== undefined,
    delivered_at: isoOf(arrivedAt),
    days_to_delivery: arrivedAt === undefined ? daysUntil(promo.expectedAt, now) : null,
    promoted_count: shown.length,
    promoted_dates: datesOf(shown),
    archive: archive !== undefined,
    archived_at: isoOf(archive?.at),
    archived_reason: filled(archive?.reason),
    archived_notes: filled(archive?.notes),
    archived_by: archive?.by ?? null,
    blogger_images: [...images],
  };
}

const filled = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

/** Returns the arrival time in milliseconds; a set arrives with its last part. Undefined until then. */
export function arrivalOf({ deliveredAt, parts }: StoredPromo): number | undefined {
  if (parts.length === 0) return deliveredAt;
  const arrived = parts.flatMap((part) => part.deliveredAt ?? []);
  return arrived.length === parts.length ? Math.max(...arrived) : undefined;
}

function partsInOrder({ parts }: StoredPromo): number[] {
  return inTypeOrder(parts.map(({ id, type }) => ({ id, type_type: type }))).map(({ id }) => id);
}

function datesOf(posts: PromoFacts['shown']): PromoProduct['promoted_dates'] {
  const dates: Partial<Record<PostType, string[]>> = {};
  for (const { type, promotedAt } of posts) (dates[type] ??= []).push(new Date(promotedAt).toISOString());
  return dates;
}

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
