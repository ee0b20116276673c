import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { failure } from './shapes';
import { openShop, type Shop } from './vitrine';

const EVE = 'eve-data@shop.test';
const AS_EVE = ['--profile', 'eve'];
const mails = z.object({ items: z.array(z.looseObject({ kind: z.string(), text: z.string(), subject: z.string() })) });

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(20);
}, 120_000);
afterAll(() => shop.remove());

const outbox = async (contact: string) => mails.parse(await shop.ask('outbox', contact)).items;

async function signIn(contact: string, profile: readonly string[]): Promise<void> {
  await shop.ask('auth', 'request-code', contact, ...profile);
  const code = /code is (\w{4})/.exec((await outbox(contact)).find(({ kind }) => kind === 'code')?.text ?? '')?.[1];
  await shop.ask('auth', 'login', contact, code ?? '', ...profile);
}

describe('vitrine account edit and confirm-email', () => {
  it('changes the contact email with the code sent there', async () => {
    const [asMia, post] = [['--profile', 'mia'], 'mia-post@shop.test'];
    await signIn('mia-data@shop.test', asMia);
    const pending = await shop.ask('account', 'edit', '--email', post, ...asMia);
    expect(pending).toMatchObject({ email: 'mia-data@shop.test', pending_email: post });
    const code = /code is (\w{4})/.exec((await outbox(post))[0]?.text ?? '')?.[1] ?? '';
    expect(await shop.ask('account', 'confirm-email', post, code, ...asMia)).toMatchObject({ email: post });
  }, 60_000);
});

describe('vitrine account export and delete', () => {
  it("exports one's own data to a file, and deletes the account after confirmation", async () => {
    await signIn(EVE, AS_EVE);
    const out = join(shop.data, 'eve.json');
    expect(await shop.ask('account', 'export', '--out', out, ...AS_EVE)).toMatchObject({ file: out, orders: 0 });
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ account: { login_email: EVE } });
    expect(statSync(out).mode & 0o777).toBe(0o600);
    const asked = await shop.run('account', 'delete', ...AS_EVE);
    expect(asked.stdout).toContain('This cannot be undone');
    expect(await shop.ask('account', 'delete', '--yes', ...AS_EVE)).toMatchObject({ deleted: true, obstacles: [] });
    expect(await shop.ask('auth', 'whoami', ...AS_EVE)).toEqual({ user: null, previous: null });
    expect((await outbox(EVE)).map(({ subject }) => subject)).toEqual(['Your account is deleted']);
  }, 60_000);

  it('names what prevents the deletion, and refuses it to someone acting as another user', async () => {
    const asAlma = ['--profile', 'alma'];
    await signIn('alma@vitrine.example', asAlma);
    const refused = await shop.run('--json', 'account', 'delete', '--yes', ...asAlma);
    expect(refused.code).toBe(2);
    expect(failure.parse(refused.error()).error.message).toContain('admin');
    await shop.ask('auth', 'as-user', 'ada@vitrine.example', ...asAlma);
    const acting = await shop.run('--json', 'account', 'export', ...asAlma);
    expect([acting.code, failure.parse(acting.error()).error.code]).toEqual([1, 'ACCESS_DENIED']);
  }, 60_000);
});
