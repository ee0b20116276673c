import { useText } from '../text/text-context';
import styles from './Progress.module.css';

/** A line along the upper edge between a click and its page. */
export function Progress({ active }: { readonly active: boolean }) {
  const t = useText();
  return active ? <div className={styles.progress} role="progressbar" aria-label={t('nav.loading')} /> : null;
}
