import { useText } from '../text/text-context';
import styles from './Progress.module.css';

export function Progress({ active }: { readonly active: boolean }) {
  const t = useText();
  return active ? <div className={styles.progress} role="progressbar" aria-label={t('nav.loading')} /> : null;
}
