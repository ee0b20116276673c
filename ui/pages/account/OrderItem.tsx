import type { ReactNode } from 'react';
import { Foldable } from '../../components/Foldable';
import { OrderGlance, type OrderGlanceProps } from './OrderGlance';

interface Props extends Omit<OrderGlanceProps, 'isOpen'> {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The details, shown while it is open. */
  readonly children: ReactNode;
}

/** One order of the accordion (A §2.9): number, first photos and delivery status, whose place its details take while it is open. */
export function OrderItem({ order, now, isOpen, onToggle, children }: Props) {
  return (
    <Foldable
      testId="order"
      number={order.increment_id}
      head={<OrderGlance order={order} now={now} isOpen={isOpen} />}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      {children}
    </Foldable>
  );
}
