import { describe, expect, it } from 'vitest';
import {
  dayAt,
  dayNumber,
  endOfDay,
  isoDay,
  offsetAt,
  offsetSpans,
  startOfDay,
} from '../../../core/kernel/calendar-days';
import { isTimeZone } from '../../../core/kernel/is-time-zone';

const HOUR = 3_600_000;
const iso = (at: number) => new Date(at).toISOString();

describe('a day of a time zone', () => {
  it.each([
    ['UTC', '2026-11-27', '2026-11-27T00:00:00.000Z', 24],
    ['America/New_York', '2026-11-27', '2026-11-27T05:00:00.000Z', 24],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', 23],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', 23],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', 25],
    ['Asia/Shanghai', '2026-11-28', '2026-11-27T16:00:00.000Z', 24],
    ['Pacific/Kiritimati', '2026-06-15', '2026-06-14T10:00:00.000Z', 24],
    ['Pacific/Pago_Pago', '2026-06-15', '2026-06-15T11:00:00.000Z', 24],
    ['Asia/Kathmandu', '2026-06-15', '2026-06-14T18:15:00.000Z', 24],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00.000Z', 24.5],
    // Clocks change at midnight: the day begins at 01:00.
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z', 23],
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z', 23],
    // Clocks return to 23:00 at midnight: the day begins at the second one.
    ['Africa/Cairo', '2026-10-30', '2026-10-29T22:00:00.000Z', 24],
    ['Africa/Cairo', '2026-10-29', '2026-10-28T21:00:00.000Z', 25],
  ])('in %s, %s begins at %s and has %d hours', (zone, day, start, hours) => {
    expect([iso(startOfDay(day, zone)), (endOfDay(day, zone) - startOfDay(day, zone)) / HOUR]).toEqual([start, hours]);
  });

  it.each([
    ...['UTC', 'America/New_York', 'America/St_Johns', 'America/Havana', 'America/Santiago', 'Europe/Berlin'],
    ...['Europe/London', 'Asia/Beirut', 'Africa/Cairo', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Chatham'],
    ...['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Shanghai', 'Africa/Casablanca'],
  ])('ends where the next one begins, on every day of three years in %s', (zone) => {
    for (let number = dayNumber('2025-01-01'); number < dayNumber('2028-01-01'); number += 1) {
      const day = isoDay(number);
      const [start, end] = [startOfDay(day, zone), endOfDay(day, zone)];
      expect([day, dayAt(start, zone), dayAt(end - 1, zone)]).toEqual([day, day, day]);
      expect(dayAt(start - 1, zone)).toBe(isoDay(number - 1));
      expect([23, 23.5, 24, 24.5, 25]).toContain((end - start) / HOUR);
    }
  });

  it('is empty if the zone skipped it, and undefined if the calendar does not have it', () => {
    expect(startOfDay('2011-12-30', 'Pacific/Apia')).toBe(endOfDay('2011-12-30', 'Pacific/Apia'));
    expect(startOfDay('soon', 'Europe/Berlin')).toBeNaN();
  });

  it.each(['UTC', 'America/New_York', 'Asia/Tokyo', 'Europe/Berlin', 'Pacific/Kiritimati'])(
    'may be the first or the last one of the calendar in %s',
    (zone) => {
      for (const day of ['0001-01-01', '0099-12-31', '0999-12-31', '1582-10-10', '9999-12-30', '9999-12-31']) {
        const start = startOfDay(day, zone);
        expect([day, dayAt(start, zone), (endOfDay(day, zone) - start) / HOUR]).toEqual([day, day, 24]);
      }
      expect([dayAt(Date.UTC(12_000, 1), zone), dayAt(Date.UTC(-50, 1), zone)]).toEqual(['9999-12-31', '0001-01-01']);
    },
  );

  it('ends at midnight before 1970 as well', () => {
    const days = (zone: string) => [-1, 0].map((at) => dayAt(at, zone));
    expect([days('UTC'), days('Asia/Tokyo')]).toEqual([
      ['1969-12-31', '1970-01-01'],
      ['1970-01-01', '1970-01-01'],
    ]);
  });

  it('exists only for the zones of this system', () => {
    expect(['Europe/Berlin', 'UTC', 'Mars/Base', ''].map(isTimeZone)).toEqual([true, true, false, false]);
  });
});

describe('periods of equal offset', () => {
  it.each([
    ['America/New_York', '2026-01-01', '2026-12-31', 3],
    ['Europe/Berlin', '2026-03-29', '2026-03-29', 2],
    // The clocks change on the day before or after.
    ['Europe/Berlin', '2026-03-28', '2026-03-28', 1],
    ['Europe/Berlin', '2026-03-30', '2026-03-30', 1],
    ['Australia/Lord_Howe', '2026-01-01', '2026-12-31', 3],
    ['Asia/Shanghai', '2026-01-01', '2026-12-31', 1],
    ['UTC', '2026-01-01', '2026-12-31', 1],
  ])('give each quarter of an hour in %s, from %s to %s, its local day', (zone, from, to, count) => {
    const [begin, end] = [startOfDay(from, zone), endOfDay(to, zone)];
    const spans = offsetSpans(begin, end, zone);
    expect(spans).toHaveLength(count);
    for (let at = begin; at < end; at += HOUR / 4) {
      const offset = spans.find(({ before }) => at < before)?.offset ?? Number.NaN;
      if (offset !== offsetAt(at, zone)) expect([iso(at), offset]).toEqual([iso(at), offsetAt(at, zone)]);
    }
  });
});
