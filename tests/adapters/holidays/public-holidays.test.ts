import { describe, expect, it } from 'vitest';
import { createPublicHolidays } from '../../../adapters/holidays/public-holidays';

const holidays = createPublicHolidays();

describe('public holidays', () => {
  it.each([
    ['US', 2026, '2026-11-26'],
    ['GB', 2026, '2026-12-28'],
    ['DE', 2027, '2027-05-06'],
    ['CN', 2026, '2026-10-01'],
  ])('of %s in %i include %s', async (country, year, day) => {
    expect(await holidays.of(country, year)).toContain(day);
  });
  it('that last several days include each of them', async () => {
    expect(await holidays.of('RU', 2026)).toEqual(expect.arrayContaining(['2026-01-02', '2026-01-06']));
  });
  it('of half a day are excluded, and so are those that are only observed', async () => {
    expect(await holidays.of('CN', 2026)).not.toContain('2026-03-08');
    expect(await holidays.of('US', 2026)).not.toContain('2026-02-14');
  });
  it('are none without the package, which one warning names', async () => {
    const logged: string[] = [];
    const missing = Object.assign(new Error("Cannot find package 'date-holidays'"), { code: 'ERR_MODULE_NOT_FOUND' });
    const without = createPublicHolidays({
      telemetry: { log: (level, message) => logged.push(`${level}: ${message}`) },
      load: () => Promise.reject(missing),
    });
    expect([await without.of('US', 2026), await without.of('DE', 2026)]).toEqual([[], []]);
    expect(logged).toEqual(['warn: Delivery dates ignore public holidays: npm install date-holidays']);
  });
  it('fail if the package is installed but broken', async () => {
    const broken = createPublicHolidays({ load: () => Promise.reject(new Error('broken')) });
    await expect(broken.of('US', 2026)).rejects.toThrow('broken');
  });
  it('are none for an unknown country', async () => {
    expect(await holidays.of('XX', 2026)).toEqual([]);
  });
});
