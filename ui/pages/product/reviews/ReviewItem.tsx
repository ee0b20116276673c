import { answerOf, CART_THUMBNAIL, GALLERY_IMAGE } from '../../../../core/internal';
import { imageUrl, type Review } from '../../../../core/shopper';
import { Picture } from '../../../components/base/Picture';
import { Stars } from '../../../components/base/Stars';
import { late } from '../../../state/late';
import { useText } from '../../../text/text-context';
import { longDate } from '../../../text/long-date';
import { isPlainClick } from '../gallery/plain-click';
import styles from './ReviewItem.module.css';
import { useViewer } from '../gallery/use-viewer';

const ReviewAnswer = late(async () => (await import('./ReviewAnswer')).ReviewAnswer);

interface Props {
  readonly review: Review;
  readonly locale: string;
}

export function ReviewItem({ review, locale }: Props) {
  const t = useText();
  const openViewer = useViewer();
  const { title, detail, nickname, rating, created_at: date, photos = [] } = review;
  const answer = answerOf(review);
  const altOf = (index: number) => t('reviews.photo', { index: index + 1, name: nickname });
  return (
    <article className={styles.review} data-testid="review">
      <header className={styles.head}>
        {rating !== undefined && <Stars rating={rating} />}
        <p className={styles.who}>
          {nickname} · <time dateTime={date}>{longDate(date, locale)}</time>
        </p>
      </header>
      <div className={styles.body}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{detail}</p>
        {photos.length > 0 && (
          <ul className={styles.photos}>
            {photos.map((photo, index) => (
              <li key={photo}>
                <a
                  href={imageUrl(photo, GALLERY_IMAGE, 2)}
                  aria-haspopup="dialog"
                  data-testid="review-photo"
                  onClick={(event) => {
                    if (!isPlainClick(event)) return;
                    event.preventDefault();
                    const pictures = photos.map((path, at) => ({ path, alt: altOf(at) }));
                    openViewer({ pictures, index, opener: event.currentTarget });
                  }}
                >
                  <Picture path={photo} size={CART_THUMBNAIL} alt={altOf(index)} sizes="6rem" />
                </a>
              </li>
            ))}
          </ul>
        )}
        {answer !== undefined && <ReviewAnswer answer={answer} locale={locale} />}
      </div>
    </article>
  );
}
