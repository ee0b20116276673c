import type { LogEntry } from '../../../../core/internal-staff';
import type { ManageText } from '../../../text/manage-text';
import type { ManageKey } from '../../../text/own-keys';
import { formatChange } from './format-change';

const SENTENCES: ReadonlyMap<string, ManageKey> = new Map([
  ['order', 'log.order'],
  ['sign-in', 'log.sign-in'],
  ['sign-in-refused', 'log.sign-in-refused'],
  ['export', 'log.export'],
  ['erasure', 'log.erasure'],
  ['price_list', 'log.price-list'],
  ['product_bulk', 'log.product-bulk'],
  ['review_bulk', 'log.review-bulk'],
  ['attribute_merge', 'log.attribute-merge'],
]);

/** Kinds whose names are those of the log, not of a record. */
export const LOG_LABELS: ReadonlyMap<string, ManageKey> = new Map([
  ['order', 'find.order'],
  ['sign-in', 'log.kind-sign-in'],
  ['sign-in-refused', 'log.kind-sign-in-refused'],
  ['export', 'log.kind-export'],
  ['acting', 'log.kind-acting'],
  ['acted', 'log.kind-acted'],
  ['sign_out', 'log.kind-sign-out'],
  ['second-factor', 'log.kind-second-factor'],
  ['payee', 'log.kind-payee'],
  ['erasure', 'log.kind-erasure'],
  ['price_list', 'nav.prices'],
  ['product_bulk', 'log.kind-product-bulk'],
  ['review_bulk', 'log.kind-review-bulk'],
  ['attribute_merge', 'log.kind-attribute-merge'],
  ['person_bonus', 'log.kind-person-bonus'],
  ['person_merge', 'log.kind-person-merge'],
  ['person_note', 'log.kind-person-note'],
  ['person_profile', 'log.kind-person-profile'],
  ['coupon_codes', 'log.kind-coupon-codes'],
  ['gift_card', 'nav.gift-cards'],
  ['payout', 'nav.payouts'],
  ['bank_file', 'bank.title'],
  // Lists that were saved as files.
  ['gift-card', 'nav.gift-cards'],
  ['change-log', 'changes.title'],
  ['report', 'nav.reports'],
  ['closing', 'nav.closing'],
  ['books', 'nav.books'],
]);

/**
 * Describes an entry of the log in one sentence.
 * @param record label of the record
 */
export function formatLog(entry: LogEntry, record: string, t: ManageText): string {
  const { who, kind } = entry;
  const sentence = SENTENCES.get(kind);
  if (sentence === undefined) return formatChange(entry, record, t);
  return t(sentence, { who: who === 'shop' ? t('changes.shop') : who, name: record });
}
