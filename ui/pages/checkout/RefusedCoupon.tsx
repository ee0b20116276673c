import { usePrice, useText } from '../../text/text-context';
import type { CouponRefusal } from './coupon-refusal';
import styles from './RefusedCoupon.module.css';
import { totalOf } from './total-of';

interface Props {
  readonly refusal: CouponRefusal | undefined;
}

export function RefusedCoupon({ refusal }: Props) {
  const t = useText();
  const price = usePrice();
  const total = totalOf(refusal?.segments ?? []);
  return (
    // Mounted while empty, so that screen readers announce changes.
    <div role="alert" className={styles.refused} data-testid="coupon-refused">
      {refusal !== undefined && (
        <>
          <p>{refusal.text}</p>
          {total !== undefined && <p>{t('checkout.without-coupon', { total: price(total) })}</p>}
        </>
      )}
    </div>
  );
}
