import type { ReactNode } from 'react';
import { Foldable } from '../../components/base/Foldable';
import { OrderGlance, type OrderGlanceProps } from './OrderGlance';

interface Props extends Omit<OrderGlanceProps, 'isOpen'> {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

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
