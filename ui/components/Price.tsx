import { clsx } from 'clsx';
import { usePrice, useText } from '../text/text-context';
import styles from './Price.module.css';

interface Props {
  /** What is paid now, in the currency of the store. */
  readonly final: number;
  /** What it cost before; shown only where that is more. */
  readonly regular?: number | undefined;
  /** 'from $ 20.00': there are dearer variants. */
  readonly from?: boolean;
  /** As on the page of a product. */
  readonly large?: boolean;
}

/** What something costs now, and what it cost before where it is on sale. */
export function Price({ final, regular, from = false, large = false }: Props) {
  const t = useText();
  const price = usePrice();
  const onSale = regular !== undefined && regular > final;
  const shown = from ? t('tile.from', { price: price(final) }) : price(final);
  return (
    <p className={large ? clsx(styles.price, styles.large) : styles.price} data-testid="price">
      {onSale && <span className="visually-hidden">{t('price.now')} </span>}
      <span className={onSale ? styles.sale : undefined}>{shown}</span>
      {onSale && (
        <>
          <span className="visually-hidden">{t('price.was')} </span>
          <s className={styles.was}>{price(regular)}</s>
        </>
      )}
    </p>
  );
}
