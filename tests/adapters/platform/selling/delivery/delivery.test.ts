import { afterEach, describe, expect, it } from 'vitest';
import { COMMERCE } from '../../../../../adapters/platform/starter/commerce';
import type { DeliveryOffer } from '../../../../../core/contract/selling/delivery';
import type { OrderResult, ShippingMethod } from '../../../../../core/contract';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

const open: FixturePlatform[] = [];
afterEach(async () => {
  for (const { platform } of open.splice(0)) await platform.close();
});

async function opened(...[options]: Parameters<typeof openFixturePlatform>): Promise<FixturePlatform> {
  const fixture = await openFixturePlatform({ stores: ['us', 'de'], ...options });
  await fixture.clock.advance(Date.parse('2026-11-25T15:00:00Z') - fixture.clock.now());
  open.push(fixture);
  return fixture;
}
const { region: _, region_id: __, region_code: ___, ...STREET } = NEW_YORK;
const VIENNA = { ...STREET, city: 'Vienna', postcode: '1010', countryId: 'AT' };
const offered = (fixture: FixturePlatform, query = '') =>
  resultOf<DeliveryOffer>(fixture.call('GET', `/api/delivery${query}`));
const daysOf = ({ ways }: DeliveryOffer) =>
  Object.fromEntries(ways.map(({ method_code: code, arrival }) => [code, arrival && Object.values(arrival)]));

describe('the delivery estimate', () => {
  it('uses the calendar of the store, its working days and holidays', async () => {
    const fixture = await opened();
    const offer = await offered(fixture, '?storeCode=us');
    expect(daysOf(offer)).toEqual({
      standard: ['2026-11-30', '2026-12-02'],
      express: ['2026-11-27', '2026-11-30'],
      pickup: ['2026-11-27', '2026-11-30'],
    });
    expect(offer).toMatchObject({ country: 'US', valid_until: '2026-11-25T19:00:00.000Z' });
  });
  it("follows the requested country, and the store's calendar if the country has none", async () => {
    const fixture = await opened();
    // 16:00 in Berlin, after the cut-off: leaves on Thursday, a holiday only in the United States.
    expect(daysOf(await offered(fixture, '?storeCode=us&country=DE')).standard).toEqual(['2026-12-03', '2026-12-09']);
    // Packed in New York, but 8 December is a holiday in Austria.
    await fixture.clock.advance(Date.parse('2026-12-07T15:00:00Z') - fixture.clock.now());
    expect(daysOf(await offered(fixture, '?storeCode=us&country=AT')).standard).toEqual(['2026-12-15', '2026-12-21']);
  });
  it('has the terms of each method abroad, and mentions possible customs duties', async () => {
    const fixture = await opened();
    const to = (store: string, country: string) => offered(fixture, `?storeCode=${store}&country=${country}`);
    const far = await to('us', 'DE');
    expect(far.ways[0]).toMatchObject({ method_code: 'standard', amount: 19, days_to_delivery: 9 });
    expect(far.ways.map(({ method_code: code }) => code)).not.toContain('express');
    expect(far.may_owe_duties).toBe(true);
    expect(await to('us', 'US')).toMatchObject({ may_owe_duties: false, ways: [{ amount: 4 }, { amount: 14 }, {}] });
    // Abroad within the customs union.
    expect(await to('de', 'AT')).toMatchObject({ may_owe_duties: false, ways: [{ days_to_delivery: 9 }] });
  });
  it('applies to an order that goes abroad', async () => {
    const fixture = await opened();
    const cartId = await cartWith(fixture, [{ sku: 'TEE' }]);
    const path = `/api/cart/shipping-methods?cartId=${cartId}`;
    const body = { address: { country_id: 'AT' } };
    const methods = await resultOf<ShippingMethod[]>(fixture.call('POST', path, body));
    expect(methods.map(({ method_code: code, amount }) => [code, amount])).toEqual([['standard', 19]]);
    const order = await orderOf(fixture, cartId, { address: VIENNA });
    const placed = await resultOf<OrderResult>(fixture.call('POST', '/api/order', order));
    expect(placed.arrival).toEqual(methods[0]?.arrival);
  });
  it('changes at the end of its validity', async () => {
    const fixture = await opened();
    const { valid_until: until } = await offered(fixture);
    await fixture.clock.advance(Date.parse(until ?? '') - 1 - fixture.clock.now());
    expect(daysOf(await offered(fixture)).express).toEqual(['2026-11-27', '2026-11-30']);
    await fixture.clock.advance(1);
    expect(daysOf(await offered(fixture)).express).toEqual(['2026-11-30', '2026-12-01']);
  });
  it("includes the free-shipping threshold in the store's currency, and no unreachable limit", async () => {
    const fixture = await opened();
    const free = async (store: string) =>
      (await offered(fixture, `?storeCode=${store}`)).ways.map(({ free_from: from }) => from);
    expect(await free('us')).toEqual([undefined, 400, undefined]);
    expect(await free('de')).toEqual([undefined, 365, undefined]);
  });
  it('has no date if the merchant has set no calendar', async () => {
    const fixture = await opened();
    await fixture.platform.commerce.write({ delivery_calendars: [] });
    expect(daysOf(await offered(fixture))).toEqual({ standard: undefined, express: undefined, pickup: undefined });
    expect((await offered(fixture)).valid_until).toBeNull();
  });
  it('is the same on the methods of a cart, in its order and in the confirmation email', async () => {
    const fixture = await opened();
    const cartId = await cartWith(fixture, [{ sku: 'TEE' }]);
    const methods = await resultOf<ShippingMethod[]>(
      fixture.call('POST', `/api/cart/shipping-methods?cartId=${cartId}`, { address: { country_id: 'US' } }),
    );
    const days = { earliest: '2026-11-30', latest: '2026-12-02' };
    expect(methods.find(({ method_code: code }) => code === 'standard')?.arrival).toEqual(days);
    const placed = await resultOf<OrderResult>(fixture.call('POST', '/api/order', await orderOf(fixture, cartId)));
    expect(placed.arrival).toEqual(days);
    const mails = await fixture.platform.outbox.list();
    expect(mails.some(({ text }) => text.includes('Arrives: Mon, Nov 30 – Wed, Dec 2'))).toBe(true);
  });
});

