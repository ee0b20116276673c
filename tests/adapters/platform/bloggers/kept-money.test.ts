import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toDecimal, toMinor } from '../../../../core/kernel/money';
import { BloggerShop } from '../../../fixtures/bloggers';

let shop: BloggerShop;
beforeEach(async () => {
  shop = await BloggerShop.open();
});
afterEach(async () => {
  expect(await shop.verify()).toMatchObject({ sum: 0, faults: [] });
  await shop.close();
});

const LINES = [{ sku: 'TEE', qty: 2 }, { sku: 'CAP' }, { sku: 'SOCKS' }];
const royalty = async () => {
  const found = (await shop.sales()).items[0]?.royalty;
  return { base: toMinor(found?.base ?? 0), sum: toMinor(found?.sum ?? 0) };
};

describe('the royalty of an order of several lines', () => {
  it.each([50, 1, 0])('follows the retained payment if a line is refunded %i cents less', async (less) => {
    const { id } = await shop.buy(LINES, { promo: 'LOTTE' });
    const { base } = await royalty();
    const { money } = await shop.advance(id, { delivered: '2026-01-03', status: 'O' });
    const goods = money.lines.reduce((sum, { paid }) => sum + toMinor(paid), 0);
    const back = toMinor(money.lines.find(({ sku }) => sku === 'CAP')?.paid ?? 0) - less;
    await shop.advance(id, { returned: ['CAP'], return_reason: 'Too small', refund: toDecimal(back) });
    expect((await royalty()).sum).toBe(Math.floor(Math.floor((base * (goods - back)) / goods) / 10));
  });

  it('is zero once all lines are returned, in one call or in several', async () => {
    for (const calls of [[['TEE', 'CAP', 'SOCKS']], [['CAP'], ['TEE'], ['SOCKS']]]) {
      const { id } = await shop.buy(LINES, { promo: 'LOTTE' });
      expect((await royalty()).sum).toBeGreaterThan(0);
      await shop.advance(id, { delivered: '2026-01-03', status: 'O' });
      for (const returned of calls) await shop.advance(id, { returned, return_reason: 'Too small' });
      expect((await royalty()).sum).toBe(0);
    }
  });
});
