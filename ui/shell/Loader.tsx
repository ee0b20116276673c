import { useText } from '../text/text-context';
import styles from './Loader.module.css';

/** Over the whole page while something runs that the shopper has to wait for (A §2.2). Nothing behind it can be pressed meanwhile. */
export function Loader() {
  const t = useText();
  return (
    <div className={styles.loader} role="status">
      <span className={styles.bar} aria-hidden="true" />
      <span className="visually-hidden">{t('nav.loading')}</span>
    </div>
  );
}
