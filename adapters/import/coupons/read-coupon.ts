import type { CouponDocument } from '../../../core/contract/selling/manage-coupons';
import { enabledCell } from '../mapped/selling-cells';
import { amountCell, type MappedAmount } from '../mapped/amount';
import { momentText } from '../mapped/moment-text';
import { said } from '../records/record-log';
import type { RecordRow } from '../records/record-table';
import { headingOf } from '../source/headings';
import { unreadConditions, type CouponField } from './coupon-headings';

export interface ReadCoupon {
  readonly coupon: Omit<CouponDocument, 'minimum' | 'value'>;
  readonly value: MappedAmount | undefined;
  readonly minimum: MappedAmount | undefined;
}

type Fault = { readonly field: CouponField; readonly reason: string };

const KINDS: ReadonlyMap<string, CouponDocument['kind']> = new Map([
  ...['percent', 'percentage', 'percent discount', 'percentage discount', 'prozent', 'pourcentage', 'porcentaje', 'procent', 'процент', '%'].map(
    (word) => [word, 'percent'] as const,
  ),
  ...['fixed', 'fixed_cart', 'fixed amount', 'fixed_amount', 'fixed cart discount', 'amount', 'betrag', 'montant', 'importe', 'kwota', 'сумма'].map(
    (word) => [word, 'fixed'] as const,
  ),
  ...['free_delivery', 'free shipping', 'free_shipping', 'shipping', 'shipping_line', 'versandkostenfrei'].map((word) => [word, 'free_delivery'] as const),
]); // prettier-ignore
const ENDED = new Set(['expired', 'abgelaufen', 'expiré', 'caducado']);
const RUNNING = new Set(['scheduled', 'geplant', 'publish']);
const UNLIMITED = new Set(['', '0', 'unlimited', 'no limit', 'none', '-', 'unbegrenzt', '∞']);
const NO_MINIMUM = new Set(['', '0', 'none', '-', 'no', 'no minimum requirements', 'false']);
const money = amountCell({ decimal: 'point', isWorkbook: false });

/**
 * Reads a coupon. One with a condition that is not read comes inactive: it would be worth more than before.
 * @returns faults for a coupon that cannot be kept
 */
export function readCoupon(row: RecordRow<CouponField>): {
  readonly read?: ReadCoupon;
  readonly faults: readonly Fault[];
  readonly notes: readonly Fault[];
} {
  const faults: Fault[] = [];
  const notes: Fault[] = [];
  const fault = (field: CouponField, reason: string) =>
    faults.push({ field, reason: `${said(row.cell(field))} ${reason}` });
  const isFree = isYes(row.cell('free_delivery'));
  const given = row.cell('value').replace(/^[-−]/u, '');
  const value = amountOf(given.replace(/(?<!\s)\s*%$/u, ''));
  if (value === 'none') fault('value', 'is not an amount such as 10 or 10.50');
  const sum = value === 'none' ? 0 : (value?.amount ?? 0);
  const kind = kindOf(row.cell('kind'), given, isFree && sum === 0);
  if (kind === undefined) fault('kind', 'is not a discount that the shop has: percent, fixed amount or free delivery');
  if (isFree && kind !== 'free_delivery') fault('free_delivery', 'comes with a discount: a coupon gives one of both');
  const window = { starts_at: momentOf(row.cell('starts')), ends_at: endOf(row) };
  if (window.starts_at === 'none') fault('starts', 'is not a date such as 2026-11-30');
  if (window.ends_at === 'none') fault('ends', 'is not a date such as 2026-11-30');
  const minimum = NO_MINIMUM.has(row.cell('minimum').toLowerCase()) ? undefined : amountOf(row.cell('minimum'));
  const uses = usesOf(row, fault);
  const state = row.cell('active').toLowerCase();
  const isOn = ENDED.has(state) ? false : RUNNING.has(state) ? true : enabledCell.safeParse(state).data;
  if (isOn === undefined && state !== '') fault('active', 'is neither active nor inactive');
  const conditions = unreadConditions(row.others);
  const isUnread = conditions.length > 0 || minimum === 'none';
  if (isUnread)
    notes.push({
      field: 'active',
      reason: `is imported as inactive: check the conditions (${[...conditions, ...(minimum === 'none' ? [row.at('minimum')] : [])].join(', ')}), then activate it`,
    });
  if (faults.length > 0 || kind === undefined || value === 'none') return { faults, notes };
  const coupon = {
    code: row.cell('code'),
    kind,
    active: (isOn ?? true) && !isUnread,
    ...(typeof window.starts_at === 'string' && { starts_at: window.starts_at }),
    ...(typeof window.ends_at === 'string' && { ends_at: window.ends_at }),
    ...uses,
  };
  return {
    read: {
      coupon,
      value: kind === 'free_delivery' ? undefined : value,
      minimum: minimum === 'none' ? undefined : minimum,
    },
    faults,
    notes,
  };
}

