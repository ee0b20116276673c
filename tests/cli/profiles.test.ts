import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BIN } from './built-bin';
import { cart } from './shapes';
import { findJacket } from './shopper';
import { openShop, type Shop } from './vitrine';

let shop: Shop;
let sku: string;
beforeAll(async () => {
  shop = await openShop();
  sku = (await findJacket(shop)).sku;
}, 120_000);
afterAll(() => shop.remove());

describe('profiles', () => {
  it('are independent of each other', async () => {
    await shop.ask('cart', 'add', sku, '--profile', 'ada', '--qty', '2');
    await shop.ask('checkout', 'personal', '--first-name', 'Ada', '--profile', 'ada');
    const ada = cart.parse(await shop.ask('cart', 'show', '--profile', 'ada'));
    const bob = cart.parse(await shop.ask('cart', 'show', '--profile', 'bob'));
    expect(ada.items).toMatchObject([{ sku, qty: 2 }]);
    expect(bob.items).toEqual([]);
    expect(bob.token).not.toBe(ada.token);
    expect(await shop.ask('checkout', 'show', '--profile', 'bob')).toMatchObject({
      personalDetails: { firstName: '' },
    });
  });

  it('never keep a password', async () => {
    await shop.ask('checkout', 'personal', '--password', 'correct horse', '--create-account', '--profile', 'ada');
    const { stdout } = await shop.run('checkout', 'show', '--json', '--profile', 'ada');
    expect(stdout).not.toContain('correct horse');
    expect(stdout).toContain('"createAccount":true');
  });

  it('fill twenty carts at once on one database', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `crowd-${at}`);
    const carts = await Promise.all(names.map((name) => shop.ask('cart', 'add', sku, '--profile', name)));
    const parsed = carts.map((answer) => cart.parse(answer));
    for (const { items } of parsed) expect(items).toMatchObject([{ sku, qty: 1 }]);
    const tokens = parsed.map(({ token }) => token);
    expect(tokens).not.toContain('');
    expect(new Set(tokens).size).toBe(20);
  }, 180_000);

  it('can be read after a process was killed at any time', async () => {
    await shop.ask('cart', 'add', sku, '--profile', 'victim');
    for (const delay of [40, 90, 140, 190, 240, 290, 340, 390]) {
      const child = spawn(
        process.execPath,
        [BIN, '--data', shop.data, '--profile', 'victim', 'cart', 'set', sku, '2'],
        {
          stdio: 'ignore',
        },
      );
      const ended = new Promise((resolve) => child.on('exit', resolve));
      setTimeout(() => child.kill('SIGKILL'), delay);
      await ended;
      const { items } = cart.parse(await shop.ask('cart', 'show', '--profile', 'victim'));
      expect(items).toMatchObject([{ sku }]);
      expect([1, 2]).toContain(items[0]?.qty);
      await shop.ask('cart', 'set', sku, '1', '--profile', 'victim');
    }
  }, 180_000);
});
