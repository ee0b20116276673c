import { clsx } from 'clsx';
import { usePrice, useText } from '../../text/text-context';
import styles from './Price.module.css';

interface Props {
  readonly final: number;
  readonly regular?: number | undefined;
  readonly from?: boolean;
  readonly large?: boolean;
}

/** The current price, with the previous one when on sale. */
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
