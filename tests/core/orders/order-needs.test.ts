import { describe, expect, it } from 'vitest';
import { capturedOf } from '../../../core/orders/captured';
import { orderNeeds, type NeedFacts } from '../../../core/orders/order-needs';

const STEPS = [0, 1, 2, 3, 4, 5];
const ORDER: NeedFacts = {
  ...{ paid: false, canceled: false, paysFirst: false, payment: 'banktransfer' },
  ...{ step: 1, owesRefund: false, hasReturns: false },
};
const needs = (facts: Partial<NeedFacts> = {}) => orderNeeds({ ...ORDER, ...facts });

describe('what an order waits for', () => {
  it.each(STEPS)('at step %i is its money until it is paid; on delivery, once it has arrived', (step) => {
    expect(needs({ step }).includes('payment')).toBe(true);
    expect(needs({ step, payment: 'cashondelivery' }).includes('payment')).toBe(step === 5);
    expect(needs({ step, paid: true }).includes('payment')).toBe(false);
    expect(needs({ step, canceled: true }).includes('payment')).toBe(false);
  });
  it.each(STEPS)('at step %i is to be sent, unless it is sent, canceled or pays first', (step) => {
    const isAhead = step < 3;
    expect(needs({ step }).includes('sending')).toBe(isAhead);
    expect(needs({ step, paysFirst: true }).includes('sending')).toBe(false);
    expect(needs({ step, paysFirst: true, paid: true }).includes('sending')).toBe(isAhead);
    expect(needs({ step, paid: true, canceled: true }).includes('sending')).toBe(false);
  });
  it('is a refund and a return, also of one that was canceled', () => {
    expect(needs({ canceled: true, owesRefund: true, hasReturns: true })).toEqual(['refund', 'return']);
    expect(needs({ paid: true, step: 5 })).toEqual([]);
  });
});

describe('how much came for an order', () => {
  it.each([
    ['new', 0, 0],
    ['new', 300, 0],
    ['paid', 0, 1000],
    ['paid', 300, 1000],
    ['canceled', 0, 0],
    ['canceled', 300, 300],
  ] as const)('that is %s, of which %i went back, is %i', (status, refunded, captured) => {
    expect(capturedOf({ status, grandTotal: 1000, refunded })).toBe(captured);
  });
});
