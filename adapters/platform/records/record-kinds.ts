import type * as z from 'zod/mini';
import { blockRecords, pageRecords } from '../../../core/contract/manage-content';
import { couponRecords } from '../../../core/contract/manage-coupons';
import { productRecords, stockRecords } from '../../../core/contract/manage-products';
import type { RecordKind, RecordKindInit } from '../../../core/contract/record-kind';
import { reviewRecords } from '../../../core/contract/manage-reviews';
import { BlockStore } from '../content/block-store';
import { PageStore } from '../content/page-store';
import { personRecords, roleRecords, subscriberRecords } from '../../../core/contract/manage-people';
import { PersonStore } from '../people/person-store';
import { RoleStore } from '../people/role-store';
import { SubscriberStore } from '../people/subscriber-store';
import type { Settings } from '../settings/options';
import { ProductStore } from '../goods/product-store';
import { StockStore } from '../goods/stock-store';
import { CouponStore } from '../promotions/coupon-store';
import type { ReviewDesk } from '../reviews/review-desk';
import { ReviewStore } from '../reviews/review-store';
import type { RecordDocument, RecordStore } from '../ports/record-store';

/** A kind of record with where it is kept. Desk and routes read documents as JSON alone, so their type does not matter to them. */
export interface KeptKind {
  readonly kind: RecordKind;
  readonly permissions: Pick<RecordKindInit<z.ZodMiniObject, z.ZodMiniObject, Filters>, 'read' | 'write'>;
  readonly store: RecordStore<RecordDocument>;
}

type Filters = Readonly<Record<string, z.ZodMiniType>>;

/** Ties a kind to its store; the compiler holds the store to the kind's documents and rows. */
export function kept<D extends z.ZodMiniObject, R extends z.ZodMiniObject, F extends Filters>(
  kind: RecordKind & { readonly init: RecordKindInit<D, R, F> },
  store: RecordStore<z.output<D>, z.output<R>>,
): KeptKind {
  return { kind, permissions: kind.init, store };
}

/** Every kind of record that staff keeps. */
export function recordKinds({
  reviewDesk,
  settings,
}: {
  readonly reviewDesk: ReviewDesk;
  readonly settings: Settings;
}): readonly KeptKind[] {
  return [
    kept(blockRecords, new BlockStore()),
    kept(couponRecords, new CouponStore()),
    kept(pageRecords, new PageStore()),
    kept(personRecords, new PersonStore(settings)),
    kept(roleRecords, new RoleStore()),
    kept(subscriberRecords, new SubscriberStore(settings)),
    kept(productRecords, new ProductStore(settings)),
    kept(reviewRecords, new ReviewStore(reviewDesk)),
    kept(stockRecords, new StockStore()),
  ];
}