describe('a delivery calendar', () => {
  const [calendar] = COMMERCE.delivery_calendars;
  const [standard] = COMMERCE.shipping_methods;
  it.each([
    [{ cut_off: '25:00' }, 'delivery_calendars.0.cut_off must be an hour of the day'],
    [{ time_zone: 'Mars/Olympus' }, 'delivery_calendars.0.time_zone must be a time zone, such as Europe/Berlin'],
    [{ working_days: [] }, 'delivery_calendars.0.working_days must be a list of at least 1 entries'],
    [{ working_days: ['1', '1'] }, 'delivery_calendars.0.working_days must name each weekday once'],
    [{ closed_on: [{ day: '2026-02-30' }] }, 'delivery_calendars.0.closed_on.0.day must be a day, such as 2026-12-24'],
    [{ handling_days: -1 }, 'delivery_calendars.0.handling_days must be at least 0'],
  ])('is refused: %j', async (fault, message) => {
    const fixture = await opened();
    const written = fixture.platform.commerce.write({ delivery_calendars: [{ ...calendar, ...fault }] });
    await expect(written).rejects.toThrow(message);
  });
  it('exists once for each country', async () => {
    const fixture = await opened();
    await expect(fixture.platform.commerce.write({ delivery_calendars: [calendar, calendar] })).rejects.toThrow(
      'delivery_calendars.1.country must not be repeated: US',
    );
  });
  it('requires methods whose minimum days do not exceed their maximum', async () => {
    const fixture = await opened();
    const wrong = { ...standard, least_days_to_delivery: 5 };
    await expect(fixture.platform.commerce.write({ shipping_methods: [wrong] })).rejects.toThrow(
      'shipping_methods.0.least_days_to_delivery must be at most days_to_delivery, 4',
    );
  });
  it('requires methods with valid terms abroad, and is absent if they ship only domestically', async () => {
    const { platform } = await opened();
    const write = (method: object) => platform.commerce.write({ shipping_methods: [{ ...standard, ...method }] });
    await expect(write({ abroad: { amount: 9, least_days_to_delivery: 5, days_to_delivery: 3 } })).rejects.toThrow(
      'shipping_methods.0.abroad.least_days_to_delivery must be at most days_to_delivery, 3',
    );
    await expect(write({ domestic_only: true })).rejects.toThrow(
      'shipping_methods.0.abroad must be omitted if domestic_only is on',
    );
  });
  it('has closed days of the shop', async () => {
    const fixture = await opened();
    const closed = { ...calendar, public_holidays: false, closed_on: [{ day: '2026-11-25' }] };
    await fixture.platform.commerce.write({ delivery_calendars: [closed] });
    // Thanksgiving counts as a working day here.
    expect(daysOf(await offered(fixture)).express).toEqual(['2026-11-27', '2026-11-30']);
  });
});
