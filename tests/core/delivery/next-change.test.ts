import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateArrival, nextChange, type DeliveryCalendar } from '../../../core/delivery';

const BERLIN: DeliveryCalendar = {
  timeZone: 'Europe/Berlin',
  cutOff: 14 * 60,
  handlingDays: 0,
  workingDays: [1, 2, 3, 4, 5, 6, 7],
  holidays: new Set(),
};
const iso = (at: number) => new Date(at).toISOString();

describe('the end of validity of a delivery estimate', () => {
  it('is the cut-off hour, and midnight after that', () => {
    expect(iso(nextChange(Date.parse('2026-11-16T08:00:00Z'), BERLIN))).toBe('2026-11-16T13:00:00.000Z');
    expect(iso(nextChange(Date.parse('2026-11-16T13:00:00Z'), BERLIN))).toBe('2026-11-16T23:00:00.000Z');
  });
  it('is correct in nights of clock changes', () => {
    expect(iso(nextChange(Date.parse('2026-03-28T23:30:00Z'), BERLIN))).toBe('2026-03-29T12:00:00.000Z');
    expect(iso(nextChange(Date.parse('2026-10-24T22:30:00Z'), BERLIN))).toBe('2026-10-25T13:00:00.000Z');
  });
  it('does not change until then', () => {
    const moments = fc.integer({ min: Date.parse('2026-01-01T00:00:00Z'), max: Date.parse('2027-12-31T00:00:00Z') });
    const cutOffs = fc.integer({ min: 1, max: 1439 });
    fc.assert(
      fc.property(moments, cutOffs, fc.double({ min: 0, max: 1, noNaN: true }), (now, cutOff, part) => {
        const calendar = { ...BERLIN, cutOff };
        const until = nextChange(now, calendar);
        const between = now + Math.floor((until - 1 - now) * part);
        const arrival = (at: number) => estimateArrival(at, calendar, { min: 1, max: 3 });
        expect(until).toBeGreaterThan(now);
        expect(arrival(between)).toEqual(arrival(now));
      }),
    );
  });
});
