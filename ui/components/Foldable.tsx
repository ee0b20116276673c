import { useId, type ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './Foldable.module.css';

interface Props {
  readonly testId: string;
  /** By which the row (`data-number`) and its button (`data-order`) are found, where it is one of a shopper's orders. */
  readonly number?: string;
  /** What is always shown, inside the button that opens the rest. */
  readonly head: ReactNode;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Shown while it is open. */
  readonly children: ReactNode;
}

/** One row of a list that opens in place. */
export function Foldable({ testId, number, head, isOpen, onToggle, children }: Props) {
  const id = useId();
  return (
    <li className={styles.item} data-testid={testId} data-number={number} data-open={isOpen || undefined}>
      <h2 className={styles.heading}>
        <button
          type="button"
          id={`${id}-head`}
          className={styles.head}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-body` : undefined}
          data-order={number}
          onClick={onToggle}
        >
          {head}
          <span className={styles.mark}>
            <Icon name="down" />
          </span>
        </button>
      </h2>
      {isOpen && (
        <div role="region" id={`${id}-body`} aria-labelledby={`${id}-head`} className={styles.body}>
          {children}
        </div>
      )}
    </li>
  );
}
