import { describe, expect, it } from 'vitest';
import { isInSpecialPriceWindow, saleDaysIn } from '../../../core/pricing';

const holds = (dates: Parameters<typeof saleDaysIn>[0], zone: string, at: string) =>
  isInSpecialPriceWindow(saleDaysIn(dates, zone), Date.parse(at));

describe('a special price with bare dates in the time zone of the shop', () => {
  it.each(['2026-11-27', '2026-11-27 00:00:00', '2026-11-27T00:00'])('lasts until midnight of %s there', (to) => {
    const zone = 'America/New_York';
    expect(holds({ special_to_date: to }, zone, '2026-11-28T01:30:00Z')).toBe(true);
    expect(holds({ special_to_date: to }, zone, '2026-11-28T04:59:59.999Z')).toBe(true);
    expect(holds({ special_to_date: to }, zone, '2026-11-28T05:00:00Z')).toBe(false);
  });

  it.each([
    ['America/New_York', '2026-11-28', '2026-11-28T04:59:59Z', '2026-11-28T05:00:00Z'],
    ['Asia/Shanghai', '2026-11-28', '2026-11-27T15:59:59Z', '2026-11-27T16:00:00Z'],
    ['Pacific/Kiritimati', '2026-11-28', '2026-11-27T09:59:59Z', '2026-11-27T10:00:00Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T04:59:59Z', '2026-03-08T05:00:00Z'],
  ])('begins in %s on %s', (zone, from, before, at) => {
    expect([holds({ special_from_date: from }, zone, before), holds({ special_from_date: from }, zone, at)]).toEqual([
      false,
      true,
    ]);
  });

  it.each(['America/New_York', 'Asia/Tokyo'])(
    'may last from the first to the last day of the calendar in %s',
    (zone) => {
      const always = { special_from_date: '0001-01-01', special_to_date: '9999-12-31' };
      for (const at of ['0001-01-02T00:00:00Z', '2026-11-27T00:00:00Z', '9999-12-31T00:00:00Z'])
        expect(holds(always, zone, at)).toBe(true);
    },
  );

  it('keeps times, offsets, unreadable dates, and everything in UTC', () => {
    const dates = { special_from_date: '2026-11-27T10:00', special_to_date: '2026-11-27T18:00+01:00' };
    expect(saleDaysIn(dates, 'America/New_York')).toEqual(dates);
    const odd = { special_from_date: '2026-02-30', special_to_date: 'soon' };
    expect(saleDaysIn(odd, 'America/New_York')).toEqual(odd);
    const bare = { special_from_date: '2026-11-27', special_to_date: null };
    expect(saleDaysIn(bare, 'UTC')).toBe(bare);
  });
});
