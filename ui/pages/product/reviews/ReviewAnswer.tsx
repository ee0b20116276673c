import type { ReviewAnswer as Answer } from '../../../../core/staff';
import { longDate } from '../../../text/long-date';
import { useText } from '../../../text/text-context';
import styles from './ReviewAnswer.module.css';

interface Props {
  readonly answer: Answer;
  readonly locale: string;
}

export function ReviewAnswer({ answer: { text, created_at: date }, locale }: Props) {
  const t = useText();
  return (
    <div className={styles.answer} data-testid="review-answer">
      <p className={styles.who}>
        <b>{t('review.answer')}</b> · <time dateTime={date}>{longDate(date, locale)}</time>
      </p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
