import { clsx } from 'clsx';
import { Link } from '../../components/Link';
import { CART_THUMBNAIL, type CartState, type TotalSegment } from '../../../core';
import { Picture } from '../../components/Picture';
import { rowTotal } from '../../components/row-total';
import { TotalsList } from '../../components/TotalsList';
import { usePrice, useText } from '../../text/text-context';
import styles from './OrderReview.module.css';

interface Props {
  readonly cart: CartState;
  readonly segments: readonly TotalSegment[];
  readonly taxIncluded: boolean;
  readonly cartPath: string;
}

/** What is being ordered, once more, with what it costs. */
export function OrderReview({ cart, segments, taxIncluded, cartPath }: Props) {
  const t = useText();
  const price = usePrice();
  return (
    <>
      <h2 className={clsx('display', styles.title)}>{t('checkout.order-now')}</h2>
      <ul className={styles.lines}>
        {cart.cartItems.map((item) => (
          <li key={item.checksum} className={styles.line}>
            {item.thumbnail !== undefined && (
              <Picture path={item.thumbnail} size={CART_THUMBNAIL} alt="" sizes="56px" />
            )}
            <div>
              <p className={styles.name}>{item.name}</p>
              <p className={styles.soft}>
                {item.qty} ×
                {item.options !== undefined && item.options.length > 0
                  ? ` ${item.options.map((option) => option.value).join(' · ')}`
                  : ''}
              </p>
            </div>
            <p className={styles.price}>{price(rowTotal(item, taxIncluded))}</p>
          </li>
        ))}
      </ul>
      <Link href={cartPath} className={styles.edit}>
        {t('checkout.edit-cart')}
      </Link>
      <div aria-busy={cart.isSyncing} data-testid="checkout-totals">
        <TotalsList segments={segments} taxIncluded={taxIncluded} />
      </div>
    </>
  );
}
