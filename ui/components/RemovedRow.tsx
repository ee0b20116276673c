import { useText } from '../text/text-context';
import { Button } from './Button';
import styles from './RemovedRow.module.css';
import type { GoneLine } from './with-removed';

interface Props {
  readonly removed: GoneLine;
  readonly onUndo: () => void;
}

/** What stands where a line was, until the page is left: it has the way back, and the focus that the line's buttons had. */
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
