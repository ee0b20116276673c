import { useText } from '../../text/text-context';
import styles from './OfflineBadge.module.css';

export function OfflineBadge({ online }: { readonly online: boolean }) {
  const t = useText();
  return (
    <div role="status">
      {!online && (
        <p className={styles.badge} data-offline data-testid="offline-badge">
          {t('offline.badge')}
        </p>
      )}
    </div>
  );
}
