import { Button } from '../components/base/Button';
import { useText } from '../text/text-context';
import styles from './ActingAs.module.css';

interface Props {
  readonly name: string;
  /** Empty if unknown on this device. */
  readonly previous: string;
  readonly busy: boolean;
  readonly onReturn: () => void;
}

export function ActingAs({ name, previous, busy, onReturn }: Props) {
  const t = useText();
  return (
    <section className={styles.bar} aria-label={t('acting.label')} data-testid="acting-as">
      <p>{t('acting.as', { name })}</p>
      {previous !== '' && (
        <Button kind="quiet" busy={busy} onClick={onReturn}>
          {t('acting.return', { name: previous })}
        </Button>
      )}
    </section>
  );
}
