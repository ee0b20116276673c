import type { QueuedOrder } from '../../../../core/shopper';
import type { OrderRow } from './order-row';

export interface RowResult {
  readonly row: number;
  readonly ref: string;
  /** `placed-before`: by an earlier run; `waiting`: queued for the next run; `ready`: dry run. */
  readonly state: 'placed' | 'placed-before' | 'waiting' | 'refused' | 'ready';
  readonly order_id?: string | undefined;
  readonly number?: string | undefined;
  readonly total?: number | undefined;
  readonly redirect?: string | undefined;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

type Named = Pick<OrderRow, 'row' | 'ref'>;

export function refused({ row, ref }: Named, why: Pick<RowResult, 'code' | 'message' | 'fields'>): RowResult {
  return { row, ref, state: 'refused', ...why };
}

export function fieldsRefused(row: Named, fields: Readonly<Record<string, string>>): RowResult {
  return refused(row, { code: 'invalid-input', message: Object.values(fields).join('; '), fields });
}

export function queuedResult(
  { row, ref }: Named,
  { order, state, result, message }: QueuedOrder,
  when: 'placed' | 'placed-before',
): RowResult {
  const { order_id } = order;
  if (state !== 'sent') return { row, ref, state: 'waiting', order_id, message };
  const redirect = result?.paid === true ? undefined : (result?.order?.paylink ?? undefined);
  return { row, ref, state: when, order_id, number: result?.number, total: result?.price, redirect };
}
