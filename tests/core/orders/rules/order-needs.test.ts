import { describe, expect, it } from 'vitest';
import { codesSentOnlyPaid, isSentOnlyPaid } from '../../../../core/contract/selling/methods';
import { amountUnpaid } from '../../../../core/orders/rules/amount-due';
import { capturedOf } from '../../../../core/orders/rules/captured';
import { orderNeeds, type NeedFacts } from '../../../../core/orders/rules/order-needs';
import { paymentState } from '../../../../core/orders/rules/payment-state';

const STEPS = [0, 1, 2, 3, 4, 5];
const ORDER: NeedFacts = {
  ...{ paid: false, canceled: false, sendsOnlyPaid: false, isRefunded: false, payment: 'banktransfer' },
  ...{ step: 1, owesRefund: false, hasReturns: false, isLarge: false },
};
const needs = (facts: Partial<NeedFacts> = {}) => orderNeeds({ ...ORDER, ...facts });

describe('the pending tasks of an order', () => {
  it.each(STEPS)('include at step %i the payment until it is paid; on delivery, once it has arrived', (step) => {
    expect(needs({ step }).includes('payment')).toBe(true);
    expect(needs({ step, payment: 'cashondelivery' }).includes('payment')).toBe(step === 5);
    expect(needs({ step, paid: true }).includes('payment')).toBe(false);
    expect(needs({ step, canceled: true }).includes('payment')).toBe(false);
  });
  it.each(STEPS)(
    'include at step %i shipping, unless it is shipped, canceled, refunded or has to be paid first',
    (step) => {
      const isAhead = step < 3;
      expect(needs({ step }).includes('sending')).toBe(isAhead);
      expect(needs({ step, sendsOnlyPaid: true }).includes('sending')).toBe(false);
      expect(needs({ step, sendsOnlyPaid: true, paid: true }).includes('sending')).toBe(isAhead);
      expect(needs({ step, paid: true, canceled: true }).includes('sending')).toBe(false);
      expect(needs({ step, paid: true, isRefunded: true }).includes('sending')).toBe(false);
    },
  );
  it('include a refund and a return, also of a canceled one', () => {
    expect(needs({ canceled: true, owesRefund: true, hasReturns: true })).toEqual(['refund', 'return']);
    expect(needs({ paid: true, step: 5 })).toEqual([]);
  });
  it('include a check if it is large', () => {
    expect(needs({ isLarge: true, step: 5, payment: 'cashondelivery', paid: true })).toEqual(['check']);
  });
});

describe('orders that ship only once they are paid', () => {
  it.each([
    [{ code: 'banktransfer' }, true],
    [{ code: 'banktransfer', send_when_paid: false }, false],
    [{ code: 'invoice' }, false],
    [{ code: 'invoice', send_when_paid: true }, true],
    [{ code: 'cashondelivery' }, false],
    [{ code: 'card', redirect: true, send_when_paid: false }, true],
  ])('are those of %o: %o', (method, is) => {
    expect(isSentOnlyPaid(method)).toBe(is);
  });
  it('include those of a bank transfer that is no longer offered', () => {
    expect(codesSentOnlyPaid([{ code: 'card', redirect: true }, { code: 'cashondelivery' }])).toEqual([
      'card',
      'banktransfer',
    ]);
    expect(codesSentOnlyPaid([{ code: 'banktransfer', send_when_paid: false }])).toEqual([]);
  });
});

describe('the payment status of an order', () => {
  it.each([
    ['new', 0, 0, 'not-paid'],
    ['new', 300, 0, 'not-paid'],
    ['paid', 0, 1000, 'paid'],
    ['paid', 300, 1000, 'partly-refunded'],
    ['paid', 999, 1000, 'partly-refunded'],
    ['paid', 1000, 1000, 'refunded'],
    ['canceled', 0, 0, 'not-paid'],
    ['canceled', 300, 300, 'refunded'],
  ] as const)('that is %s, with %i refunded of %i, is: %s', (status, refunded, captured, state) => {
    const facts = { status, grandTotal: 1000, refunded };
    expect(capturedOf(facts)).toBe(captured);
    expect(paymentState(facts)).toBe(state);
  });
  it('without a price is paid once marked so', () => {
    expect(paymentState({ status: 'paid', grandTotal: 0, refunded: 0 })).toBe('paid');
  });
  it('is due without the gift card payment, until it is paid or canceled', () => {
    const order = { grandTotal: 1000, fulfilment: { giftCards: 300 } };
    expect(amountUnpaid({ ...order, status: 'new' })).toBe(700);
    expect(amountUnpaid({ ...order, status: 'paid' })).toBe(0);
    expect(amountUnpaid({ ...order, status: 'canceled' })).toBe(0);
  });
});
