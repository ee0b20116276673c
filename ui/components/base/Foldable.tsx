import { useId, type ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './Foldable.module.css';

interface Props {
  readonly testId: string;
  readonly number?: string;
  readonly head: ReactNode;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

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
