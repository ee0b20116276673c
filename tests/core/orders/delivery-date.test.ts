import { describe, expect, it } from 'vitest';
import { deliveryDate, deliveryMoment } from '../../../core/orders/delivery-date';

const NOW = Date.UTC(2026, 11, 30, 9);
const day = (delivered_at: string | null, days_to_delivery: number | null, locale = 'en-US', timeZone?: string) =>
  deliveryDate({ delivered_at, days_to_delivery }, { now: NOW, locale, timeZone });

describe('the delivery date (A §2.10)', () => {
  it('is the actual delivery date, whatever was promised', () => {
    expect(day('2026-12-24T12:00:00.000Z', 9)).toBe('December 24');
  });
  it('is otherwise today plus the delivery days', () => {
    expect(day(null, 0)).toBe('December 30');
    expect(day(null, 1)).toBe('December 31');
  });
  it('includes the year if it is not the current one', () => {
    expect(day(null, 2)).toBe('January 1, 2027');
    expect(day('2025-12-30T12:00:00.000Z', null)).toBe('December 30, 2025');
  });
  it('promises no date while the order awaits payment, and one once it is paid, transferred or paid on delivery', () => {
    const delivery = { delivered_at: null, days_to_delivery: 4 };
    const days = (order: object) => deliveryMoment({ delivery, ...order }).days_to_delivery;
    expect(days({ paid: false, payment_link: '/pay/1' })).toBeNull();
    expect(days({ paid: true, payment_link: '/pay/1' })).toBe(4);
    expect(days({ paid: false, payment_link: null })).toBe(4);
  });
  it('is unknown without both, or with an invalid date', () => {
    expect(day(null, null)).toBeUndefined();
    expect(day('soon', null)).toBeUndefined();
  });
  it('is formatted in the locale and the time zone of the store', () => {
    expect(day('2026-12-24T12:00:00.000Z', null, 'de-DE')).toBe('24. Dezember');
    expect(day('2026-12-24T23:30:00.000Z', null, 'en-US', 'Europe/Berlin')).toBe('December 25');
  });
});
