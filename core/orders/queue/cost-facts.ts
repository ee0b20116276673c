import { toMinor } from '../../kernel/money';
import type { ErrorParams } from '../../kernel/shop-error';
import { formatPrice, type StoreView } from '../../store-views';
import type { Costs } from './plan-queue-outcome';
import type { QueueEntry } from './queue-entry';

export function costFacts(
  { order, coupon }: Pick<QueueEntry, 'order' | 'coupon'>,
  { grand_total: now }: Costs,
  views: readonly StoreView[],
): ErrorParams {
  const view = views.find(({ storeCode }) => storeCode === order.store_code);
  const write = (amount: number) => (view === undefined ? String(amount) : formatPrice(toMinor(amount), view.i18n));
  const was = order.totals.find(({ code }) => code === 'grand_total')?.value ?? 0;
  return { was: write(was), now: write(now), coupon: coupon ?? '' };
}
