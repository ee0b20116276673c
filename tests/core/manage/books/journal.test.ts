import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_EVENTS, type BookEvent } from '../../../../core/contract/staff/book-events';
import { NO_SALES } from '../../../../core/contract/staff/sales-sums';
import { accountMovements, accountSums, paymentSums } from '../../../../core/manage/books/account-sums';
import { journalEntry } from '../../../../core/manage/books/journal';

const base = { day: '2026-03-05', currency: 'EUR', order: '100001' };
const amount = fc.integer({ min: -100_000, max: 100_000 });
const event: fc.Arbitrary<BookEvent> = fc.oneof(
  fc
    .record({
      act: fc.constantFrom('sale' as const, 'cancel' as const, 'refund' as const),
      rate: fc.constantFrom('', '0', '7', '19'),
      country: fc.constantFrom('DE', 'FR', 'US'),
      sums: fc.record({
        ...{ orders: amount, units: amount, gross: amount, discounts: amount, cancelled: amount },
        ...{ refunded: amount, shipping: amount, tax: amount, cards: amount },
        ...{ cost: amount, uncosted: amount, uncostedNet: amount },
      }),
    })
    .map((sale) => ({ ...base, kind: 'sale' as const, ...sale })),
  fc
    .record({ kind: fc.constantFrom('payment' as const, 'refund' as const), amount })
    .map((one) => ({ ...base, ...one, method: 'card', provider: 'stripe', reference: 'pi_1' })),
  fc
    .record({ kind: fc.constantFrom(...CARD_EVENTS), amount, goodwill: amount, isClosed: fc.boolean() })
    .map((one) => ({ ...base, ...one })),
  fc
    .record({
      reason: fc.constantFrom('opening', 'cashback', 'spent', 'returned', 'payout', 'staff', 'merged', 'erased'),
      amount,
    })
    .map((one) => ({ ...base, kind: 'bonus' as const, ...one })),
  fc.record({ kind: fc.constant('withheld' as const), amount }).map((one) => ({ ...base, ...one })),
  fc
    .record({ act: fc.constantFrom('accrued' as const, 'paid' as const), sum: amount, bonus: amount })
    .map((one) => ({ ...base, kind: 'royalty' as const, ...one })),
);

const linesOf = (one: BookEvent) =>
  Object.fromEntries(journalEntry(one).lines.map(({ account, of, amount: sum }) => [`${account} ${of}`.trim(), sum]));

