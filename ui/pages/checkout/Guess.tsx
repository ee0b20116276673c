import { clsx } from 'clsx';
import styles from './Fields.module.css';

interface Props {
  /** Asks what was meant, and is what puts it right. Left out where there is nothing to ask. */
  readonly question: string | undefined;
  readonly onTake: () => void;
  /** Id of the field that it is about: it has the focus once it is put right. */
  readonly field: string;
}

/** A question about something that looks mistyped, below its field. It refuses nothing: who meant it goes on. */
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
