import { clsx } from 'clsx';
import { Button } from '../../components/base/Button';
import styles from './Work.module.css';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly kind?: 'secondary' | 'quiet';
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onPress: () => void;
}

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
