import { CART_THUMBNAIL } from '../../../core/internal';
import type { ListedProduct } from '../../../core/shopper';
import { Icon } from '../../components/base/Icon';
import { Picture } from '../../components/base/Picture';
import { tileOf } from '../../components/products/tile-of';
import { useText } from '../../text/text-context';
import styles from './CompareCandidates.module.css';

interface Props {
  readonly candidates: readonly ListedProduct[];
  readonly onAdd: (product: ListedProduct) => void;
}

export function CompareCandidates({ candidates, onAdd }: Props) {
  const t = useText();
  return (
    <section className={styles.section} aria-label={t('compare.add-more')}>
      <h2 className="display">{t('compare.add-more')}</h2>
      <ul className={styles.list}>
        {candidates.map((product) => {
          const { image } = tileOf(product);
          return (
            <li key={product.sku}>
              <button
                type="button"
                className={styles.candidate}
                onClick={() => onAdd(product)}
                aria-label={t('compare.add-named', { name: product.name })}
              >
                {image !== '' && <Picture path={image} size={CART_THUMBNAIL} alt="" sizes="72px" />}
                <span>{product.name}</span>
                <Icon name="plus" size={18} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
