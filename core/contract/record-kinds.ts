import { couponRecords } from './manage-coupons';
import { blockRecords, pageRecords } from './manage-content';
import { reviewRecords } from './manage-reviews';

/** Every kind of record that staff keeps, by its plural. */
export const RECORD_KINDS = {
  blocks: blockRecords,
  coupons: couponRecords,
  pages: pageRecords,
  reviews: reviewRecords,
} as const;
export type RecordKinds = typeof RECORD_KINDS;
export type RecordKindName = keyof RecordKinds;
