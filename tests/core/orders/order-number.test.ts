import { describe, expect, it } from 'vitest';
import { readOrderNumber } from '../../../core/orders/order-number';

describe('an entered order number', () => {
  it.each([
    '100001',
    ' 100001 ',
    '#100001',
    '# 100001',
    '№ 100001',
    'No. 100001',
    'no 100001',
    'Nr.100001',
    'No: 100001',
    'Order #100001',
    'Order no. 100001',
  ])('is 100001 in "%s"', (typed) => expect(readOrderNumber(typed)).toBe('100001'));
  it.each(['NO-1001', 'NR1001', 'VT/2026-0001', 'norway-7', '0d5f6c1e-7f43-4f0e-8f5a-0c1d2e3f4a5b'])(
    'is "%s" unchanged',
    (typed) => expect(readOrderNumber(typed)).toBe(typed),
  );
  it('is empty if only punctuation was typed', () => {
    expect(readOrderNumber(' # ')).toBe('');
    expect(readOrderNumber('No.')).toBe('');
  });
});
