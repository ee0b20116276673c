import { describe, expect, it } from 'vitest';
import { entriesOf, type Movement } from '../../../core/bloggers/ledger';

const EARNED: Movement = { reason: 'order_placed', from: 'shop', to: 'pending', sum: 1000, bonus: 200 };

describe('a transaction in the ledger of bloggers', () => {
  it('debits one account by what it credits to another, separately for profit and bonuses', () => {
    expect(entriesOf(EARNED)).toEqual([
      { account: 'shop', kind: 'profit', amount: -1000 },
      { account: 'pending', kind: 'profit', amount: 1000 },
      { account: 'shop', kind: 'bonus', amount: -200 },
      { account: 'pending', kind: 'bonus', amount: 200 },
    ]);
  });

  it.each([
    ['profit', { bonus: 0 }],
    ['bonus', { sum: 0 }],
  ] as const)('has no zero entry: %s alone', (kind, none) => {
    expect(new Set(entriesOf({ ...EARNED, ...none }).map((entry) => entry.kind))).toEqual(new Set([kind]));
  });

  it.each([
    { sum: -1 },
    { bonus: -1 },
    { sum: 1, bonus: -1 },
    { sum: -1, bonus: 1 },
    { sum: 0, bonus: 0 },
    { from: 'pending' },
  ] as const)('is rejected with %j', (over) => {
    expect(() => entriesOf({ ...EARNED, ...over })).toThrow(RangeError);
    expect(() => entriesOf({ ...EARNED, ...over })).toThrow('order_placed is no movement of money');
  });
});
