import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateArrival, type DeliveryCalendar } from '../../../core/delivery';
import { dayNumber, isoDay, localTime, weekdayOf } from '../../../core/kernel/calendar-days';

const NEW_YORK: DeliveryCalendar = {
  timeZone: 'America/New_York',
  cutOff: 14 * 60,
  handlingDays: 0,
  workingDays: [1, 2, 3, 4, 5],
  holidays: new Set(['2026-11-26', '2026-12-25']),
};
const STANDARD = { min: 2, max: 4 };
const at = (moment: string) => Date.parse(moment);

describe('the days on which an order arrives', () => {
  it('are counted in working days from the shipping day', () => {
    // A Monday, 10:00 in New York.
    expect(estimateArrival(at('2026-11-16T15:00:00Z'), NEW_YORK, STANDARD)).toEqual({
      earliest: '2026-11-18',
      latest: '2026-11-20',
    });
  });
  it('leave out holidays and weekends', () => {
    // The Wednesday before Thanksgiving.
    expect(estimateArrival(at('2026-11-25T15:00:00Z'), NEW_YORK, STANDARD)).toEqual({
      earliest: '2026-11-30',
      latest: '2026-12-02',
    });
  });
  it('begin a working day later after the cut-off hour in local time', () => {
    const before = estimateArrival(at('2026-11-16T18:59:59Z'), NEW_YORK, STANDARD);
    const after = estimateArrival(at('2026-11-16T19:00:00Z'), NEW_YORK, STANDARD);
    expect([before?.earliest, after?.earliest]).toEqual(['2026-11-18', '2026-11-19']);
  });
  it('use the cut-off hour in summer and in winter', () => {
    // Clocks are set back on 1 November 2026: 14:00 is 18:00 UTC before it and 19:00 UTC after it.
    const leavesToday = (moment: string) =>
      estimateArrival(at(moment), { ...NEW_YORK, holidays: new Set() }, { min: 0, max: 0 })?.earliest;
    expect(leavesToday('2026-10-30T17:59:00Z')).toBe('2026-10-30');
    expect(leavesToday('2026-10-30T18:01:00Z')).toBe('2026-11-02');
    expect(leavesToday('2026-11-02T18:01:00Z')).toBe('2026-11-02');
    expect(leavesToday('2026-11-02T19:01:00Z')).toBe('2026-11-03');
  });
  it('include the days of handling', () => {
    const slow = { ...NEW_YORK, handlingDays: 2 };
    expect(estimateArrival(at('2026-11-16T15:00:00Z'), slow, STANDARD)?.earliest).toBe('2026-11-20');
  });
  it('exclude the holidays of the destination country, on which it may ship', () => {
    const there = { ...NEW_YORK, holidaysThere: new Set(['2026-11-16', '2026-11-18']) };
    expect(estimateArrival(at('2026-11-16T15:00:00Z'), there, STANDARD)?.earliest).toBe('2026-11-19');
  });
  it('are none if the shop is closed permanently', () => {
    expect(estimateArrival(0, { ...NEW_YORK, workingDays: [] }, STANDARD)).toBeUndefined();
  });
});

const zones = fc.constantFrom('America/New_York', 'Europe/London', 'Europe/Kyiv', 'Asia/Shanghai', 'Pacific/Auckland');
const moments = fc.integer({ min: at('2024-01-01T00:00:00Z'), max: at('2031-12-31T00:00:00Z') });
const holidays = fc
  .array(fc.integer({ min: dayNumber('2024-01-01'), max: dayNumber('2032-06-01') }), { maxLength: 400 })
  .map((days) => new Set(days.map(isoDay)));
const calendars: fc.Arbitrary<DeliveryCalendar> = fc.record({
  timeZone: zones,
  cutOff: fc.integer({ min: 0, max: 1439 }),
  handlingDays: fc.integer({ min: 0, max: 5 }),
  workingDays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  holidays,
  holidaysThere: fc.option(holidays, { nil: undefined }),
});
const transits = fc
  .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }))
  .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));

describe('any arrival', () => {
  it('is on working days, in order, and not before the order', () => {
    fc.assert(
      fc.property(moments, calendars, transits, (now, calendar, transit) => {
        const found = estimateArrival(now, calendar, transit);
        if (found === undefined) return;
        for (const day of [found.earliest, found.latest]) {
          expect(calendar.workingDays).toContain(weekdayOf(dayNumber(day)));
          expect(calendar.holidays.has(day)).toBe(false);
          expect(calendar.holidaysThere?.has(day) ?? false).toBe(false);
        }
        expect(found.earliest <= found.latest).toBe(true);
        expect(dayNumber(found.earliest)).toBeGreaterThanOrEqual(localTime(now, calendar.timeZone).day);
      }),
    );
  });
  it('is never earlier for a later order or a slower method', () => {
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: 0, max: 20 * 24 * 60 * 60 * 1000 }),
        calendars,
        transits,
        (now, wait, calendar, transit) => {
          const [soon, later] = [now, now + wait].map((moment) => estimateArrival(moment, calendar, transit));
          if (soon === undefined || later === undefined) return;
          expect(later.earliest >= soon.earliest && later.latest >= soon.latest).toBe(true);
          const slower = estimateArrival(now, calendar, { min: transit.min + 1, max: transit.max + 1 });
          expect(slower === undefined || slower.latest > soon.latest).toBe(true);
        },
      ),
    );
  });
});
