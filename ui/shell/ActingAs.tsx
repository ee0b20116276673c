import { Button } from '../components/Button';
import { useText } from '../text/text-context';
import styles from './ActingAs.module.css';

interface Props {
  /** Who the shop takes the visitor for. */
  readonly name: string;
  /** Who it is in truth; empty where this device does not know. */
  readonly previous: string;
  readonly busy: boolean;
  readonly onReturn: () => void;
}

/** Stands over every page while somebody acts as another user, with the way back (A §2.5, §4.3). */
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
