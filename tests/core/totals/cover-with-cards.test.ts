import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverWithCards } from '../../../core/totals';

const card = (code: string, balance: number) => ({ code, balance });

describe('gift cards that pay a sum', () => {
  it('are spent one after the other, the last one partly, and the others not at all', () => {
    const [a, b, c] = [card('A', 300), card('B', 200), card('C', 100)];
    expect(coverWithCards(400, [a, b, c])).toEqual({
      taken: [
        { card: a, amount: 300 },
        { card: b, amount: 100 },
      ],
      missing: 0,
    });
    expect(coverWithCards(500, [a, card('E', 0), b, c]).taken.map(({ card: { code } }) => code)).toEqual(['A', 'B']);
    expect(coverWithCards(0, [a])).toEqual({ taken: [], missing: 0 });
    expect(coverWithCards(500, [a])).toEqual({ taken: [{ card: a, amount: 300 }], missing: 200 });
  });

  it('cover what they are charged and never more than their balance, for any values', () => {
    const money = fc.integer({ min: 0, max: 10_000 });
    const cards = fc.array(fc.record({ code: fc.string(), balance: money }), { maxLength: 6 });
    fc.assert(
      fc.property(money, cards, (sum, all) => {
        const { taken, missing } = coverWithCards(sum, all);
        const paid = taken.reduce((total, { amount }) => total + amount, 0);
        expect(paid + missing).toBe(sum);
        for (const {
          card: { balance },
          amount,
        } of taken) {
          expect(amount).toBeGreaterThan(0);
          expect(amount).toBeLessThanOrEqual(balance);
        }
        const held = all.reduce((total, { balance }) => total + balance, 0);
        expect(missing).toBe(Math.max(0, sum - held));
      }),
    );
  });
});
