import { useId, type ReactNode } from 'react';
import { Icon } from '../../components/Icon';
import { OrderGlance, type OrderGlanceProps } from './OrderGlance';
import styles from './OrderItem.module.css';

interface Props extends Omit<OrderGlanceProps, 'isOpen'> {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The details, shown while it is open. */
  readonly children: ReactNode;
}

/** One order of the accordion (A §2.9): number, sequence, first photos and delivery status, whose place its details take while it is open. */
export function OrderItem({ order, sequence, now, isOpen, onToggle, children }: Props) {
  const id = useId();
  const number = order.increment_id;
  return (
    <li className={styles.item} data-testid="order" data-number={number} data-open={isOpen || undefined}>
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
          <OrderGlance order={order} sequence={sequence} now={now} isOpen={isOpen} />
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
