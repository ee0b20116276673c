import { clsx } from 'clsx';
import { useText } from '../text/text-context';
import styles from './ListButtons.module.css';

interface Props {
  /** Of the product, for those who hear the page. */
  readonly name: string;
  /** Whether it is on the list. */
  readonly pressed: boolean;
  readonly onToggle: () => void;
}

/** A heart in the corner of a picture. Its drawing is in the style sheet: a page has a hundred of them. */
export function HeartButton({ name, pressed, onToggle }: Props) {
  const t = useText();
  return (
    <button
      type="button"
      className={clsx(styles.corner, styles.heart)}
      aria-pressed={pressed}
      aria-label={t('wishlist.save', { name })}
      onClick={onToggle}
      data-testid="wishlist-toggle"
    />
  );
}
