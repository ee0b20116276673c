import { CART_THUMBNAIL, maxToBuy } from '../../../../core/internal';
import { lookUp, type Product } from '../../../../core/shopper';
import { Picture } from '../../../components/base/Picture';
import { QuantityStepper } from '../../../components/fields/QuantityStepper';
import { usePrice, useText } from '../../../text/text-context';
import styles from './Parts.module.css';

type PartLink = NonNullable<Product['product_links']>[number];
type Quantities = Readonly<Record<string, number>>;

interface Props {
  readonly links: readonly PartLink[];
  readonly quantities: Quantities;
  readonly max: number;
  readonly error: string | undefined;
  readonly onChange: (quantities: Quantities) => void;
}

export function GroupParts({ links, quantities, max, error, onChange }: Props) {
  const t = useText();
  const price = usePrice();
  return (
    <section className={styles.parts} aria-label={t('product.part-of')}>
      <h2 className={styles.heading}>{t('product.part-of')}</h2>
      <ul>
        {links.map(({ linked_product_sku: sku, name = sku, image, price: each, stock }) => {
          const gone = stock?.is_in_stock === false;
          return (
            <li key={sku} className={styles.part}>
              {image !== undefined && (
                <span className={styles.picture}>
                  <Picture path={image} size={CART_THUMBNAIL} alt="" sizes="4rem" />
                </span>
              )}
              <span className={styles.words}>
                <span>{name}</span>
                <span className={styles.price}>{gone ? t('product.sold-out') : each !== undefined && price(each)}</span>
              </span>
              <QuantityStepper
                name={name}
                min={0}
                max={gone ? 0 : maxToBuy(max, stock?.qty)}
                value={lookUp(quantities, sku) ?? 1}
                onChange={(qty) => onChange({ ...quantities, [sku]: qty })}
              />
            </li>
          );
        })}
      </ul>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
