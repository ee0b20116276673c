import { couponRecords } from './manage-coupons';
import { productRecords, stockRecords } from './manage-products';
import { blockRecords, pageRecords } from './manage-content';
import { personRecords, roleRecords, subscriberRecords } from './manage-people';
import { reviewRecords } from './manage-reviews';

/** Every kind of record that staff keeps, by its plural. */
export const RECORD_KINDS = {
  blocks: blockRecords,
  coupons: couponRecords,
  pages: pageRecords,
  people: personRecords,
  roles: roleRecords,
  subscribers: subscriberRecords,
  products: productRecords,
  reviews: reviewRecords,
  stock_levels: stockRecords,
} as const;
export type RecordKinds = typeof RECORD_KINDS;
export type RecordKindName = keyof RecordKinds;
