import { useText } from '../../text/text-context';
import styles from './BagNotes.module.css';
import { Button } from '../base/Button';

export type Reach = 'known' | 'offline' | 'unreached';

interface Props {
  readonly reach: Reach;
  readonly soldOut: number;
  readonly short: number;
  readonly onRetry: () => void;
  readonly onRemoveSoldOut: () => void;
  readonly onSetToLeft: () => void;
}

export function BagNotes({ reach, soldOut, short, onRetry, onRemoveSoldOut, onSetToLeft }: Props) {
  const t = useText();
  return (
    <div role="status" className={styles.notes} data-testid="bag-notes">
      {reach === 'offline' && <p className={styles.note}>{t('cart.offline')}</p>}
      {reach === 'unreached' && (
        <div className={styles.note} data-testid="bag-unreached">
          <p>{t('cart.unreached')}</p>
          <Button kind="quiet" onClick={onRetry}>
            {t('error.retry')}
          </Button>
        </div>
      )}
      {soldOut > 0 && (
        <div className={styles.note} data-testid="bag-sold-out">
          <p>{t('cart.sold-out', { count: soldOut })}</p>
          <Button kind="quiet" onClick={onRemoveSoldOut}>
            {t('cart.remove-sold-out')}
          </Button>
        </div>
      )}
      {short > 0 && (
        <div className={styles.note} data-testid="bag-short">
          <p>{t('cart.short', { count: short })}</p>
          <Button kind="quiet" onClick={onSetToLeft}>
            {t('cart.set-to-left')}
          </Button>
        </div>
      )}
    </div>
  );
}
