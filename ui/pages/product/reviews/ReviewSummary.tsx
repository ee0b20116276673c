import { clsx } from 'clsx';
import type { ReviewsPage } from '../../../../core/shopper';
import { Stars } from '../../../components/base/Stars';
import { useText } from '../../../text/text-context';
import styles from './ReviewSummary.module.css';

interface Props {
  readonly rating: number;
  readonly reviews: Pick<ReviewsPage, 'total' | 'distribution'>;
  readonly only?: number | undefined;
  readonly onOnly: (stars: number) => void;
}

export function ReviewSummary({ rating, reviews: { total, distribution }, only, onOnly }: Props) {
  const t = useText();
  // A full bar means that every review gave this rating.
  const all = Math.max(
    1,
    distribution.reduce((sum, { count }) => sum + count, 0),
  );
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <span className={clsx('display', styles.figure)} aria-hidden="true">
          {rating.toFixed(1)}
        </span>
        <span className={styles.words}>
          <Stars rating={rating} />
          <span>{t('product.reviews', { count: total })}</span>
        </span>
      </p>
      <ul className={styles.bars}>
        {distribution.map(({ stars, count }) => (
          <li key={stars}>
            <button
              type="button"
              className={styles.row}
              disabled={count === 0}
              aria-pressed={stars === only}
              onClick={() => onOnly(stars)}
            >
              <span aria-hidden="true">{stars}</span>
              <span className="visually-hidden">{`${t('reviews.stars', { count: stars })}: `}</span>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: `${String(Math.round((count / all) * 100))}%` }} />
              </span>
              <span className={styles.count}>{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
