import { Button } from '../../components/Button';
import { usePrice, useText } from '../../text/text-context';
import type { CouponRefusal } from './coupon-refusal';
import styles from './RefusedCoupon.module.css';

interface Props {
  readonly refusal: CouponRefusal | undefined;
  readonly busy: boolean;
  readonly onPlace: () => void;
  readonly onRemove: () => void;
}

/** Why the order was refused for its coupon, above the button that orders, and how it can be ordered without. */
export function RefusedCoupon({ refusal, busy, onPlace, onRemove }: Props) {
  const t = useText();
  const price = usePrice();
  return (
    // Mounted before there is anything to say, so that screen readers announce it.
    <div role="alert" className={styles.refused} data-testid="coupon-refused">
      {refusal !== undefined && (
        <>
          <p>{refusal.text}</p>
          {refusal.total === undefined ? (
            <Button type="button" kind="secondary" wide busy={busy} onClick={onRemove}>
              {t('cart.coupon-remove', { code: refusal.coupon })}
            </Button>
          ) : (
            <Button type="button" kind="secondary" wide busy={busy} onClick={onPlace}>
              {t('checkout.place-without-coupon', { total: price(refusal.total) })}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
