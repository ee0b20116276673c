import type { CouponDocument } from '../../../core/contract/selling/manage-coupons';
import type { RecordImportReport } from '../../../core/contract/staff/import-records';
import type { PastRecords } from '../../platform/ports/staff/record-import';
import type { MappedAmount } from '../mapped/amount';
import { inLots, RecordLog } from '../records/record-log';
import { openRecords, type RecordInput, type RecordRow } from '../records/record-table';
import { COUPON_SPEC, type CouponField } from './coupon-headings';
import { readCoupon, type ReadCoupon } from './read-coupon';

/**
 * Imports coupons from Shopify's or WooCommerce's export, or any table.
 * @param currency of amounts without one
 * @throws ImportFileError if the file cannot be read
 */
export async function importCoupons(
  input: RecordInput & { readonly currency?: string | undefined },
  records: PastRecords,
  { dryRun }: { readonly dryRun: boolean },
): Promise<RecordImportReport> {
  const log = new RecordLog();
  const table = await openRecords(input, COUPON_SPEC, log);
  const read: { readonly row: RecordRow<CouponField>; readonly coupon: CouponDocument }[] = [];
  const seen = new Set<string>();
  for await (const row of table.rows) {
    const about = row.cell('code');
    const { read: found, faults, notes } = readCoupon(row);
    for (const { field, reason } of faults) log.refuse({ row: row.row, column: row.at(field), about, reason });
    if (found === undefined) continue;
    if (seen.has(about.toLowerCase())) {
      log.refuse({ row: row.row, column: row.at('code'), about, reason: 'is in the file twice' });
      continue;
    }
    const coupon = await inBase(found, row.cell('currency') || input.currency, records);
    if ('reason' in coupon) {
      log.refuse({ row: row.row, column: row.at(coupon.field), about, reason: coupon.reason });
      continue;
    }
    seen.add(about.toLowerCase());
    for (const { field, reason } of notes) log.note({ row: row.row, column: row.at(field), about, reason });
    read.push({ row, coupon });
  }
  await inLots(read, async (lot) => {
    const outcomes = await records.bringIn(
      'coupons',
      lot.map(({ coupon }) => coupon),
      { dryRun },
    );
    for (const [at, { row, coupon }] of lot.entries()) {
      const outcome = outcomes[at];
      const place = { row: row.row, about: coupon.code };
      if (outcome === undefined) continue;
      if (outcome.kind !== 'refused') log.count(outcome.kind);
      if (outcome.kind === 'existing' && !outcome.isSame)
        log.note({ ...place, column: row.at('code'), reason: 'exists with another value or conditions, which stay' });
      if (outcome.kind === 'refused')
        for (const { message } of outcome.errors) log.refuse({ ...place, column: row.at('code'), reason: message });
    }
  });
  return log.report({ kind: 'coupons', file: table.name, format: table.format, dryRun });
}

type Unkept = { readonly field: CouponField; readonly reason: string };

/** Amounts are kept in the base currency only if the stores show the same amount again. */
async function inBase(
  { coupon, value, minimum }: ReadCoupon,
  currency: string | undefined,
  records: PastRecords,
): Promise<CouponDocument | Unkept> {
  if (coupon.kind === 'percent' && minimum === undefined) return { ...coupon, value: textOf(value?.amount ?? 0) };
  const kept: { value: string; minimum?: string } = {
    value: coupon.kind === 'percent' ? textOf(value?.amount ?? 0) : '0',
  };
  const amounts = [
    ...(coupon.kind === 'fixed' ? [['value', value] as const] : []),
    ...(minimum === undefined ? [] : [['minimum', minimum] as const]),
  ];
  for (const [field, amount] of amounts) {
    const text = await converted(field, amount, currency, records);
    if (typeof text !== 'string') return text;
    kept[field] = text;
  }
  return { ...coupon, ...kept };
}

async function converted(
  field: 'minimum' | 'value',
  amount: MappedAmount | undefined,
  named: string | undefined,
  records: PastRecords,
): Promise<string | Unkept> {
  const currency = amount?.currency ?? named;
  if (amount === undefined) return { field, reason: 'is empty' };
  if (currency === undefined) return { field, reason: 'has no currency: name it with the import' };
  const base = await records.inBase(amount.amount, currency, field === 'minimum' ? 'limit' : 'price');
  if (base !== undefined) return base;
  const reason = `${textOf(amount.amount)} ${currency} cannot be kept: coupons have their amounts in ${await records.baseCurrency()}, and by your rates the stores would show another one`;
  return { field, reason };
}

function textOf(amount: number): string {
  return String(amount);
}
