import { useText } from '../../text/text-context';
import styles from '../ActingAs.module.css';

export function HiddenBar() {
  const t = useText();
  return (
    <p className={styles.bar} role="status" data-testid="hidden-mark">
      {t('hidden.mark')}
    </p>
  );
}
