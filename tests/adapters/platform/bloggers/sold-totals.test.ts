import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toMinor } from '../../../../core/kernel/money';
import type { BloggerStatistics } from '../../../../core/contract';
import { ARRIVED, BloggerShop } from '../../../fixtures/bloggers';
import { resultOf } from '../../../fixtures/order';

let shop: BloggerShop;
beforeEach(async () => {
  shop = await BloggerShop.open();
});
afterEach(async () => {
  expect(await shop.verify()).toMatchObject({ sum: 0, faults: [] });
  await shop.close();
});

describe('a blogger (promise 12)', () => {
  it('finds that the totals in the statistics equal the sums of the rows', async () => {
    for (let at = 0; at < 4; at += 1) await shop.buy([{ sku: 'TEE' }, { sku: 'SOCKS' }], { promo: 'LOTTE' });
    const { items } = await shop.sales();
    await shop.advance(items[0]?.id, { cancel_reason: 'Sold out' });
    await shop.advance(items[1]?.id, { delivered: ARRIVED, status: 'O' });
    await shop.advance(items[1]?.id, { returned: ['SOCKS'], return_reason: 'Too small' });
    await shop.advance(items[2]?.id, { paid: true });
    const all = (await shop.sales()).items;
    const rows = all.filter(({ royalty }) => royalty.state !== 'rejected');
    const sum = (of: (row: (typeof rows)[number]) => number, some = rows) =>
      some.reduce((total, row) => total + toMinor(of(row)), 0);
    const { week, total, steps } = await resultOf<{
      week: BloggerStatistics['week'];
      total: Record<string, { profit: number }>;
      steps: Record<'month' | 'today' | 'week' | 'year', Record<string, readonly { profit: number; orders: number }[]>>;
    }>(shop.fixture.call('GET', `/api/blogger/statistics?token=${shop.lotte.token}`));
    const usd = week['USD'];
    const sold = all.filter(({ paid, canceled }) => paid || canceled);
    const unpaid = all.filter(({ paid, canceled }) => !paid && !canceled);
    expect([sold.length, unpaid.length]).toEqual([3, 1]);
    expect(usd?.count).toBe(3);
    expect(toMinor(usd?.gross ?? 0)).toBe(sum(({ royalty }) => royalty.gross, sold));
    expect(toMinor(usd?.sum ?? 0)).toBe(sum(({ royalty }) => royalty.base, sold));
    expect(toMinor(usd?.back ?? 0)).toBe(toMinor(usd?.gross ?? 0) - toMinor(usd?.sum ?? 0));
    expect(usd?.unpaid).toEqual({ count: 1, sum: unpaid[0]?.royalty.base, profit: unpaid[0]?.royalty.sum });
    expect(toMinor(usd?.profit ?? 0)).toBe(sum(({ royalty }) => royalty.sum));
    expect(toMinor(usd?.bonus ?? 0)).toBe(sum(({ royalty }) => royalty.bonus));
    for (const period of ['today', 'week', 'month', 'year'] as const) {
      const parts = steps[period]['USD'] ?? [];
      expect(
        parts.reduce((all, { profit }) => all + toMinor(profit), 0),
        period,
      ).toBe(toMinor(usd?.profit ?? 0));
      expect(
        parts.reduce((all, { orders }) => all + orders, 0),
        period,
      ).toBe(3);
    }
    expect(toMinor(total['USD']?.profit ?? 0)).toBe(toMinor((await shop.balance()).total));
  });
});
