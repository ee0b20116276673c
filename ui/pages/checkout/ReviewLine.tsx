import { CART_THUMBNAIL, lineStock, rowTotal } from '../../../core/internal';
import type { CartItem } from '../../../core/shopper';
import { Picture } from '../../components/base/Picture';
import type { LineNews } from '../../components/bag/watch-lines';
import { choicesText } from '../../text/choice-text';
import { useLocale, usePrice, useText } from '../../text/text-context';
import styles from './ReviewLine.module.css';

interface Props {
  readonly item: CartItem;
  readonly news?: LineNews | undefined;
  readonly taxIncluded: boolean;
}

export function ReviewLine({ item, news = {}, taxIncluded }: Props) {
  const t = useText();
  const price = usePrice();
  const { priceWas = item.price } = news;
  const stock = lineStock(item);
  const chosen = choicesText(item, t, useLocale());
  return (
    <div className={styles.line}>
      {item.thumbnail === undefined ? (
        <span />
      ) : (
        <Picture path={item.thumbnail} size={CART_THUMBNAIL} alt="" sizes="40px" />
      )}
      <div>
        <p className={styles.name}>
          {item.qty === 1 ? item.name : t('product.each', { qty: item.qty, name: item.name })}
        </p>
        {chosen !== '' && <p className={styles.soft}>{chosen}</p>}
        {stock.kind === 'sold-out' && <p className={styles.wrong}>{t('product.sold-out')}</p>}
        {stock.kind === 'short' && <p className={styles.wrong}>{t('product.few-left', { count: stock.left })}</p>}
        {priceWas !== item.price && (
          <p className={styles.news} role="status">
            {t(priceWas < item.price ? 'cart.price-up' : 'cart.price-down', { was: price(priceWas) })}
          </p>
        )}
      </div>
      <p className={styles.price}>{price(rowTotal(item, taxIncluded))}</p>
    </div>
  );
}
