import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(async () => {
  await fixture.platform.close();
});

const get = <T>(path: string) => resultOf<T>(fixture.call('GET', `/api/cart/${path}`));
interface Shop {
  readonly name: string;
  readonly country: string;
}

describe('places (S §7)', () => {
  it('include as countries those that the shop ships to, with their states', async () => {
    const countries = await get<{ id: string; available_regions?: { code: string }[] }[]>('countries');
    expect(countries.map(({ id }) => id)).toEqual(expect.arrayContaining(['US', 'DE', 'UK', 'RU', 'UA', 'CN', 'PL']));
    expect(countries.filter((entry) => entry.available_regions !== undefined).map(({ id }) => id)).toEqual([
      'CA',
      'US',
    ]);
  });

  it('include the states of one country, or none', async () => {
    expect(await get('states?country=CA')).toContainEqual({ region_id: 74, code: 'ON', name: 'Ontario' });
    expect(await get('states?country=DE')).toEqual([]);
    expect((await fixture.call('GET', '/api/cart/states?country=germany')).status).toBe(400);
  });

  it('include the pickup stores of one country, or all', async () => {
    const all = await get<Shop[]>('stores');
    expect(new Set(all.map(({ country }) => country))).toEqual(new Set(['US', 'DE', 'UK']));
    expect(await get<Shop[]>('stores?country=DE')).toMatchObject([{ name: 'Vitrine Mitte', country: 'DE' }]);
    expect(await get('stores?country=FR')).toEqual([]);
  });

  it.each([
    ['10004', 'US', 8.875, 'New York'],
    ['10004-1234', 'US', 8.875, 'New York'],
    ['94103', 'US', 0, 'California'],
    ['20166', 'US', 0, 'Virginia'],
    ['20001', 'US', 0, 'District of Columbia'],
    ['73301', 'US', 0, 'Texas'],
    ['05501', 'US', 0, 'Massachusetts'],
    ['34002', 'US', 0, null],
    ['00501', 'US', 0, null],
    ['1000', 'US', 0, null],
    ['10115', 'DE', 19, null],
    ['75001', 'FR', 0, null],
  ])('have a tax by zip %s in %s of %s %%', async (zip, country, rate, region) => {
    expect(await get(`tax-by-zip?zip=${zip}&country=${country}`)).toMatchObject({ rate, region });
  });

  it.each([
    [{ 'cf-ipcountry': 'DE' }, 'DE'],
    [{ 'x-country-code': 'UA' }, 'UA'],
    [{ 'cf-ipcountry': 'ZZ' }, 'US'],
    [{}, 'US'],
  ])("use the proxy's country by IP if the shop ships there: %j", async (headers, country) => {
    const request = new Request('http://shop.test/api/cart/geo-country', {
      headers: new Headers(Object.entries(headers)),
    });
    const answer: unknown = await (await fixture.platform.fetch(request)).json();
    expect(answer).toMatchObject({ result: { country } });
  });
});
