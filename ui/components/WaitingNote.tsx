import styles from './BagNotes.module.css';
import { Button } from './Button';
import { useText } from '../text/text-context';

interface Props {
  /** Orders that wait on the device. */
  readonly count: number;
  readonly onOpen: () => void;
}

/** Says after 'not now' that orders wait on the device, with the way to them. */
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
