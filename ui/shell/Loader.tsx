import { useText } from '../text/text-context';
import styles from './Loader.module.css';

export function Loader() {
  const t = useText();
  return (
    <div className={styles.loader} role="status">
      <span className={styles.bar} aria-hidden="true" />
      <span className="visually-hidden">{t('nav.loading')}</span>
    </div>
  );
}
