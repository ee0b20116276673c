import { describe, expect, it } from 'vitest';
import { isPaidOut, nextPayoutAt, payoutOf } from '../../../core/bloggers/payouts/plan-payout';

const at = (iso: string) => Date.parse(`${iso}Z`);

describe('a payout', () => {
  it.each([
    { sum: 1999, minimum: 2000, isPaid: false },
    { sum: 2000, minimum: 2000, isPaid: true },
    { sum: 1, minimum: 0, isPaid: true },
    { sum: 0, minimum: 0, isPaid: false },
    { sum: -1, minimum: -5, isPaid: false },
  ])('of $sum with a minimum of $minimum is made: $isPaid', ({ sum, minimum, isPaid }) => {
    expect(isPaidOut({ sum }, minimum)).toBe(isPaid);
  });

  it('carries a negative bonus balance forward', () => {
    expect(payoutOf({ sum: 2000, bonus: 150 })).toEqual({ sum: 2000, bonus: 150 });
    expect(payoutOf({ sum: 2000, bonus: -150 })).toEqual({ sum: 2000, bonus: 0 });
  });

  it.each([
    ['2026-03-09T23:59:59.999', '2026-03-10T00:00'],
    ['2026-03-10T00:00', '2026-04-10T00:00'],
    ['2026-03-31T12:00', '2026-04-10T00:00'],
    ['2026-12-10T00:00', '2027-01-10T00:00'],
  ])('after %s is due at %s', (now, next) => {
    expect(new Date(nextPayoutAt(at(now), 10, 'UTC')).toISOString()).toBe(`${next}:00.000Z`);
  });

  it('is due at midnight in the time zone of the shop', () => {
    const next = nextPayoutAt(at('2026-03-09T16:00'), 10, 'Asia/Tokyo');
    expect(new Date(next).toISOString()).toBe('2026-04-09T15:00:00.000Z');
  });
});
