import { describe, expect, it } from 'vitest';
import { activeOrders, deliveryStatus } from '../../../core/orders/delivery-status';

describe('the delivery status (A §2.10)', () => {
  it('has a label for each step', () => {
    const letters = ['P', 'N', 'AB', 'D', 'LF', 'O'];
    expect(letters.map((order_status) => deliveryStatus({ order_status }))).toEqual([
      'waiting',
      'accepted',
      'preparing',
      'sent',
      'arriving',
      'delivered',
    ]);
  });
  it('follows the stage rather than the letter, and shows a cancellation first', () => {
    expect(deliveryStatus({ order_status: 'N', stage: 4 })).toBe('arriving');
    expect(deliveryStatus({ order_status: 'O', stage: 5, canceled: true })).toBe('canceled');
  });
  it('of an unknown letter or stage is the initial one', () => {
    expect(deliveryStatus({ order_status: 'constructor' })).toBe('waiting');
    expect(deliveryStatus({ order_status: 'N', stage: Number.NaN })).toBe('waiting');
  });
});

describe('active orders (A §2.5, §9)', () => {
  const entry = (increment_id: string, stage: number | null, canceled = false) => ({ increment_id, stage, canceled });
  it('are the newest three that are neither cancelled nor delivered', () => {
    const history = [entry('9', 1), entry('8', 5), entry('7', 0, true), entry('6', 4), entry('5', null), entry('4', 2)];
    expect(activeOrders(history).map(({ increment_id }) => increment_id)).toEqual(['9', '6', '5']);
    expect(activeOrders([])).toEqual([]);
  });
});
