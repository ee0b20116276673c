import { afterEach, describe, expect, it } from 'vitest';
import type { CmsPage } from '../../../../../core/contract';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

const open: FixturePlatform[] = [];
afterEach(async () => {
  for (const { platform } of open.splice(0)) await platform.close();
});

async function opened(): Promise<FixturePlatform> {
  const fixture = await openFixturePlatform({ stores: ['us', 'de', 'ru', 'ua', 'cn'], starter: true });
  await fixture.clock.advance(Date.parse('2026-11-25T15:00:00Z') - fixture.clock.now());
  open.push(fixture);
  return fixture;
}
const pageOf = (fixture: FixturePlatform, store: string) =>
  resultOf<CmsPage>(fixture.call('GET', `/api/cms/page/shipping-info?storeId=${store}`));

describe('the delivery page', () => {
  it('has its table from the delivery rule, and the time until which it is valid', async () => {
    const { content, valid_until: until } = await pageOf(await opened(), 'us');
    expect(content).not.toContain('{{delivery}}');
    expect(content).toContain('before 2:00 PM (Eastern Time) on a working day');
    expect(content).toContain('Mon, Nov 30 – Wed, Dec 2');
    expect(content).toContain('$14.00, free from $400.00');
    expect(content).toContain('No shipping or delivery on: Thu, Nov 26 · Fri, Dec 25 ·');
    expect(content).toContain('<p>Outside the country of the store:</p>');
    expect(content).toContain('<td>5–9</td><td>$19.00</td>');
    expect(until).toBe('2026-11-25T19:00:00.000Z');
  });
  it.each([
    ['de', 'werktags vor 14:00 Uhr'],
    ['ru', 'в рабочий день до 14:00'],
    ['ua', 'в робочий день до 14:00'],
    ['cn', '工作日14:00'],
  ])('uses the language of store %s', async (store, words) => {
    expect((await pageOf(await opened(), store)).content).toContain(words);
  });
  it.each([
    ['us', ['1', '2', '3', '4', '5'], 'Our working days: Monday – Friday'],
    ['de', ['1', '2', '3', '4', '5', '6'], 'Unsere Werktage: Montag – Samstag'],
    ['ru', ['2', '3', '4'], 'вторник – четверг'],
    ['ua', ['1', '2', '3', '5'], 'понеділок – середа і'],
    ['cn', ['1', '2', '3', '4', '5'], '星期一 – 星期五'],
    ['us', ['1', '2', '6'], 'Monday, Tuesday, and Saturday'],
  ] as const)('shows the working days of store %s as a range: %j', async (store, days, words) => {
    const fixture = await opened();
    const { delivery_calendars: calendars } = await fixture.platform.commerce.read();
    await fixture.platform.commerce.write({
      delivery_calendars: calendars.map((one) => ({ ...one, working_days: [...days] })),
    });
    expect((await pageOf(fixture, store)).content.replace(/\s/gu, ' ')).toContain(words);
  });
  it('follows settings of the merchant at once', async () => {
    const fixture = await opened();
    const { delivery_calendars: calendars, shipping_methods: methods } = await fixture.platform.commerce.read();
    await fixture.platform.commerce.write({
      delivery_calendars: calendars.map((one) => ({ ...one, cut_off: '09:30', handling_days: 2 })),
      shipping_methods: methods.map((one) => ({ ...one, amount: 7 })),
    });
    const { content } = await pageOf(fixture, 'us');
    expect(content).toContain('Orders ship 2 working days after they are placed. Orders placed from 9:30 AM');
    expect(content).toContain('$7.00');
    expect(content).not.toContain('$4.00');
  });
  it.each([
    [1, 'us', 'Orders ship 1 working day after'],
    [1, 'de', 'verlassen uns 1 Werktag nach'],
    [2, 'ru', 'отправляются через 2 рабочих дня после'],
    [5, 'ua', 'вирушають через 5 робочих днів після'],
  ])('counts %d days in the language of store %s', async (days, store, words) => {
    const fixture = await opened();
    const { delivery_calendars: calendars } = await fixture.platform.commerce.read();
    await fixture.platform.commerce.write({
      delivery_calendars: calendars.map((one) => ({ ...one, handling_days: days })),
    });
    expect((await pageOf(fixture, store)).content).toContain(words);
  });
});
