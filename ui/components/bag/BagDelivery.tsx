import { arrivalText, isPickup, nextFreeDelivery, type FreeDelivery } from '../../../core/internal';
import type { CartTotals, ShippingMethod } from '../../../core/shopper';
import { useLocale, usePrice, useText } from '../../text/text-context';
import styles from './BagDelivery.module.css';

interface Props {
  readonly ways: readonly ShippingMethod[];
  readonly totals: Pick<CartTotals, 'subtotal' | 'discount_amount' | 'gift_cards_amount'> | null;
}

export function BagDelivery({ ways, totals }: Props) {
  const t = useText();
  const locale = useLocale();
  const way = ways.find(({ method_code: code, arrival }) => !isPickup(code) && arrival !== undefined);
  const free = totals === null ? undefined : nextFreeDelivery(ways, totals);
  if (way?.arrival === undefined && free === undefined) return null;
  return (
    <div className={styles.delivery} data-testid="bag-delivery">
      {way?.arrival !== undefined && <p>{t('bag.arrives', { days: arrivalText(way.arrival, locale) })}</p>}
      {free !== undefined && <FreeBar {...free} />}
    </div>
  );
}

function FreeBar({ way, missing, reached }: FreeDelivery<ShippingMethod>) {
  const t = useText();
  const price = usePrice();
  const params = { way: way.method_title, from: price(way.free_from ?? 0), price: price(missing) };
  return (
    <div>
      <p>{t(missing === 0 ? 'bag.free' : 'bag.free-from', params)}</p>
      <div className={styles.bar} aria-hidden="true">
        <div style={{ inlineSize: `${String(Math.round(reached * 100))}%` }} />
      </div>
    </div>
  );
}
