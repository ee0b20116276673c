import { useText } from '../../text/text-context';
import styles from './Stars.module.css';

/** An average rating from 0 to 5, with a text alternative. */
export function Stars({ rating }: { readonly rating: number }) {
  const t = useText();
  const share = `${String(Math.round((Math.min(5, Math.max(0, rating)) / 5) * 100))}%`;
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={t('product.rating', { rating: Math.round(rating * 10) / 10 })}
    >
      <span style={{ width: share }} />
    </span>
  );
}
