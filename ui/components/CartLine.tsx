import { useState } from 'react';
import { Link } from './Link';
import { CART_THUMBNAIL, type CartItem } from '../../core';
import { usePrice, useText, type Translate } from '../text/text-context';
import { Button } from './Button';
import styles from './CartLine.module.css';
import { Icon } from './Icon';
import { Picture } from './Picture';
import { Price } from './Price';
import { QuantityStepper } from './QuantityStepper';
import { rowTotal } from './row-total';

interface Props {
  readonly item: CartItem;
  readonly href: string;
  readonly max: number;
  readonly taxIncluded: boolean;
  /** Ask before removing (S §9, confirm before removing a product). */
  readonly confirmRemoval: boolean;
  /** Heading level that fits where the line stands. */
  readonly heading?: 'h2' | 'h3';
  readonly onQuantity: (qty: number) => void;
  readonly onRemove: () => void;
}

/** One line of the bag. */
export function CartLine({
  item,
  href,
  max,
  taxIncluded,
  confirmRemoval,
  heading: Heading = 'h3',
  onQuantity,
  onRemove,
}: Props) {
  const t = useText();
  const price = usePrice();
  const [asking, setAsking] = useState(false);
  const stock = sayStock(item.errors?.stock ?? item.info?.stock ?? '', t);
  return (
    <article className={styles.line} data-testid="cart-line" data-sku={item.sku}>
      <Link href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
        {item.thumbnail !== undefined && <Picture path={item.thumbnail} size={CART_THUMBNAIL} alt="" sizes="105px" />}
      </Link>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link href={href}>{item.name}</Link>
        </Heading>
        {item.options !== undefined && item.options.length > 0 && (
          <p className={styles.options}>{item.options.map((option) => option.value).join(' · ')}</p>
        )}
        <Price final={item.price} regular={item.old_price ?? undefined} />
        {stock !== '' && <p className={item.errors?.stock === undefined ? styles.info : styles.error}>{stock}</p>}
        {asking ? (
          <div className={styles.ask} role="group" aria-label={t('cart.confirm-remove', { name: item.name })}>
            <p>{t('cart.confirm-remove', { name: item.name })}</p>
            <Button kind="secondary" onClick={onRemove} autoFocus>
              {t('cart.remove')}
            </Button>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {t('cart.keep')}
            </Button>
          </div>
        ) : (
          <div className={styles.tools}>
            <QuantityStepper name={item.name} value={item.qty} max={max} onChange={onQuantity} />
            <button
              type="button"
              className={styles.remove}
              aria-label={t('cart.remove-named', { name: item.name })}
              onClick={() => (confirmRemoval ? setAsking(true) : onRemove())}
            >
              <Icon name="bin" size={20} />
            </button>
            <p className={styles.row} data-testid="row-total">
              {price(rowTotal(item, taxIncluded))}
            </p>
          </div>
        )}
      </div>
    </article>
  );
}

/** The words for a stock code of S §8; whatever is no such code is a sentence already. */
function sayStock(stock: string, t: Translate): string {
  return stock === 'AVAILABILITY_IN_STOCK' || stock === 'AVAILABILITY_OUT_OF_STOCK' ? t(`stock.${stock}`) : stock;
}