describe('journal', () => {
  it('books every event with lines that add up to zero, and debits equal credits', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const entries = events.map(journalEntry);
        for (const { lines } of entries) {
          expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(0);
          expect(lines.every((line) => line.amount !== 0)).toBe(true);
        }
        const sums = accountSums(entries);
        const total = (side: 'credit' | 'debit') => sums.reduce((sum, one) => sum + one[side], 0);
        expect(total('debit')).toBe(total('credit'));
        for (const { opening, movements, closing } of accountMovements([], entries))
          expect(opening + movements.reduce((sum, one) => sum + one.amount, 0)).toBe(closing);
      }),
    );
  });

  it('sorts accounts in the order of the chart, then by rate or provider', () => {
    const paid = { ...base, kind: 'payment', amount: 5, method: 'card', reference: null } as const;
    const entries = [
      journalEntry({ ...base, kind: 'bonus', amount: 1, reason: 'cashback' }),
      journalEntry({ ...paid, provider: 'stripe' }),
      journalEntry({ ...paid, provider: 'hand' }),
    ];
    const names = accountSums(entries).map(({ account, of }) => `${account} ${of}`.trim());
    expect(names).toEqual(['receivable', 'payments hand', 'payments stripe', 'bonuses', 'bonus_expense']);
  });

  it('books a sale by rate and country, with shipping, tax and gift cards separately', () => {
    const sums = {
      ...NO_SALES,
      orders: 1,
      units: 2,
      gross: 10_000,
      discounts: 1000,
      shipping: 500,
      tax: 1805,
      cards: 5000,
    };
    expect(linesOf({ ...base, kind: 'sale', act: 'sale', rate: '19', country: 'DE', sums })).toEqual({
      receivable: 16_305,
      'sales 19 DE': -9000,
      'shipping 19 DE': -500,
      'tax 19 DE': -1805,
      gift_cards_sold: -5000,
    });
    const back = { ...NO_SALES, orders: -1, cancelled: 9000, tax: -1710 };
    const canceled = { ...base, kind: 'sale', act: 'cancel', rate: '19', country: 'DE', sums: back } as const;
    expect(linesOf(canceled)).toEqual({ receivable: -10_710, 'sales 19 DE': 9000, 'tax 19 DE': 1710 });
    expect(journalEntry(canceled).kind).toBe('cancel');
  });

  it('books payments by provider, or by method if staff recorded them', () => {
    const paid = { ...base, kind: 'payment', amount: 500, method: 'card', reference: null } as const;
    expect(linesOf({ ...paid, provider: 'stripe' })).toEqual({ 'payments stripe': 500, receivable: -500 });
    expect(linesOf({ ...paid, provider: null })).toEqual({ 'payments card': 500, receivable: -500 });
    const back = { ...paid, kind: 'refund', amount: 200, provider: 'stripe' } as const;
    expect(linesOf(back)).toEqual({ 'payments stripe': -200, receivable: 200 });
    expect(paymentSums([{ ...paid, provider: 'stripe' }, back])).toEqual([
      { method: 'card', provider: 'stripe', payments: 1, received: 500, refunds: 1, refunded: 200 },
    ]);
  });

  it('separates goodwill on gift cards from purchased balances', () => {
    const card = { ...base, amount: 1000, goodwill: 300, isClosed: false };
    expect(linesOf({ ...card, kind: 'card-issued' })).toEqual({
      ...{ gift_cards_sold: 700, gift_cards: -700, goodwill: 300, gift_card_goodwill: -300 },
    });
    expect(journalEntry({ ...card, kind: 'card-spent' }).lines).toEqual([
      { account: 'gift_cards', of: '', amount: 700 },
      { account: 'receivable', of: '', amount: -700 },
      { account: 'gift_card_goodwill', of: '', amount: 300 },
      { account: 'receivable', of: '', amount: -300 },
    ]);
    expect(linesOf({ ...card, kind: 'card-expired' })).toEqual({
      ...{ gift_cards: 700, gift_cards_expired: -700, gift_card_goodwill: 300, goodwill: -300 },
    });
    const netOf = (kind: 'card-back' | 'card-off', isClosed: boolean) => {
      const sums = accountSums([journalEntry({ ...card, kind, isClosed })]);
      return Object.fromEntries(sums.map(({ account, debit, credit }) => [account, debit - credit]));
    };
    expect(netOf('card-back', false)).toEqual({ receivable: 1000, gift_cards: -700, gift_card_goodwill: -300 });
    expect(netOf('card-back', true)).toEqual({ receivable: 1000, gift_cards_expired: -700, goodwill: -300 });
    expect(netOf('card-off', false)).toEqual({
      ...{ gift_cards: 700, gift_cards_sold: -700, gift_card_goodwill: 300, goodwill: -300 },
    });
    expect(netOf('card-off', true)).toEqual({ gift_cards_expired: 700, gift_cards_sold: -700 });
  });

  it('books bonuses by reason, and royalties when they are earned and paid', () => {
    const bonus = { ...base, kind: 'bonus', amount: 100 } as const;
    expect(linesOf({ ...bonus, reason: 'cashback' })).toEqual({ bonus_expense: 100, bonuses: -100 });
    expect(linesOf({ ...bonus, reason: 'spent', amount: -100 })).toEqual({ bonuses: 100, receivable: -100 });
    expect(linesOf({ ...bonus, reason: 'payout' })).toEqual({ royalties: 100, bonuses: -100 });
    expect(linesOf({ ...bonus, reason: 'erased', amount: -100 })).toEqual({ bonuses: 100, bonus_expense: -100 });
    const royalty = { ...base, kind: 'royalty', sum: 500, bonus: 100 } as const;
    expect(linesOf({ ...royalty, act: 'accrued' })).toEqual({ royalty_expense: 600, royalties: -600 });
    expect(linesOf({ ...royalty, act: 'paid' })).toEqual({ royalties: 500, bank: -500 });
    const kindOf = (sum: number, bonus: number) => journalEntry({ ...royalty, act: 'accrued', sum, bonus }).kind;
    expect([kindOf(-500, -100), kindOf(0, -100), kindOf(-500, 0)]).toEqual(Array(3).fill('royalty-back'));
    expect([kindOf(500, 100), kindOf(0, 100)]).toEqual(['royalty', 'royalty']);
    expect(linesOf({ ...base, kind: 'withheld', amount: 50 })).toEqual({ receivable: 50, bonus_expense: -50 });
  });
});
