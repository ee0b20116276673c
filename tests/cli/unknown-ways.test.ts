import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BIN } from './built-bin';
import { findJacket } from './shopper';
import { openShop, type Shop } from './vitrine';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const { sku } = await findJacket(shop);
  await shop.ask('cart', 'add', sku);
}, 120_000);
afterAll(() => shop.remove());

describe('an unknown shipping or payment method', () => {
  it.each([
    ['shipping', '--shipping-method', 'flatrate', 'standard'],
    ['payment', '--payment-method', 'nonsense', 'cashondelivery'],
  ])('is refused by checkout %s, which names the known ones', async (section, option, wrong, known) => {
    const refused = await shop.run('--json', 'checkout', section, option, wrong);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain(`${option}: must be one of`);
    expect(refused.stderr).toContain(known);
    expect(JSON.stringify(await shop.ask('checkout', 'show'))).not.toContain(wrong);
    expect((await shop.run('--json', 'checkout', section, option, known)).code).toBe(0);
  });

  it('is accepted offline, if the known ones are not loaded', async () => {
    const { code } = await shop.run('--offline', 'checkout', 'payment', '--payment-method', 'nonsense');
    expect(code).toBe(0);
  });

  it('is accepted for an empty cart, because its methods are unknown', async () => {
    expect((await shop.run('--profile', 'empty', 'checkout', 'shipping', '--shipping-method', 'express')).code).toBe(0);
  });
});

describe('output that cannot be written', () => {
  it.runIf(existsSync('/dev/full'))('is a clear error', () => {
    const { status, stderr } = spawnSync('bash', ['-c', '"$0" "$@" > /dev/full', process.execPath, BIN, '--help'], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('The output cannot be written');
    expect(stderr).toContain('ENOSPC');
  });
});
