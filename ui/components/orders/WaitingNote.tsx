import styles from '../bag/BagNotes.module.css';
import { Button } from '../base/Button';
import { useText } from '../../text/text-context';

interface Props {
  readonly count: number;
  readonly onOpen: () => void;
}

export function WaitingNote({ count, onOpen }: Props) {
  const t = useText();
  if (count === 0) return null;
  return (
    <div className={styles.note} data-testid="waiting-note">
      <p>{t('waiting.note', { count })}</p>
      <Button kind="quiet" aria-haspopup="dialog" onClick={onOpen}>
        {t('waiting.see')}
      </Button>
    </div>
  );
}
