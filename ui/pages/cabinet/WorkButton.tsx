import { clsx } from 'clsx';
import { Button } from '../../components/Button';
import styles from './Work.module.css';

interface Props {
  readonly label: string;
  /** Label with what it is done to, for who does not see the place of the button. */
  readonly name: string;
  readonly kind?: 'secondary' | 'quiet';
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onPress: () => void;
}

/** A button that does something at the shop, and says beside itself why it could not. */
export function WorkButton({ label, name, kind = 'secondary', busy, error, onPress }: Props) {
  return (
    <div className={clsx(styles.work, kind === 'quiet' && styles.quiet)}>
      <Button kind={kind} busy={busy} aria-label={name} onClick={onPress}>
        {label}
      </Button>
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
