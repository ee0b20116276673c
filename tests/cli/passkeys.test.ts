import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure } from './shapes';
import { openShop, type Shop } from './vitrine';

const ADA = 'ada@vitrine.example';
const mails = z.object({ items: z.array(z.looseObject({ kind: z.string(), text: z.string() })) });

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(20);
}, 120_000);
afterAll(() => shop.remove());

describe('vitrine account passkeys', () => {
  it('explains where to add one, lists none, and refuses to change missing ones', async () => {
    await shop.ask('auth', 'request-code', ADA);
    const { items } = mails.parse(await shop.ask('outbox', ADA));
    const code = /code is (\w{4})/.exec(items.find(({ kind }) => kind === 'code')?.text ?? '')?.[1] ?? '';
    await shop.ask('auth', 'login', ADA, code);
    expect(await shop.ask('account', 'passkeys')).toMatchObject({ passkeys: [], max: 10 });
    expect((await shop.run('account', 'passkeys')).stdout).toMatch(/No passkeys yet[\s\S]*added in a browser/);
    const renamed = await shop.run('--json', 'account', 'passkeys', 'rename', '1', 'Key');
    const removed = await shop.run('--json', 'account', 'passkeys', 'remove', '1');
    for (const refused of [renamed, removed]) {
      expect(refused.code).toBe(1);
      expect(failure.parse(refused.error()).error.message).toContain('passkey 1 does not exist');
    }
  }, 60_000);
});
