import { useText } from '../../../text/text-context';
import styles from './StarsInput.module.css';
import parts from '../options/Parts.module.css';

interface Props {
  readonly id: string;
  readonly value: number;
  readonly error: string | undefined;
  readonly onChange: (stars: number) => void;
}

const STARS = [1, 2, 3, 4, 5] as const;

export function StarsInput({ id, value, error, onChange }: Props) {
  const t = useText();
  return (
    <fieldset aria-describedby={error && `${id}-note`} data-testid="stars-input">
      <legend className={parts.heading}>{t('review.rating')}</legend>
      <div className={styles.stars}>
        {STARS.map((stars) => (
          <label key={stars} className={stars <= value ? styles.on : undefined}>
            <input
              type="radio"
              name={id}
              value={stars}
              checked={stars === value}
              aria-invalid={error !== undefined || undefined}
              aria-label={t('reviews.stars', { count: stars })}
              onChange={() => onChange(stars)}
            />
            <span aria-hidden="true">★</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-note`} className={parts.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
