import { usePrice, useText } from '../../text/text-context';
import type { CouponRefusal } from './coupon-refusal';
import styles from './RefusedCoupon.module.css';
import { totalOf } from './total-of';

interface Props {
  readonly refusal: CouponRefusal | undefined;
}

/** Why the order was refused for its coupon, above the button that orders without it. */
export function RefusedCoupon({ refusal }: Props) {
  const t = useText();
  const price = usePrice();
  const total = totalOf(refusal?.segments ?? []);
  return (
    // Mounted before there is anything to say, so that screen readers announce it.
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
