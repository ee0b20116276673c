import { clsx } from 'clsx';
import styles from './Fields.module.css';

interface Props {
  readonly question: string | undefined;
  readonly onTake: () => void;
  readonly field: string;
}

/** Suggests a correction; never blocks. */
export function Guess({ question, onTake, field }: Props) {
  return (
    <p role="status" className={clsx(styles.whole, styles.aside, styles.guess)}>
      {question !== undefined && (
        <button
          type="button"
          onClick={() => {
            document.getElementById(field)?.focus();
            onTake();
          }}
        >
          {question}
        </button>
      )}
    </p>
  );
}
