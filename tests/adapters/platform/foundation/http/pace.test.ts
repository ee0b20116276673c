import { afterEach, expect, it } from 'vitest';
import { PORTIONS } from '../../../../../adapters/platform/foundation/limits/address-limits';
import { limitsByAddress } from '../../../../../adapters/platform/foundation/limits/limit-by-address';
import { suggest } from '../../../../../core/contract/catalogue/catalogue';
import { HandProvider } from '../../../../fixtures/hand-provider';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

const FROM = '203.0.113.9';

let fixture: FixturePlatform | undefined;
afterEach(() => fixture?.platform.close());

async function refused(times: number, address: string | undefined, path: string): Promise<number> {
  let count = 0;
  for (let n = 0; n < times; n += 1) {
    const request = new Request(`http://shop.test${path}`);
    if ((await fixture?.platform.fetch(request, { address }))?.status === 429) count += 1;
  }
  return count;
}
const search = '/api/catalog/suggest?text=cap';

it('searches and lists of one address share a limit that recovers over time; others and this machine are unaffected', async () => {
  fixture = await openFixturePlatform({ pace: { browsing: 120 } });
  const list = '/api/catalog?type=product&size=1';
  expect(await refused(100, FROM, search)).toBe(0);
  expect(await refused(25, FROM, list)).toBe(5);
  expect(await refused(5, FROM, search)).toBe(5);
  expect(await refused(5, '203.0.113.10', search)).toBe(0);
  expect(await refused(200, undefined, search)).toBe(0);
  await fixture.clock.advance(10 * 60_000 + 1);
  expect(await refused(5, FROM, search)).toBe(0);
});

it('calls that price a whole cart, or look up many SKUs, are limited as well', async () => {
  fixture = await openFixturePlatform({ pace: { browsing: 100, cartChanges: 100 } });
  const created = await fixture.call('POST', '/api/cart/create');
  const { result: token } = created.json as { result: string }; // sound: see the contract's own tests
  for (const path of ['pull', 'payment-methods', 'coupon'])
    expect([path, await refused(60, FROM, `/api/cart/${path}?cartId=${token}`)]).toEqual([
      path,
      { pull: 0, 'payment-methods': 20, coupon: 60 }[path],
    ]);
  const many = Array.from({ length: 120 }, (_, at) => `SKU-${String(at)}`).join(',');
  // Three pages of a list each, counted in portions of thirty.
  expect(await refused(60, FROM, `/api/stock/list?skus=${many}`)).toBeGreaterThan(10);
});

it('most searches write nothing: one per batch is recorded, and each over the limit is checked', async () => {
  const written: string[] = [];
  const limits = { isReached: false };
  const hit = (what: string) => {
    written.push(what);
    return limits.isReached ? Promise.reject(new Error('too many')) : Promise.resolve();
  };
  const limit = limitsByAddress({ hit }, { browsing: 3000, cartChanges: 1200, staff: 12_000 })({ endpoint: suggest });
  const portion = PORTIONS.browsing ?? 0;
  for (let n = 0; n < 2 * portion; n += 1) await limit?.(FROM);
  expect(written).toEqual([`address:browsing:${FROM}`, `address:browsing:${FROM}`]);
  limits.isReached = true;
  for (let n = 0; n < 3; n += 1) await expect(limit?.(FROM)).rejects.toThrow('too many');
  expect(written).toHaveLength(5);
});

it('cheap reads, pages of emails and files, tokens and the staff area are limited too', async () => {
  fixture = await openFixturePlatform({ pace: { browsing: 100, staff: 100 } });
  const paths = ['/api/cart/countries', '/api/cms/page/help', '/api/newsletter/none', '/api/download/none?key=none'];
  const counts: number[] = [];
  for (const path of paths) counts.push(await refused(100, FROM, path));
  expect(counts).toEqual([0, 0, 100, 100]);
  expect(await refused(10, '203.0.113.10', '/api/newsletter/none')).toBe(0);
  // Portions of thirty.
  expect(await refused(150, FROM, '/api/manage/attention')).toBe(30);
  expect(await refused(10, FROM, '/api/user/profile-account?id=1')).toBe(0);
});

class OneSecret extends HandProvider {
  override readWebhook({ body }: Parameters<HandProvider['readWebhook']>[0]) {
    const isGood = new TextDecoder().decode(body) === 'good';
    return Promise.resolve(isGood ? { kind: 'ignored' as const } : { kind: 'refused' as const, reason: 'unsigned' });
  }
}

it('forged payment reports are limited, but genuine ones never are', async () => {
  fixture = await openFixturePlatform({ pace: { browsing: 100 }, testPayments: false, payments: [new OneSecret()] });
  const report = async (body: string) => {
    const request = new Request('http://shop.test/api/payment/hand/webhook', { method: 'POST', body });
    return (await fixture?.platform.fetch(request, { address: FROM }))?.status;
  };
  const forged: unknown[] = [];
  for (let n = 0; n < 250; n += 1) forged.push(await report('forged'));
  expect([400, 429].map((status) => forged.filter((one) => one === status).length)).toEqual([210, 40]);
  expect(await report('good')).toBe(200);
  expect(fixture.telemetry.records.filter(({ kind }) => kind === 'log').length).toBeLessThanOrEqual(2 * 210 + 1);
});

it('the configured numbers are validated', async () => {
  fixture = await openFixturePlatform();
  await expect(openFixturePlatform({ pace: { browsing: 99 } })).rejects.toThrow(
    'option pace.browsing must be a whole number from 100 to 1000000, not 99',
  );
});

it('a search of many words costs more than one of few', async () => {
  fixture = await openFixturePlatform({ pace: { browsing: 120 } });
  const words = encodeURIComponent('jakcet shrit trosers blakc gren skrit jakcet shrit trosers blakc gren skrit');
  // Four units each, counted in portions of thirty.
  expect(await refused(60, FROM, `/api/catalog/suggest?store=us&text=${words}`)).toBeGreaterThan(20);
  const text = decodeURIComponent(words);
  for (const [address, query] of [
    ['203.0.113.10', { text, understand: true, filters: [] }],
    ['203.0.113.20', { text, filters: [] }],
  ] as const) {
    const asked = encodeURIComponent(JSON.stringify(query));
    const path = `/api/catalog?store=us&type=product&size=1&searchQuery=${asked}`;
    expect(await refused(60, address, path)).toBeGreaterThan(20);
  }
});

it('one address has at most eight pending searches, independent of others', async () => {
  fixture = await openFixturePlatform();
  const asked = encodeURIComponent(JSON.stringify({ text: 'cap', understand: true, filters: [] }));
  for (const path of [
    '/api/catalog/suggest?store=us&text=cap',
    `/api/catalog?store=us&type=product&searchQuery=${asked}`,
  ]) {
    const statuses = async (address: string) => {
      const requests = Array.from({ length: 12 }, () => new Request(`http://shop.test${path}`));
      const answers = await Promise.all(
        requests.map(async (request) => (await fixture?.platform.fetch(request, { address }))?.status),
      );
      return answers.toSorted();
    };
    const eight = [...Array.from({ length: 8 }, () => 200), ...Array.from({ length: 4 }, () => 429)];
    expect(await Promise.all([statuses(FROM), statuses('203.0.113.10')])).toEqual([eight, eight]);
    expect(await refused(3, FROM, path)).toBe(0);
  }
});
