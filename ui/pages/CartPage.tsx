import { clsx } from 'clsx';
import type { CartItem, CartState, TotalSegment } from '../../core';
import { ButtonLink } from '../components/Button';
import { CartLine } from '../components/CartLine';
import { CouponForm } from '../components/CouponForm';
import { TotalsList } from '../components/TotalsList';
import { useText } from '../text/text-context';
import styles from './CartPage.module.css';

interface Props {
  readonly cart: CartState;
  readonly segments: readonly TotalSegment[];
  readonly taxIncluded: boolean;
  readonly confirmRemoval: boolean;
  readonly max: number;
  readonly homePath: string;
  readonly checkoutPath: string;
  readonly linkOf: (item: CartItem) => string;
  readonly onQuantity: (item: CartItem, qty: number) => void;
  readonly onRemove: (item: CartItem) => void;
  readonly onCoupon: (code: string) => Promise<boolean>;
  readonly onCouponRemove: () => void;
}

export function CartPage({
  cart,
  segments,
  taxIncluded,
  confirmRemoval,
  max,
  homePath,
  checkoutPath,
  linkOf,
  onQuantity,
  onRemove,
  onCoupon,
  onCouponRemove,
}: Props) {
  const t = useText();
  const empty = cart.cartItems.length === 0;
  return (
    <div className={styles.page}>
      <h1 className={clsx('display', styles.title)}>{empty && cart.isLoaded ? t('cart.empty') : t('cart.title')}</h1>
      <noscript>
        <p>{t('cart.no-script')}</p>
      </noscript>
      {empty ? (
        <div className={styles.empty}>
          <p>{t('cart.empty-hint')}</p>
          <ButtonLink href={homePath} kind="secondary">
            {t('cart.browse')}
          </ButtonLink>
        </div>
      ) : (
        <div className={styles.columns}>
          <ul className={styles.lines}>
            {cart.cartItems.map((item) => (
              <li key={item.checksum}>
                <CartLine
                  item={item}
                  href={linkOf(item)}
                  max={max}
                  taxIncluded={taxIncluded}
                  confirmRemoval={confirmRemoval}
                  heading="h2"
                  onQuantity={(qty) => onQuantity(item, qty)}
                  onRemove={() => onRemove(item)}
                />
              </li>
            ))}
          </ul>
          <section className={styles.summary} aria-label={t('cart.summary')} aria-busy={cart.isSyncing}>
            <TotalsList segments={segments} taxIncluded={taxIncluded} />
            {cart.shipping === null && <p className={styles.note}>{t('cart.shipping-later')}</p>}
            <CouponForm coupon={cart.coupon} onApply={onCoupon} onRemove={onCouponRemove} />
            <ButtonLink href={checkoutPath} wide>
              {t('cart.checkout')}
            </ButtonLink>
          </section>
        </div>
      )}
    </div>
  );
}
