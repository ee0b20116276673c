import { useId } from 'react';
import type { ReviewPhoto } from '../../../core/staff';
import { useManageText } from '../../text/manage-text';
import styles from './ReviewPhotoList.module.css';

/** Visible to staff only until the review is approved. */
export function ReviewPhotoList({ photos }: { readonly photos: readonly ReviewPhoto[] }) {
  const t = useManageText();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{t('review.photos')}</h2>
      <p>{t('review.photos-hint')}</p>
      <ul className={styles.photos}>
        {photos.map(({ small, large }, index) => (
          <li key={small}>
            <a href={large} target="_blank" rel="noreferrer">
              <img src={small} alt={t('review.photo', { index: index + 1 })} width={105} height={150} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
