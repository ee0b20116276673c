import { clsx } from 'clsx';
import type { CustomerOrder } from '../../../core/account';
import { CART_THUMBNAIL } from '../../../core/internal';
import { Link } from '../../components/base/Link';
import { Picture } from '../../components/base/Picture';
import { choiceValue } from '../../text/choice-text';
import { useOrderText } from '../../text/order-text';
import { useLocale, useText, type PriceFormatter } from '../../text/text-context';
import styles from './OrderLines.module.css';

type OrderedProduct = CustomerOrder['products'][number];
export type LineLink = (product: OrderedProduct) => string;

interface Props {
  readonly products: readonly OrderedProduct[];
  readonly money: PriceFormatter;
  readonly linkOf: LineLink;
}

export function OrderLines({ products, money, linkOf }: Props) {
  const [t, words, locale] = [useText(), useOrderText(), useLocale()];
  return (
    <ul className={styles.lines} aria-label={t('orders.items')}>
      {products.map((product, index) => (
        // Two lines may share a SKU with different options.
        <li
          key={`${product.sku}-${String(index)}`}
          className={clsx(styles.line, product.returned === true && styles.returned)}
          data-testid="order-line"
        >
          <span className={styles.photo}>
            {product.image !== undefined && <Picture path={product.image} size={CART_THUMBNAIL} alt="" sizes="80px" />}
          </span>
          <div>
            <p className={styles.name}>
              <Link href={linkOf(product)}>{product.name}</Link>
            </p>
            <p className={styles.choices}>
              {[...choicesOf(product, locale), t('thanks.quantity', { qty: product.count })].map((choice) => (
                <span key={choice}>{choice}</span>
              ))}
            </p>
            {product.returned === true && <p className={styles.mark}>{t('orders.returned')}</p>}
            {product.returned_count !== undefined && (
              <p className={styles.mark}>
                {t('orders.returned-some', { count: product.returned_count, of: product.count })}
              </p>
            )}
            {product.canceled_count !== undefined && (
              <p className={styles.mark}>
                {words('canceled-some', { count: product.canceled_count, of: product.count })}
              </p>
            )}
          </div>
          <p className={styles.price}>{money(product.row_total)}</p>
        </li>
      ))}
    </ul>
  );
}

function choicesOf(
  { brand, collection, options = [], color, size }: OrderedProduct,
  locale: string,
): readonly string[] {
  const house = collection?.hide_brand === true ? collection.name : brand?.name;
  const chosen =
    options.length > 0 ? options.map(({ label, value }) => `${label}: ${choiceValue(value, locale)}`) : [color, size];
  return [...new Set([house, ...chosen].flatMap((part) => (part === undefined || part === '' ? [] : part)))];
}
