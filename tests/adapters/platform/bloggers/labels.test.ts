import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlacementLabel } from '../../../../core/contract';
import { toMinor } from '../../../../core/kernel/money';
import { BloggerShop } from '../../../fixtures/bloggers';
import { resultOf } from '../../../fixtures/order';
import { signIn } from '../../../fixtures/signed-in';

let shop: BloggerShop;
beforeEach(async () => {
  shop = await BloggerShop.open();
});
afterEach(async () => {
  expect(await shop.verify()).toMatchObject({ sum: 0, faults: [] });
  await shop.close();
});

const at = (path: string) => `/api/blogger/${path}${path.includes('?') ? '&' : '?'}token=${shop.lotte.token}`;
const listOf = async (query = '') =>
  (await resultOf<{ items: PlacementLabel[] }>(shop.fixture.call('GET', at(`labels${query}`)))).items;
const add = (label: string) => shop.fixture.call('POST', at('labels'), { label });
const click = (promo: string, address?: string) => shop.fixture.platform.bloggers.click(promo, address);
const of = (list: readonly PlacementLabel[], label: string) => list.find((one) => one.label === label);

describe('placement labels of links', () => {
  it('separate the clicks and sales of each placement, which add up to those of the statistics', async () => {
    await resultOf(add('summer-post'));
    await resultOf(add('story'));
    for (const promo of ['LOTTE~summer-post', 'lotte~Summer-Post', 'LOTTE', 'LOTTE~story']) await click(promo);
    await shop.buy([{ sku: 'TEE', qty: 2 }], { promo: 'LOTTE~summer-post' });
    await shop.buy([{ sku: 'CAP' }], { promo: 'LOTTE' });
    await shop.advance((await shop.sales()).items[1]?.id, { paid: true });
    const list = await listOf();
    expect(list.map(({ label, clicks }) => [label, clicks])).toEqual([
      ['', 1],
      ['story', 1],
      ['summer-post', 2],
    ]);
    expect(of(list, 'summer-post')?.sales).toMatchObject([{ count: 1, unpaid: { count: 0 } }]);
    expect(of(list, '')?.sales).toMatchObject([{ count: 1, gross: 0, unpaid: { count: 1 } }]);
    const { week } = await resultOf<{ week: Record<string, { sum: number; profit: number }> }>(
      shop.fixture.call('GET', at('statistics')),
    );
    const sumOf = (name: 'net' | 'profit') =>
      list.flatMap(({ sales }) => sales).reduce((sum, sale) => sum + toMinor(sale[name]), 0);
    expect([sumOf('net'), sumOf('profit')]).toEqual(
      [week['USD']?.sum, week['USD']?.profit].map((one) => toMinor(one ?? 0)),
    );
    expect((await shop.sales()).items.map(({ royalty }) => royalty.label)).toEqual([null, 'summer-post']);
  });

  it('count nothing for labels that the blogger does not have, or for unknown codes', async () => {
    await click('LOTTE~from-a-stranger');
    await click('NOBODY~story');
    await shop.buy([{ sku: 'CAP' }], { promo: 'LOTTE~from-a-stranger' });
    const list = await listOf();
    expect(list).toMatchObject([{ label: '', clicks: 1, sales: [{ count: 1 }] }]);
  });

  it('earn for a blogger whose corrected e-mail address is not confirmed yet', async () => {
    await resultOf(add('story'));
    const { id } = shop.lotte;
    const manage = (path: string) => `/api/manage/${path}token=${shop.staff.token}`;
    const { revision } = await resultOf<{ revision: string }>(
      shop.fixture.call('GET', manage(`person-details?id=${String(id)}&`)),
    );
    const input = { id: String(id), revision, email: 'lotte@new.test' };
    await resultOf(shop.fixture.call('POST', manage('person-profile?'), input));
    await click('LOTTE~story');
    await shop.buy([{ sku: 'CAP' }], { promo: 'LOTTE~story' });
    Object.assign(shop.lotte, await signIn(shop.fixture, 'lotte@new.test'));
    expect(shop.lotte.id).toBe(id);
    expect((await shop.sales()).items.map(({ royalty }) => royalty.label)).toEqual(['story']);
    expect(of(await listOf(), 'story')).toMatchObject({ clicks: 1, sales: [{ count: 1 }] });
  });

  it('keep the orders of a removed label, without its clicks', async () => {
    await resultOf(add('story'));
    await click('LOTTE~story');
    await shop.buy([{ sku: 'CAP' }], { promo: 'LOTTE~story' });
    await resultOf(shop.fixture.call('POST', at('labels/remove'), { label: 'story' }));
    expect(of(await listOf(), 'story')).toMatchObject({ is_active: false, clicks: 0, sales: [{ count: 1 }] });
    await click('LOTTE~story');
    expect(of(await listOf(), '')).toMatchObject({ clicks: 1 });
  });

  it('are limited to 50 labels of 32 letters, digits and hyphens, also for two concurrent forms', async () => {
    for (let number = 1; number < 50; number += 1) await resultOf(add(`label-${String(number)}`));
    const both = await Promise.all([add('one-more'), add('another')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await add('label-1')).toMatchObject({ status: 200 });
    expect(await add('one-too-many')).toMatchObject({ json: { meta: { error: 'too_many_labels', max: 50 } } });
    for (const label of ['Summer', 'a b', '-a', 'x'.repeat(33)])
      expect(await add(label)).toMatchObject({ status: 400, json: { meta: { errors: [{ field: 'label' }] } } });
  });

  it('limit the clicks counted per address and hour, but not those of other addresses', async () => {
    for (let count = 0; count < 70; count += 1) await click('LOTTE', '203.0.113.7');
    expect((await listOf())[0]?.clicks).toBe(60);
    await click('LOTTE', '198.51.100.9');
    expect((await listOf())[0]?.clicks).toBe(61);
  });

  it('are reported for a period', async () => {
    await click('LOTTE');
    await shop.buy([{ sku: 'CAP' }], { promo: 'LOTTE' });
    await shop.days(3);
    expect((await listOf('?period=today'))[0]).toMatchObject({ clicks: 0, sales: [] });
    expect((await listOf('?period=week'))[0]).toMatchObject({ clicks: 1, sales: [{ count: 1 }] });
  });
});
