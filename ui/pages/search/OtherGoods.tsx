import type { OtherGoods as Goods, Product } from '../../../core';
import { ProductGrid } from '../../components/ProductGrid';
import { useAllWords, useText } from '../../text/text-context';
import styles from './OtherGoods.module.css';

interface Props {
  readonly others: Goods;
  readonly linkOf: (product: Product) => string;
}

/** Other goods of the kind for who finds few of it, or the bestsellers for who finds nothing. */
export function OtherGoods({ others: { kind, items }, linkOf }: Props) {
  useAllWords();
  const t = useText();
  const title = kind === undefined ? t('search.bestsellers') : t('search.others', { kind });
  return (
    <section aria-label={title} className={styles.others} data-testid="other-goods">
      <h2 className={styles.title}>{title}</h2>
      <ProductGrid products={items} linkOf={linkOf} eager={0} />
    </section>
  );
}
