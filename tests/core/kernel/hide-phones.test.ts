import { describe, expect, it } from 'vitest';
import { hidePhones } from '../../../core/kernel/hide-phones';

describe('a phone number in a text', () => {
  it.each([
    '+12125550100',
    '+1 212 555 0100',
    '+1 (212) 555-0100',
    '+1.212.555.0100',
    '+49 30 / 123 456',
    '+49 (0) 30 123456-78',
    '+380(44)123-45-67',
    '+86 138 0013 8000',
    '+123456',
    '0049 30 123456',
    '0049301234567',
    '00 380 44 123 45 67',
    '030/1234567',
    '030 123 45 67',
    '(030) 123-4567',
    '0171-1234567',
    '01711234567',
    '06 12 34 56 78',
    '020 7946 0958',
    '(212) 555-0100',
    '8 (495) 123-45-67',
    '8 800 555 35 35',
    '212-555-0100',
    '212.555.0100',
    '1-212-555-0100',
  ])('is hidden as a whole: %s', (phone) => {
    for (const [before, after] of [
      ['', ''],
      ['call ', ' now'],
      ['<', '>: no such user'],
      ['phone="', '"'],
      ['to ', ', refused'],
      ['to ', '.'],
    ])
      expect(hidePhones(`${before ?? ''}${phone}${after ?? ''}`, '…')).toBe(`${before ?? ''}…${after ?? ''}`);
  });

  it('is hidden anywhere, also twice', () => {
    expect(hidePhones('from +49 30 123456 to 0171 1234567', '…')).toBe('from … to …');
  });
});

describe('text without a phone number', () => {
  it.each([
    'order 100001 is paid',
    'order 000000123',
    'orders 100001, 100002 and 100003',
    'the price 1234.50 USD is not 1,234.50',
    '10 000,00 € and 1 234 567,89 €',
    '10\u00A0000,00\u00A0€ and 1\u00A0234\u00A0567,89\u00A0€',
    '0.5 of 0.25',
    'at 2026-11-28T10:00:00.000Z',
    '2026-11-28 10:00',
    '08-11-2026 10:00',
    '01/02/2026',
    '01.02.2026 10:15',
    '1764355126000 ms',
    '127.0.0.1:3000 and 10.0.0.2',
    '192.168.100.100',
    'bar code 4006381333931',
    '0000-0001-2345',
    'JACKET-RED-S-010203',
    'sku 01-02-03',
    'at file.ts:1234:56 (node:internal/100:200)',
    '550e8400-e29b-41d4-a716-446655440000',
    'cs_test_1234567890123',
    'version 20.20.2',
    'took 1234567 of 123456789 bytes',
    'ZIP 10004-1234',
  ])('is unchanged: %s', (text) => {
    expect(hidePhones(text, '…')).toBe(text);
  });

  it('is scanned in linear time', () => {
    const text = `${'0 '.repeat(50_000)}${'+'.repeat(50_000)}${'(1'.repeat(50_000)}`;
    const before = process.cpuUsage();
    hidePhones(text, '…');
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
  });
});
