import { useId, useState } from 'react';
import { CART_THUMBNAIL, pendingTotal } from '../../../core/internal';
import type { CartState, TotalSegment } from '../../../core/shopper';
import { Icon } from '../../components/base/Icon';
import { keyOf } from '../../components/products/line-state';
import { Picture } from '../../components/base/Picture';
import { TotalsList } from '../../components/bag/TotalsList';
import { usePrice, useText } from '../../text/text-context';
import { ReviewLine } from './ReviewLine';
import styles from './SummaryFold.module.css';

const PICTURES = 3;

interface Props {
  readonly cart: CartState;
  readonly segments: readonly TotalSegment[];
  readonly taxIncluded: boolean;
}

export function SummaryFold({ cart, segments, taxIncluded }: Props) {
  const t = useText();
  const price = usePrice();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const total = segments.find(({ code }) => code === 'grand_total')?.value;
  const pending = pendingTotal(cart, segments, taxIncluded);
  const pictures = cart.cartItems.flatMap(({ thumbnail }) => (thumbnail === undefined ? [] : [thumbnail]));
  return (
    <section className={styles.fold} aria-label={t('checkout.summary')} data-testid="summary-fold">
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.pictures}>
          {pictures.slice(0, PICTURES).map((path, at) => (
            <Picture key={at} path={path} size={CART_THUMBNAIL} alt="" sizes="32px" />
          ))}
        </span>
        <span className={styles.words}>
          {t(isOpen ? 'checkout.summary-hide' : 'checkout.summary-show')}
          <span className={styles.mark}>
            <Icon name="down" size={16} />
          </span>
        </span>
        {total !== undefined && (
          <span className={styles.total}>
            {pending !== undefined && <small>{t('totals.estimated')}</small>} {price(total)}
          </span>
        )}
      </button>
      {isOpen && (
        <div id={id} className={styles.body}>
          <ul className={styles.lines}>
            {cart.cartItems.map((item) => (
              <li key={keyOf(item)}>
                <ReviewLine item={item} taxIncluded={taxIncluded} />
              </li>
            ))}
          </ul>
          <TotalsList segments={segments} taxIncluded={taxIncluded} pending={pending} />
        </div>
      )}
    </section>
  );
}
