import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listing } from './shapes';
import { findJacket } from './shopper';
import { openShop, type Shop } from './vitrine';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => {
  shop.remove();
});

describe('shop settings on the command line', () => {
  it('change the behaviour of a command, and the command line takes precedence over the file', async () => {
    const file = join(shop.data, 'settings.json');
    writeFileSync(file, JSON.stringify({ catalogue: { pageSize: 3 }, cart: { maxQuantity: 1 } }));
    expect(listing.parse(await shop.ask('catalog', 'search', 'jacket', '--config', file)).perPage).toBe(3);
    const both = ['--config', file, '--setting', 'catalogue.pageSize=2'];
    expect(listing.parse(await shop.ask('catalog', 'search', 'jacket', ...both)).perPage).toBe(2);
    const { sku } = await findJacket(shop);
    const refused = await shop.run('--json', 'cart', 'add', sku, '--qty', '2', '--config', file);
    expect([refused.code, refused.error()]).toMatchObject([1, { error: { code: 'invalid-input' } }]);
  });

  it('are refused by name if they are unknown, invalid or not allowed in a file', async () => {
    const broken = join(shop.data, 'broken.json');
    writeFileSync(broken, '{');
    for (const [words, message] of [
      [['--setting', 'cart.confirmRemovl=false'], '--setting: cart.confirmRemovl is not a setting'],
      [['--setting', 'cart.maxQuantity=0'], '--setting: cart.maxQuantity must be a whole number of at least 1, not 0'],
      [['--config', broken], `--config: ${broken} is not valid JSON`],
      [['--config', `${broken}.none`], `--config: ${broken}.none cannot be read`],
    ] as const) {
      const { code, stderr } = await shop.run('cart', 'show', ...words);
      expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    }
    const served = await shop.run('serve', '--port', '0', '--setting', 'cart.confirmRemovl=false');
    expect([served.code, served.stderr]).toEqual([2, expect.stringContaining('cart.confirmRemovl is not a setting')]);
  });
});

describe('checkout tax and checkout country (S §7, tax-by-zip, geo-country)', () => {
  it('return the tax of a postcode, and the country in which the shop locates this machine', async () => {
    expect(await shop.ask('checkout', 'tax', '10001', 'us')).toMatchObject({ rate: expect.any(Number) as unknown });
    expect(await shop.ask('checkout', 'country')).toEqual({ country: 'US' });
  });
});
