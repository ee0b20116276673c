import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../adapters/demo';
import type { AggregationBucket } from '../../../../core/contract';
import type { ManagedCard } from '../../../../core/contract/orders/manage-gift-cards';
import { resultOf } from '../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../fixtures/platform';
import { sellAs } from '../../../fixtures/seller';
import { signIn } from '../../../fixtures/signed-in';

const JP = {
  ...{ code: 'jp', name: 'Nippon', language: 'en', locale: 'ja-JP', currency: 'JPY', country: 'JP' },
  ...{ prices_include_tax: true, time_zone: 'Asia/Tokyo', listed: true, domain: null },
};
const RATES = [
  { currency: 'EUR', rate: 0.92, step: 1, small_step: 0.5, below: 0.05 },
  { currency: 'RUB', rate: 90, step: 100, small_step: 10, below: 10 },
  { currency: 'JPY', rate: 151.37, step: 1, small_step: 1, below: 0 },
];
let fixture: FixturePlatform;
let token = '';
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  await sellAs(fixture);
  await fixture.platform.commerce.write({ currency_rates: RATES });
  ({ token } = await signIn(fixture, 'alma@vitrine.example'));
  await resultOf(fixture.call('POST', `/api/manage/store?token=${token}`, { document: JP }));
});
afterEach(() => fixture.platform.close());

const rangesIn = async (store: string) => {
  const query = encodeURIComponent(JSON.stringify({ filters: [], aggregations: [{ attribute: 'price', size: 20 }] }));
  const answer = await fixture.call('GET', `/api/catalog?store=${store}&type=product&searchQuery=${query}`);
  const { aggregations } = answer.json as {
    readonly aggregations: Readonly<Record<string, readonly AggregationBucket[]>>;
  };
  return aggregations['price']?.map(({ value }) => value);
};

describe('amounts that the shop sets in dollars', () => {
  it('are round price ranges in the currency of a custom store', async () => {
    const built = ['0-50', '50-100', '100-150', '150-'];
    expect(built).toEqual(expect.arrayContaining([...((await rangesIn('us')) ?? ['none'])]));
    const yen = ['0-10000', '10000-20000', '20000-30000', '30000-'];
    expect(yen).toEqual(expect.arrayContaining([...((await rangesIn('jp')) ?? ['none'])]));
  });

  it('limit gift cards and bonuses by a round amount of the currency, which the error names', async () => {
    const give = (store: string, amount: number) =>
      fixture.call('POST', `/api/manage/gift-card?token=${token}`, {
        ...{ key: `key-${store}-${String(amount)}`, store, amount, email: 'eve@shop.test', note: 'Late' },
      });
    const card = await resultOf<ManagedCard>(give('jp', 200_000));
    expect(card).toMatchObject({ value: 200_000, max: 200_000, currency: 'JPY' });
    for (const [store, max, text] of [
      ['jp', 200_000, '200000 JPY'],
      ['us', 1000, '1000.00 USD'],
      ['de', 1000, '1000.00 EUR'],
    ] as const)
      expect(await give(store, max + 1)).toMatchObject({
        status: 400,
        json: {
          meta: { errors: [{ field: 'amount', message: expect.stringContaining(`at most ${text}`) as string }] },
        },
      });
  });
});
