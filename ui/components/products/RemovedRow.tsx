import { useText } from '../../text/text-context';
import { Button } from '../base/Button';
import styles from './RemovedRow.module.css';
import type { GoneLine } from './with-removed';

interface Props {
  readonly removed: GoneLine;
  readonly onUndo: () => void;
}

export function RemovedRow({ removed, onUndo }: Props) {
  const t = useText();
  const { name } = removed.item;
  return (
    <div className={styles.row} data-testid="removed-line">
      <p>{t(removed.isSaved === true ? 'cart.saved' : 'cart.removed', { name })}</p>
      <Button kind="quiet" autoFocus onClick={onUndo} aria-label={t('cart.undo-named', { name })}>
        {t('cart.undo')}
      </Button>
    </div>
  );
}
