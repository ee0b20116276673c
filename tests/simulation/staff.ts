import type { Platform } from '../../adapters/platform';
import { documentOf, textOf } from '../../adapters/database/sql/base/columns';
import type { OrderDocument } from '../../adapters/platform/ports/orders/orders';
import type { DirectSql } from './data/shop-data';
import type { OrderAdvance } from '../../core/staff';
import type { Deed, StaffMove } from './history';

export type StaffDeed = Extract<Deed, { readonly do: 'advance' }>;

const WORDS: Readonly<Record<StaffMove, (sku: string) => Omit<OrderAdvance, 'id'>>> = {
  prepare: () => ({ status: 'AB' }),
  send: () => ({ status: 'D', tracking: 'VT1' }),
  deliver: () => ({ status: 'O' }),
  cancel: () => ({ cancel_reason: 'simulated' }),
  return: (sku) => ({ returned: [sku] }),
  'return-broken': (sku) => ({ returned: [sku], restock: false }),
};

export async function moveOrder(
  { orders }: Pick<Platform, 'orders'>,
  database: Pick<DirectSql, 'sql'>,
  { at, move, times }: StaffDeed,
  hasDied: () => boolean,
) {
  const rows = database.sql('SELECT order_id, document FROM shop_order ORDER BY id').all();
  const row = rows[Math.floor(at * rows.length)];
  if (row === undefined) return undefined;
  const id = textOf(row, 'order_id');
  const { products } = documentOf<OrderDocument>(row, 'document');
  const skus = products.map(({ sku: one }) => one);
  const sku = skus[Math.floor(at * skus.length)] ?? '';
  const said = await Promise.all(
    Array.from({ length: times }, () => orders.advance({ id, ...WORDS[move](sku) }, 'staff')),
  ).catch((error: unknown) => {
    // A call that dies with the shop may have taken effect.
    if (hasDied()) return undefined;
    throw error;
  });
  const last = said?.at(-1);
  const outcome = last?.kind === 'done' ? `revision ${last.order.revision}` : (last?.code ?? 'nothing');
  const isDone = said === undefined || last?.kind === 'done';
  return { id, words: `${id} ${move}: ${outcome}`, isCanceled: move === 'cancel' && isDone };
}
