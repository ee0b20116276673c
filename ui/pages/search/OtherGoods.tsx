import type { OtherGoods as Goods } from '../../../core/internal';
import type { Product } from '../../../core/shopper';
import { ProductGrid } from '../../components/products/ProductGrid';
import { ProductRail } from '../../components/products/ProductRail';
import { useAllWords, useText } from '../../text/text-context';
import styles from './OtherGoods.module.css';

interface Props {
  readonly others: Goods;
  readonly linkOf: (product: Product) => string;
}

export function OtherGoods({ others: { kind, items }, linkOf }: Props) {
  useAllWords();
  const t = useText();
  if (kind === undefined)
    return (
      <div data-testid="best-goods">
        <ProductRail title={t('search.bestsellers')} products={items} linkOf={linkOf} />
      </div>
    );
  const title = t('search.others', { kind });
  return (
    <section aria-label={title} className={styles.others} data-testid="other-goods">
      <h2 className={styles.title}>{title}</h2>
      <ProductGrid products={items} linkOf={linkOf} eager={0} />
    </section>
  );
}
