import { clsx } from 'clsx';
import { useText } from '../../text/text-context';
import styles from './ListButtons.module.css';

interface Props {
  readonly name: string;
  readonly pressed: boolean;
  readonly onToggle: () => void;
}

/** Drawn in CSS: a page has a hundred of them. */
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
