import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from './vitrine';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(20);
}, 120_000);
afterAll(() => shop.remove());

const file = (content: string): string => {
  const path = join(shop.data, 'commerce.json');
  writeFileSync(path, content);
  return path;
};

describe('admin commerce', () => {
  it('accepts its own output: displayed lists can be edited and set, and take effect', async () => {
    const before = (await shop.ask('admin', 'commerce', 'show')) as {
      readonly shipping_methods: readonly { readonly method_code: string; readonly amount: number }[];
    }; // sound: the members are checked below
    expect(before.shipping_methods.map(({ method_code: code }) => code)).toEqual(['standard', 'express', 'pickup']);
    const shipping = before.shipping_methods.map((row) =>
      row.method_code === 'express' ? { ...row, amount: 19 } : row,
    );
    const set = await shop.ask(
      'admin',
      'commerce',
      'set',
      file(JSON.stringify({ ...before, shipping_methods: shipping })),
    );
    expect(set).toEqual({ ...before, shipping_methods: shipping });
    const { stdout } = await shop.run('admin', 'commerce', 'show');
    expect(stdout).toMatch(/express +vitrine +Express delivery +19\.00 +400\.00 +1–2/);
    expect(stdout).toMatch(/EUR +0\.92 +1 +0\.5 +0\.05/);
  });

  it('names the invalid field, and the unreadable file', async () => {
    const wrong = await shop.run('--json', 'admin', 'commerce', 'set', file('{"payment_methods":[{"code":"card"}]}'));
    expect([wrong.code, wrong.error()]).toEqual([
      1,
      { error: { code: 'invalid-input', message: 'payment_methods.0.title is required and must be an object' } },
    ]);
    const broken = await shop.run('--json', 'admin', 'commerce', 'set', file('{'));
    expect(broken.stderr).toContain('commerce.json is not valid JSON');
    const missing = await shop.run('--json', 'admin', 'commerce', 'set', join(shop.data, 'none.json'));
    expect(missing.stderr).toContain('none.json cannot be read');
  });
});
