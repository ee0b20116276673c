import { Button } from '../../components/base/Button';
import { useText } from '../../text/text-context';
import styles from './Waiting.module.css';

interface Props {
  /** 'offline' retries by itself. */
  readonly state: 'loading' | 'failed' | 'offline';
  readonly onRetry: () => void;
}

export function Waiting({ state, onRetry }: Props) {
  const t = useText();
  if (state === 'loading') {
    return (
      <div className={styles.waiting} data-loading="" data-testid="account-loading">
        <p className="visually-hidden" role="status">
          {t('account.loading')}
        </p>
        {[1, 2, 3].map((row) => (
          <span key={row} className={styles.row} />
        ))}
      </div>
    );
  }
  return (
    <div className={styles.failed} role="alert">
      <p>{t(state === 'offline' ? 'account.offline' : 'account.failed')}</p>
      {state === 'failed' && (
        <Button kind="secondary" onClick={onRetry}>
          {t('error.retry')}
        </Button>
      )}
    </div>
  );
}