function kindOf(word: string, value: string, isFree: boolean): CouponDocument['kind'] | undefined {
  if (isFree) return 'free_delivery';
  const kind = KINDS.get(word.toLowerCase());
  if (kind !== undefined || word !== '') return kind;
  if (value.endsWith('%')) return 'percent';
  return /[A-Z]{3}|\p{Sc}/u.test(value) ? 'fixed' : undefined;
}

function amountOf(text: string): MappedAmount | 'none' | undefined {
  const parsed = money.safeParse(text);
  return parsed.success ? parsed.data : 'none';
}

function momentOf(text: string): string | undefined {
  return text === '' ? undefined : (momentText(text) ?? 'none');
}

/** WooCommerce ends coupons when the day begins, this shop when it ends. */
function endOf(row: RecordRow<CouponField>): string | undefined {
  const moment = momentOf(row.cell('ends'));
  if (headingOf(row.at('ends')) !== 'date expires' || moment === undefined || !BARE_DAY.test(moment)) return moment;
  return new Date(Date.parse(`${moment}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}
const BARE_DAY = /^\d{4}-\d{2}-\d{2}$/u;
const DAY_MS = 24 * 60 * 60 * 1000;

function usesOf(
  row: RecordRow<CouponField>,
  fault: (field: CouponField, reason: string) => void,
): Pick<CouponDocument, 'uses_per_customer' | 'uses_total'> {
  const all = limitOf(row, 'uses_total');
  const each = limitOf(row, 'uses_per_customer');
  const used = all === undefined ? 0 : (countOf(row.cell('used')) ?? 0);
  if (all === 'none') fault('uses_total', 'is not a number of orders');
  if (each === 'none') fault('uses_per_customer', 'is not a number of orders');
  if (used === 'none') fault('used', 'is not a number of orders');
  if (each === 0) fault('uses_per_customer', 'lets nobody use the coupon');
  const left = typeof all === 'number' && typeof used === 'number' ? all - used : undefined;
  if (left !== undefined && left <= 0) fault('uses_total', 'is used up');
  return {
    ...(left !== undefined && { uses_total: left }),
    ...(typeof each === 'number' && { uses_per_customer: each }),
  };
}

/** PrestaShop counts what is left, so that 0 is used up; other columns are limits, where 0 is none. */
function limitOf(row: RecordRow<CouponField>, field: 'uses_per_customer' | 'uses_total'): number | 'none' | undefined {
  const given = row.cell(field);
  return given === '0' && headingOf(row.at(field)).startsWith('quantity') ? 0 : countOf(given);
}

function countOf(text: string): number | 'none' | undefined {
  if (UNLIMITED.has(text.toLowerCase())) return undefined;
  return /^\d{1,9}(?:\.0+)?$/u.test(text) ? Math.floor(Number(text)) : 'none';
}

function isYes(text: string): boolean {
  return text !== '' && enabledCell.safeParse(text).data === true;
}
